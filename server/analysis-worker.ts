import { cardsPerGame, stackTypes } from '../contract/constants.ts'
import { analyseGame } from './analysis/analyse-game.ts'
import { AnalysisError } from './analysis/analysis-error.ts'
import { chooseAdvice } from './analysis/choose-advice.ts'
import { modelVersion } from './analysis/model.ts'
import { installationGroup } from './analysis/reference/build-reference-group.ts'
import { researchVolunteers } from './analysis/reference/research-volunteers.ts'
import type { GameAnalysis, PlayedGame } from './analysis/types.ts'
import type { AnalysisReply, AnalysisTask } from './analysis-pool.ts'
import { lowerPriority } from './lower-priority.ts'

function answer(task: AnalysisTask): unknown {
  switch (task.kind) {
    case 'analyse':
      return analyseGame(task.game, task.reference)
    case 'advise':
      return chooseAdvice(task.analysis, task.riskGuess)
    case 'group':
      return installationGroup(
        task.analyses.map((text): GameAnalysis => JSON.parse(text)),
        modelVersion,
      )
  }
}

const warmUpGames = 3

/** A thread compiles its code during its first analyses: it plays evenly around the decks a few times before any player waits. */
function warmUp(): void {
  for (let structure = 0; structure < warmUpGames; structure++) {
    const draws = Array.from({ length: cardsPerGame }, (_, i) => ({
      stackType: stackTypes[i % stackTypes.length] ?? 'a',
      reactionTime: 500,
      time: i * 1500,
    }))
    const game: PlayedGame = { rewardStructureId: structure, draws, popups: [] }
    chooseAdvice(analyseGame(game, researchVolunteers), 50)
  }
}
lowerPriority()
warmUp()

/** One task in a worker thread. Refusals are values: an error would lose its code on the way between threads. */
export default function work(task: AnalysisTask): AnalysisReply {
  try {
    return { value: answer(task) }
  } catch (error) {
    if (error instanceof AnalysisError) return { refused: error.code }
    throw error
  }
}
