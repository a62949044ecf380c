import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AgentPoint, priorAgents, volunteerAgents } from './method-card/agents.ts'
import { calibrationOf, calibrationStudy } from './method-card/calibration-study.ts'
import { cardFiles } from './method-card/card-files.ts'
import { findingsOf } from './method-card/findings.ts'
import { parallelForms, playAllForms } from './method-card/parallel-study.ts'
import { simulatePlayers } from './method-card/simulate-players.ts'

/**
 * Simulates players and writes the card as Markdown, as a page and as figures, with the underlying study:
 * `node scripts/build-method-card.ts [--players N] [--out FOLDER]`, takes minutes. `--players` takes only the first of each group, for a quick run.
 */
const { values } = parseArgs({ options: { players: { type: 'string' }, out: { type: 'string', default: '.' } } })

/**
 * Default counts: simulated volunteers, those of them who play a second game or all nine forms, players from the prior, and those for the ranks.
 * There are fewer volunteers drawn than play: the first of them play again, another game.
 */
const usual = { volunteers: 5000, prior: 2000, retested: 1000, parallel: 600, calibration: 2000 }

const maxPlayers = Number(values.players ?? Infinity)
if (!(maxPlayers >= 20)) {
  console.error('--players must be a number from 20 on.')
  process.exit(2)
}
const study = (name: string, agents: readonly AgentPoint[], retested: number) => {
  const chosenAgents = agents.slice(0, maxPlayers)
  return Array.from(simulatePlayers(chosenAgents, retested), (player, i) => {
    if ((i + 1) % 500 === 0) console.error(`${name}: ${i + 1} of ${chosenAgents.length} simulated players`)
    return player
  })
}
const gamesRanked = Math.min(maxPlayers, usual.calibration)
const findings = findingsOf({
  volunteers: study(
    'reference group',
    Array.from({ length: usual.volunteers }, (_, i) => volunteerAgents[i % volunteerAgents.length] ?? []),
    usual.retested,
  ),
  prior: study('prior', priorAgents(usual.prior), 0),
  parallel: parallelForms(volunteerAgents.slice(0, Math.min(maxPlayers, usual.parallel)).map(playAllForms)),
  calibration: calibrationOf(calibrationStudy(gamesRanked, Math.ceil(gamesRanked / 4))),
})
for (const [path, text] of Object.entries(cardFiles(findings))) {
  const file = join(values.out, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(path)
}
