import { calls } from '../../contract/calls.ts'
import { popupAnswers } from '../../contract/popups.ts'
import { cardValue } from '../analysis/decks.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'

/** A card's value never changes. */
const forever = 'public, max-age=31536000, immutable'

/** Card values, draws and answers to popups. */
export const routes = (app: App, { store, gameCalls, clock }: Deps): void => {
  const { cardValue: value, storeCardSelection, popupAnswer } = calls

  app.get(value.path, { schema: { querystring: value.query, response: value.replies } }, (request, reply) => {
    const { reward_structure_id, stack_type, selection_from_stack } = request.query
    reply
      .header('cache-control', forever)
      .send({ card_value: cardValue(Number(reward_structure_id), stack_type, Number(selection_from_stack)) })
  })

  app.post(
    storeCardSelection.path,
    { schema: { body: storeCardSelection.body, response: storeCardSelection.replies } },
    async ({ body }) => {
      await gameCalls.count(body.id)
      return { stored: true as const, cards_turned: await store.addDraw(body, clock()) }
    },
  )

  app.post(popupAnswer.path, { schema: { body: popupAnswer.body, response: popupAnswer.replies } }, async ({ body }) => {
    await gameCalls.count(body.id)
    const answers: readonly string[] = popupAnswers[body.popup_message]
    if (!answers.includes(body.popup_answer)) throw new ProblemError('invalid', 'popup_answer is not one of that popup')
    await store.addPopupAnswer(body, clock())
    return { stored: true as const }
  })
}
