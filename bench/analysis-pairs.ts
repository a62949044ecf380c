import { join, resolve } from 'node:path'
import { analyseGame } from '../server/analysis/analyse-game.ts'
import { sfc32 } from '../server/analysis/random.ts'
import { researchVolunteers } from '../server/analysis/reference/research-volunteers.ts'
import { volunteerAgents } from '../server/method-card/agents.ts'
import { asPlayed, playAgent } from '../server/method-card/play-agent.ts'

/**
 * One whole analysis beside that of an earlier commit, game by game in turn, so that both meet the same machine: CPU time and heap.
 * `git archive COMMIT | tar -x -C FOLDER`, its packages installed, then `node bench/analysis-pairs.ts FOLDER`
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node bench/analysis-pairs.ts FOLDER')

const games = 40
type Analyse = typeof analyseGame
const earlierPath = (name: string) => join(resolve(folder), 'server/analysis', name)
const { analyseGame: earlier }: { analyseGame: Analyse } = await import(earlierPath('analyse-game.ts'))
const { researchVolunteers: earlierGroup }: { researchVolunteers: typeof researchVolunteers } = await import(
  earlierPath('reference/research-volunteers.ts')
)

const cpu = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const ratios: number[] = []
const times = { now: 0, earlier: 0 }
for (let i = 0; i < games; i++) {
  const structure = i % 9
  const game = asPlayed(playAgent(volunteerAgents[i] ?? [], structure, sfc32(3, 4, 5, i)), structure)
  const pair = { now: () => analyseGame(game, researchVolunteers), earlier: () => earlier(game, earlierGroup) }
  const order = i % 2 ? (['now', 'earlier'] as const) : (['earlier', 'now'] as const)
  try {
    const took = { now: 0, earlier: 0 }
    for (const which of order) took[which] = cpu(pair[which])
    // Games before these warm the code up.
    if (i < 8) continue
    times.now += took.now
    times.earlier += took.earlier
    ratios.push(took.now / took.earlier)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'single_deck')) throw error
  }
}
ratios.sort((a, b) => a - b)
console.log(
  `${ratios.length} pairs: ${(times.now / ratios.length).toFixed(1)} ms now, ${(times.earlier / ratios.length).toFixed(1)} ms earlier`,
)
console.log(
  `ratio of sums ${(times.now / times.earlier).toFixed(2)}, median of pairs ${(ratios[Math.floor(ratios.length / 2)] ?? Number.NaN).toFixed(2)}`,
)
console.log(
  `heap ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB, most resident ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`,
)
