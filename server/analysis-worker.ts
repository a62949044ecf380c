import { analyseGame } from './analysis/analyse-game.ts'
import { AnalysisError } from './analysis/analysis-error.ts'
import { chooseAdvice } from './analysis/choose-advice.ts'
import { researchVolunteers } from './analysis/reference/research-volunteers.ts'
import type { AnalysisReply, AnalysisTask } from './analysis-pool.ts'

/** One game in a worker thread. Refusals are values: an error would lose its code on the way between threads. */
export default function work(task: AnalysisTask): AnalysisReply {
  try {
    if (task.kind === 'advise') return { value: chooseAdvice(task.analysis, task.riskGuess) }
    return { value: analyseGame(task.game, researchVolunteers) }
  } catch (error) {
    if (error instanceof AnalysisError) return { refused: error.code }
    throw error
  }
}
