import { Piscina } from 'piscina'
import type { Advice } from '../contract/results.ts'
import type { AnalysisErrorCode } from './analysis/analysis-error.ts'
import type { GameAnalysis, PlayedGame, ReferenceGroup } from './analysis/types.ts'
import { ProblemError } from './problem.ts'

/** Work for the worker thread: `server/analysis-worker.ts`. */
export type AnalysisTask =
  | { kind: 'analyse'; game: PlayedGame; reference: ReferenceGroup }
  | { kind: 'advise'; analysis: GameAnalysis; riskGuess: number }
  | { kind: 'group'; analyses: readonly string[] }
export type AnalysisReply = { value: unknown } | { refused: AnalysisErrorCode }

/** The analysis off the event loop. All throw ProblemError `unavailable` when too many games wait. */
export interface Analysis {
  /** Throws ProblemError `not_complete` or `single_deck`. */
  analyse(game: PlayedGame, reference: ReferenceGroup): Promise<GameAnalysis>
  advise(analysis: GameAnalysis, riskGuess: number): Promise<Advice>
  /** The comparison group of these first plays, each as stored JSON. */
  group(analyses: readonly string[]): Promise<ReferenceGroup>
  /** Games that wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

/** Games that may wait for a thread before others are turned away: at 40 ms each the last one waits four seconds. */
const longestQueue = 100

/** Starts the worker threads. A thread that dies is replaced. */
export function openAnalysis(threads: number, worker = new URL('./analysis-worker.ts', import.meta.url)): Analysis {
  const pool = new Piscina<AnalysisTask, AnalysisReply>({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: longestQueue,
    execArgv: [],
  })
  async function run<T>(task: AnalysisTask): Promise<T> {
    if (pool.queueSize >= longestQueue) throw new ProblemError('unavailable', 'too many games wait for their analysis', 2)
    // A thread that dies takes its task along; the work is pure, so it is simply done again.
    const reply = await pool.run(task).catch(() => pool.run(task))
    if ('value' in reply) return reply.value as T
    throw new ProblemError(reply.refused)
  }
  return {
    analyse: (game, reference) => run({ kind: 'analyse', game, reference }),
    advise: (analysis, riskGuess) => run({ kind: 'advise', analysis, riskGuess }),
    group: (analyses) => run({ kind: 'group', analyses }),
    waiting: () => pool.queueSize,
    close: () => pool.close(),
  }
}
