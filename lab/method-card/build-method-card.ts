import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AgentPoint, priorAgents, volunteerAgents } from './agents.ts'
import { calibrationOf, calibrationStudy } from './calibration-study.ts'
import { cardFiles, playerPlots } from './card-files.ts'
import { decksStudy } from './decks-study.ts'
import stored from './findings.json' with { type: 'json' }
import { dotsOf, type Findings, findingsOf } from './findings.ts'
import { simulatePlayers } from './simulate-players.ts'

/**
 * Simulates players and writes the card as Markdown, as a page and as figures, with the underlying study:
 * `node lab/method-card/build-method-card.ts [FOLDER] [--players N] [--out FOLDER]`. FOLDER has the open data; without it the card is made anew from the
 * stored study, in a second, and with it from players who are simulated, in minutes. `--players` takes only the first of each group, for a quick run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { players: { type: 'string' }, out: { type: 'string', default: '.' } },
})

/**
 * Default counts: simulated volunteers, those of them who play a second game, players from the prior, those of all decks (one for
 * each volunteer), and those for the ranks.
 * There are fewer volunteers drawn than play: the first of them play again, another game.
 */
const usual = { volunteers: 5000, prior: 2000, retested: 1000, decks: 665, calibration: 2000 }

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

/** Simulates the study: its figures, and the plots of single players. */
const simulate = (folder: string): { findings: Findings; plots: Record<string, string> } => {
  const agents = volunteerAgents(folder)
  const gamesRanked = Math.min(maxPlayers, usual.calibration)
  const volunteers = study(
    'reference group',
    Array.from({ length: usual.volunteers }, (_, i) => agents[i % agents.length] ?? []),
    usual.retested,
  )
  const findings = findingsOf({
    volunteers,
    prior: study('prior', priorAgents(usual.prior), 0),
    decks: decksStudy(folder, Math.min(maxPlayers, usual.decks)),
    calibration: calibrationOf(calibrationStudy(gamesRanked, Math.ceil(gamesRanked / 4))),
  })
  return { findings, plots: playerPlots(dotsOf(volunteers)) }
}

const [folder] = positionals
const { findings, plots } = folder === undefined ? { findings: stored as unknown as Findings, plots: {} } : simulate(folder)
for (const [path, text] of Object.entries({ ...cardFiles(findings), ...plots })) {
  const file = join(values.out, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(path)
}
