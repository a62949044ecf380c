import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { asPlayed } from '../../scripts/build-scenes.ts'
import type { analyseGame } from '../../server/analysis/analyse-game.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import type { researchVolunteers } from '../../server/analysis/reference/research-volunteers.ts'
import { priorAgents } from '../method-card/agents.ts'
import { playAgent } from '../method-card/play-agent.ts'

/**
 * One whole analysis compared with an earlier commit's: CPU time and memory. Each version runs in its own process, so that compiled code and
 * heap are separate; they take turns at the same games, so that machine load affects both alike.
 * `git archive COMMIT | tar -x -C FOLDER`, its packages installed, then `node lab/bench/analysis-pairs.ts FOLDER`
 */
const [folder, role] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node lab/bench/analysis-pairs.ts FOLDER')

const games = 108
/** Warm-up games, which are not measured. */
const warm = 18

/** One process's result for one game: CPU in ms, memory in MB; undefined for a game refused because all cards are from one deck. */
type Answer = { cpu: number; heap: number; resident: number } | undefined

const answer = async (folder: string): Promise<void> => {
  const load = (name: string) => import(join(resolve(folder), 'server/analysis', name))
  const analyse: typeof analyseGame = (await load('analyse-game.ts')).analyseGame
  const group: typeof researchVolunteers = (await load('reference/research-volunteers.ts')).researchVolunteers
  const agents = priorAgents(games)
  process.on('message', (i: number) => {
    const structure = i % 9
    const game = asPlayed(playAgent(agents[i] ?? [], structure, sfc32(3, 4, 5, i)), structure)
    const before = process.cpuUsage()
    try {
      analyse(game, group)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'single_deck')) throw error
      process.send?.([])
      return
    }
    const { user, system } = process.cpuUsage(before)
    const heap = process.memoryUsage().heapUsed / 1e6
    process.send?.([{ cpu: (user + system) / 1000, heap, resident: process.resourceUsage().maxRSS / 1000 } satisfies Answer])
  })
  process.send?.([])
}

const compare = async (earlier: string): Promise<void> => {
  const start = async (version: string) => {
    const child = fork(import.meta.filename, [version, 'answer'])
    child.once('exit', (code) => code && process.exit(code))
    await once(child, 'message')
    const analyse = async (i: number): Promise<Answer> => {
      child.send(i)
      const [[answer]] = (await once(child, 'message')) as [[Answer]]
      return answer
    }
    return { analyse, stop: () => child.kill() }
  }
  const versions = { now: await start(join(import.meta.dirname, '../..')), earlier: await start(earlier) }
  const ratios: number[] = []
  const cpu = { now: 0, earlier: 0 }
  const heap = { now: 0, earlier: 0 }
  const resident = { now: 0, earlier: 0 }
  for (let i = 0; i < games; i++) {
    const took = { now: 0, earlier: 0 }
    for (const which of i % 2 ? (['now', 'earlier'] as const) : (['earlier', 'now'] as const)) {
      const answer = await versions[which].analyse(i)
      if (!answer) continue
      took[which] = answer.cpu
      heap[which] = Math.max(heap[which], answer.heap)
      resident[which] = answer.resident
    }
    if (i < warm || took.now === 0) continue
    cpu.now += took.now
    cpu.earlier += took.earlier
    ratios.push(took.now / took.earlier)
  }
  ratios.sort((a, b) => a - b)
  const each = (sum: number) => (sum / ratios.length).toFixed(1)
  console.log(`${ratios.length} pairs: ${each(cpu.now)} ms now, ${each(cpu.earlier)} ms earlier`)
  console.log(
    `ratio of sums ${(cpu.now / cpu.earlier).toFixed(2)}, median of pairs ${(ratios[Math.floor(ratios.length / 2)] ?? Number.NaN).toFixed(2)}`,
  )
  for (const which of ['now', 'earlier'] as const)
    console.log(`${which}: largest heap ${Math.round(heap[which])} MB, most resident ${Math.round(resident[which])} MB`)
  versions.now.stop()
  versions.earlier.stop()
}

await (role === 'answer' ? answer(folder) : compare(folder))
