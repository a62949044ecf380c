import type { Advice } from '../../contract/results.ts'
import type { AnalysisError } from '../analysis/analysis-error.ts'
import type { GameAnalysis, PlayedGame, ReferenceGroup } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Workers } from '../workers/workers.ts'

/** The analysis off the event loop. All throw ProblemError `unavailable` when too many games wait. */
export type Analysis = {
  /** Throws ProblemError `not_complete` or `single_deck`. */
  analyse(game: PlayedGame, reference: ReferenceGroup): Promise<GameAnalysis>
  advise(analysis: GameAnalysis, riskGuess: number): Promise<Advice>
  /** The comparison group of these first plays, each as stored JSON. */
  group(analyses: readonly string[]): Promise<ReferenceGroup>
  /** Games that wait for their analysis or are analysed. */
  waiting(): number
}

/** At 40 ms each, and twice as long a rest, the last one waits six seconds. */
const longestLine = 50

export const openAnalysis = (workers: Workers): Analysis => {
  const line = workers.line(longestLine, 'too many games wait for their analysis')
  return {
    async analyse(game, reference) {
      try {
        return await line.run('analyse', { game, reference })
      } catch (error) {
        throw isRefusal(error) ? new ProblemError(error.code) : error
      }
    },
    advise: (analysis, riskGuess) => line.run('advise', { analysis, riskGuess }),
    group: (analyses) => line.run('group', analyses),
    waiting: line.length,
  }
}

/** Errors come from another process: by name, not by class. */
const isRefusal = (error: unknown): error is AnalysisError => error instanceof Error && error.name === 'AnalysisError'
