import { cardsPerGame } from '../../contract/constants.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import { playedGame } from './played-game.ts'

type Needs = Pick<Deps, 'store' | 'analysis' | 'comparison' | 'metrics' | 'clock'>

/**
 * Analyses a complete game once and stores the result; later calls find it. Two at once do the work twice and store the same.
 * Throws `not_complete` before the last card and `single_deck` when more than 90 % came from one deck.
 */
export const createAnalysis = async ({ store, analysis, comparison, metrics, clock }: Needs, uid: string): Promise<void> => {
  if (await store.findAnalysis(uid)) return
  const [draws, answers] = await Promise.all([store.listDraws(uid), store.listPopupAnswers(uid)])
  const game = playedGame(draws, answers)
  if (!game || draws.length < cardsPerGame)
    throw new ProblemError('not_complete', `${cardsPerGame - draws.length} cards are still to be drawn`)
  const started = performance.now()
  const result = await analysis.analyse(game, comparison.current())
  metrics.gameAnalysed((performance.now() - started) / 1000)
  await store.addAnalysis(uid, result, clock())
  comparison.noteAnalysis()
}
