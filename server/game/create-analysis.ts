import { cardsPerGame } from '../../contract/constants.ts'
import type { PopupKey } from '../../contract/popups.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem.ts'

type Needs = Pick<Deps, 'store' | 'analysis' | 'comparison' | 'metrics' | 'clock'>

/**
 * Analyses a complete game once and stores the result; later calls find it. Two at once do the work twice and store the same.
 * Throws `not_complete` before the last card and `single_deck` when more than 90 % came from one deck.
 */
export async function createAnalysis({ store, analysis, comparison, metrics, clock }: Needs, uid: string): Promise<void> {
  if (await store.findAnalysis(uid)) return
  const [draws, answers] = await Promise.all([store.listDraws(uid), store.listPopupAnswers(uid)])
  const [first] = draws
  if (!first || draws.length < cardsPerGame)
    throw new ProblemError('not_complete', `${cardsPerGame - draws.length} cards are still to be drawn`)
  const popups: PopupKey[] = [...new Set(answers.map(({ popup_message }) => popup_message))]
  const game = {
    rewardStructureId: first.reward_structure_id,
    draws: draws.map(({ stack_type, reaction_time, time }) => ({ stackType: stack_type, reactionTime: reaction_time, time })),
    popups,
  }
  const started = performance.now()
  const result = await analysis.analyse(game, comparison.current())
  metrics.gameAnalysed((performance.now() - started) / 1000)
  await store.addAnalysis(uid, result, clock())
  comparison.noteAnalysis()
}
