import { Piscina } from 'piscina'
import type { Advice } from '../contract/results.ts'
import type { AnalysisErrorCode } from './analysis/analysis-error.ts'
import type { GameAnalysis, PlayedGame } from './analysis/types.ts'
import { ProblemError } from './problem.ts'

/** Work for the worker thread: `server/analysis-worker.ts`. */
export type AnalysisTask = { kind: 'analyse'; game: PlayedGame } | { kind: 'advise'; analysis: GameAnalysis; riskGuess: number }
export type AnalysisReply = { value: GameAnalysis | Advice } | { refused: AnalysisErrorCode }

/** The analysis off the event loop. */
export interface Analysis {
  /** Throws ProblemError `not_complete` or `single_deck`; `unavailable` when too many games wait. */
  analyse(game: PlayedGame): Promise<GameAnalysis>
  advise(analysis: GameAnalysis, riskGuess: number): Promise<Advice>
  close(): Promise<void>
}

/** Games that may wait for a thread before others are turned away. */
const longestQueue = 500

/** Starts the worker threads. A thread that dies fails its own game only and is replaced. */
export function openAnalysis(threads: number): Analysis {
  const pool = new Piscina<AnalysisTask, AnalysisReply>({
    filename: new URL('./analysis-worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: longestQueue,
    execArgv: [],
  })
  async function run(task: AnalysisTask): Promise<GameAnalysis | Advice> {
    if (pool.queueSize >= longestQueue) throw new ProblemError('unavailable', 'too many games wait for their analysis', 2)
    const reply = await pool.run(task)
    if ('value' in reply) return reply.value
    throw new ProblemError(reply.refused)
  }
  return {
    analyse: async (game) => (await run({ kind: 'analyse', game })) as GameAnalysis,
    advise: async (analysis, riskGuess) => (await run({ kind: 'advise', analysis, riskGuess })) as Advice,
    close: () => pool.close(),
  }
}
