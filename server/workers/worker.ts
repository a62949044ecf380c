// Analyses and documents, in a process of its own: `workers.ts` starts it and calls these functions by name.
import { cardsPerGame, stackTypes } from '../../contract/constants.ts'
import { analyseGame } from '../analysis/analyse-game.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { GameAnalysis, PlayedGame, ReferenceGroup } from '../analysis/types.ts'
import type { Document } from '../report/compiler.ts'
import { answerTasks } from './answer-tasks.ts'

export const analyse = ({ game, reference }: { game: PlayedGame; reference: ReferenceGroup }): GameAnalysis => analyseGame(game, reference)

/** What typesets takes long to load. */
const loadCompiler = () => import('../report/compiler.ts')

export const pdf = async (document: Document): Promise<Uint8Array> => (await loadCompiler()).typeset(document)

const warmUpGames = 3

/** JIT warm-up: a process plays a few balanced games before any player waits. */
const warmUp = (): void => {
  for (let structure = 0; structure < warmUpGames; structure++) {
    const draws = Array.from({ length: cardsPerGame }, (_, i) => ({
      stackType: stackTypes[i % stackTypes.length] ?? 'a',
      reactionTime: 500,
      time: i * 1500,
    }))
    const game: PlayedGame = { rewardStructureId: structure, draws, popups: [], registeredAt: null, completedAt: null }
    chooseAdvice(analyseGame(game, researchVolunteers), 50)
  }
}

/** ms after the start: so as not to slow down a server that answers its first calls or lives for one test only */
const compilerDelay = 1000

if (process.send) {
  answerTasks({ analyse, pdf }, warmUp)
  // A failure surfaces on the first document request.
  const openEarly = () =>
    loadCompiler()
      .then(({ openCompiler }) => openCompiler())
      .catch(() => {})
  setTimeout(openEarly, compilerDelay).unref()
}
