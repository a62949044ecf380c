import { calls } from '../../contract/calls.ts'
import { popupAnswers } from '../../contract/popups.ts'
import { cardValue } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import type { Clock } from '../process/time.ts'
import type { CallLimit } from '../security/call-limit.ts'
import type { Store } from '../store/store.ts'

/** A card's value never changes. */
const forever = 'public, max-age=31536000, immutable'

/** Card values, draws and answers to popups. */
export const routes = (app: App, { store, gameCalls, clock }: { clock: Clock; store: Store; gameCalls: CallLimit }): void => {
  const { cardValue: value, storeCardSelection, popupAnswer } = calls

  route(app, value, (request, reply) => {
    const { reward_structure_id, stack_type, selection_from_stack } = request.query
    reply.header('cache-control', forever)
    return { card_value: cardValue(Number(reward_structure_id), stack_type, Number(selection_from_stack)) }
  })

  route(app, storeCardSelection, async ({ body }) => {
    await gameCalls.count(body.id)
    return { stored: true as const, cards_turned: await store.addDraw(body, clock()) }
  })

  route(app, popupAnswer, async ({ body }) => {
    await gameCalls.count(body.id)
    const answers: readonly string[] = popupAnswers[body.popup_message]
    if (!answers.includes(body.popup_answer)) throw new ProblemError('invalid', 'popup_answer is not an answer to that popup')
    await store.addPopupAnswer(body, clock())
    return { stored: true as const }
  })
}
