import { Type } from 'typebox'
import * as addresses from './addresses.ts'
import type { Call } from './call.ts'
import { callAt } from './call-at.ts'
import { claimKeys } from './claims.ts'
import { OneOf, StrictObject } from './fields.ts'

/** Anonymous counts by operator and week; the last three are answers to whether the result describes how somebody played. */
export const countedEvents = ['shown', 'advice', 'help', 'register', 'report', 'fits_yes', 'fits_partly', 'fits_no'] as const
export type CountedEvent = (typeof countedEvents)[number]

export const CountBody = StrictObject({
  event: OneOf(countedEvents),
  claim: Type.Optional(OneOf(claimKeys, 'What was said when it happened')),
  test: Type.Optional(Type.Boolean({ description: 'It happened in a test game: counted separately' })),
})

export const countCalls = {
  count: {
    summary: 'Adds one to a count of the operator, without identity',
    ...callAt(addresses.count, 'ended', 'forbidden', 'not_found'),
    body: CountBody,
    replies: { 204: Type.Null({ description: 'Counted' }) },
  },
} as const satisfies Record<string, Call>
