import { type Static, Type } from 'typebox'
import { OneOf, OptionalString, StrictObject } from './fields.ts'
import type { OperatorState } from './operator-state.ts'

/** Stable codes of refusals, with their HTTP status. Clients branch on the code, never on a text. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  not_complete: 409,
  gone: 410,
  single_deck: 422,
  mail_rejected: 422,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  mail_failed: 502,
  unavailable: 503,
  paused: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Refusals that any call may get: a limit is a row of `server/security/limits.ts`, and no call has to name it. */
export const refusalsOfAny = ['rate_limited'] as const satisfies ErrorCode[]
/** A refusal that a call names. */
export type OwnErrorCode = Exclude<ErrorCode, (typeof refusalsOfAny)[number]>

/** The refusals of a call, each once: its own, and those of a body and of the state of its label. */
export const refusalsOf = <Code extends string>(call: { body?: object | undefined; lastState: OperatorState; errors: readonly Code[] }) => [
  ...new Set([
    ...call.errors,
    ...(call.body ? (['too_large'] as const) : []),
    ...(call.lastState === 'ended' ? [] : (['not_found'] as const)),
    ...(call.lastState === 'live' ? (['paused'] as const) : []),
  ]),
]

/** What was used up when a refusal is `rate_limited`. */
export const limitNames = ['registrations', 'mails_of_game', 'mails_to_address', 'mails_of_network', 'mails_of_operator', 'mails'] as const
export type LimitName = (typeof limitNames)[number]

/** The body of every refusal: RFC 9457, `application/problem+json`. */
export const Problem = StrictObject({
  type: Type.String({ description: 'Address of the page about the code' }),
  title: Type.String(),
  status: Type.Integer(),
  code: OneOf(Object.keys(errorStatus) as ErrorCode[]),
  detail: OptionalString({ description: 'In English: what is wrong, or what to do' }),
  pointer: OptionalString({
    description: 'JSON Pointer to what is wrong: in the body, /email; in operator.json if a label cannot be published',
  }),
  limit: Type.Optional(OneOf(limitNames, 'What is used up')),
  until: OptionalString({
    format: 'date-time',
    description: 'When it is open again, none: never; for an expired session secret, when it expired',
  }),
})
export type Problem = Static<typeof Problem>
