import { type Static, Type } from 'typebox'
import { OneOf, Operator, OptionalString, Reference, StrictObject, Time } from './fields.ts'

/** The events partners are sent, by the Standard Webhooks specification 1.0.0. */
export const webhookTypes = [
  'game.started',
  'game.completed',
  'game.analysed',
  'result.shared',
  'consent.withdrawn',
  'user.deleted',
] as const
export type WebhookType = (typeof webhookTypes)[number]

export const EventData = StrictObject({
  reference: Reference,
  operator: Operator,
  sessionId: OptionalString({ description: 'Of the session secret that the game was registered with' }),
  sequence: Type.Integer({ minimum: 1, description: 'Increases with each event of a game' }),
  test: Type.Boolean(),
})

/** The body of a webhook: that something happened to a game, never its result. */
export const WebhookBody = StrictObject({
  type: OneOf(webhookTypes),
  timestamp: Type.String({ ...Time, description: 'When it happened' }),
  data: EventData,
})
export type WebhookBody = Static<typeof WebhookBody>
