import { type Static, Type } from 'typebox'
import type { Call } from './call.ts'
import { callAt } from './call-at.ts'
import { ExternalId, OneOf, Operator, OptionalString, Reference, Secret, StrictObject, Time, WholePercent } from './fields.ts'
import { languages } from './languages.ts'
import { riskCategories } from './scales.ts'
import { WebhookBody, webhookTypes } from './webhooks.ts'
import { worlds } from './world.ts'

const SessionId = Type.String({ minLength: 36, maxLength: 36, description: 'Identifies the session; opens nothing' })

export const NewSession = StrictObject({
  // Unpaired surrogates would all be hashed as the same character, which would make two players one.
  externalId: OptionalString({ ...ExternalId, pattern: '^[^\\ud800-\\udfff]{36}$' }),
  language: Type.Optional(OneOf(languages, 'Message set the test opens in, where neither page nor player chose one')),
  test: Type.Optional(
    Type.Boolean({ description: "The key's own world: true with a test key, false with a live one; anything else is refused" }),
  ),
})
export type NewSession = Static<typeof NewSession>

export const Session = StrictObject({
  secret: Secret,
  sessionId: SessionId,
  expiresAt: Type.String({ ...Time, description: 'When it stops opening games and reports' }),
})
export type Session = Static<typeof Session>

export const UserGames = StrictObject({
  games: Type.Array(
    StrictObject({
      reference: Reference,
      sessionId: Type.Optional(SessionId),
      startedAt: Time,
      completedAt: Type.Optional(Time),
      analysedAt: Type.Optional(Time),
    }),
  ),
})
export type UserGames = Static<typeof UserGames>

export const Deleted = StrictObject({ deleted: Type.Integer({ minimum: 0, description: 'Games removed' }) })
export type Deleted = Static<typeof Deleted>

export const DeletedUser = StrictObject({ ...Deleted.properties, world: OneOf(worlds, 'Whose games: those of the key') })

export const Completion = StrictObject({
  reference: Reference,
  operator: Operator,
  sessionId: Type.Optional(SessionId),
  completedAt: Time,
  duration: Type.Integer({ minimum: 0, description: 'Seconds of play, without pauses and popups' }),
  test: Type.Boolean(),
})
export type Completion = Static<typeof Completion>

export const PartnerResult = StrictObject({
  category: Type.Optional(OneOf(riskCategories)),
  score: Type.Optional(WholePercent),
  range: Type.Optional(Type.Tuple([WholePercent, WholePercent], { description: 'Where repeats would fall' })),
  consentedAt: Time,
  textVersion: Type.String({ description: 'Hash of the words the player agreed to' }),
})
export type PartnerResult = Static<typeof PartnerResult>

const EventId = Type.String({ minLength: 1, maxLength: 64, description: 'The `webhook-id` of the same event' })
const { type, timestamp, data } = WebhookBody.properties

/** An event as a webhook sends it, with its id. */
export const PartnerEvent = StrictObject({ id: EventId, type, timestamp, data })
export type PartnerEvent = Static<typeof PartnerEvent>

export const EventPage = StrictObject({
  events: Type.Array(PartnerEvent),
  last: Type.String({ ...EventId, description: 'The next `after`, even if there are no events' }),
})
export type EventPage = Static<typeof EventPage>

export const NewTestEvent = StrictObject({ type: OneOf(webhookTypes) })
export const TestEvent = StrictObject({ id: EventId })

const EventQuery = StrictObject({
  after: OptionalString({ ...EventId, description: 'Id of the last event read, or `last`; none: start with the oldest' }),
  limit: OptionalString({ pattern: '^([1-9][0-9]?|100)$', description: 'Maximum events, 1 to 100; default 100' }),
  wait: OptionalString({
    pattern: '^(1?[0-9]|2[0-5])$',
    description: 'Seconds to wait for an event if there is none, 0 to 25; default 0. Four calls per key may wait at a time',
  }),
})

const errors = ['invalid', 'unauthorized', 'unavailable'] as const

/** Calls for a partner's own server, beside those of the specification: `Authorization: Bearer sk_…`. */
export const partnerCalls = {
  createSession: {
    summary: 'Creates a session secret for one player, or for an anonymous one',
    ...callAt('POST /api/v1/partner/sessions', 'live'),
    body: NewSession,
    replies: { 201: Session },
    errors,
  },
  userGames: {
    summary: "Games of a partner's own user id: that they were played, never what came out",
    ...callAt('GET /api/v1/partner/users/:externalId'),
    replies: { 200: UserGames },
    errors,
  },
  deleteUser: {
    summary: "Removes the games of a partner's own user id in the key's world, live or test; counts of games stay",
    ...callAt('DELETE /api/v1/partner/users/:externalId'),
    replies: { 200: DeletedUser },
    errors,
  },
  completion: {
    summary: 'Confirms that a game was completed',
    ...callAt('GET /api/v1/partner/completions/:reference'),
    replies: { 200: Completion },
    errors: [...errors, 'not_found'],
  },
  partnerResult: {
    summary: 'The shared parts of a result; each reading is shown to the player',
    ...callAt('GET /api/v1/partner/results/:reference'),
    replies: { 200: PartnerResult },
    errors: [...errors, 'not_found'],
  },
  events: {
    summary: "What happened to games in the key's world, live or test, in order: the bodies of the webhooks, for 30 days",
    ...callAt('GET /api/v1/partner/events'),
    query: EventQuery,
    replies: { 200: EventPage },
    errors: [...errors, 'gone'],
  },
  testEvent: {
    summary: 'Creates an event with a test game that the server plays; for test keys',
    ...callAt('POST /api/v1/partner/test-events', 'live'),
    body: NewTestEvent,
    replies: { 201: TestEvent },
    errors: [...errors, 'forbidden', 'internal'],
  },
} as const satisfies Record<string, Call>
