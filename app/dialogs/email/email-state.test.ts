import { expect, test } from 'vitest'
import { ApiError } from '../../../contract/call.ts'
import { stateAfter } from './email-state.ts'

// Requirements 5.1: 400 is a wrong address, 422 an address the mail server refuses; what did not work this time may be tried again.
test.each([
  ['invalid', 'invalid'],
  ['mail_rejected', 'rejected'],
  ['mail_failed', 'failed'],
  ['unavailable', 'failed'],
  ['rate_limited', 'failed'],
  ['offline', 'failed'],
] as const)('%s leads to the state %s', (code, state) => expect(stateAfter(new ApiError(code))).toBe(state))

test.each([
  ['unauthorized', 'ended'],
  ['not_found', 'gone'],
  ['not_complete', 'notComplete'],
  ['paused', 'paused'],
] as const)('the dialog shows the refusal %s as %s (ruling 33)', (code, refused) =>
  expect(stateAfter(new ApiError(code))).toEqual({ refused, until: undefined }),
)

test.each([
  ['mails_of_game', 'ofGame'],
  ['mails_to_address', 'toAddress'],
  ['mails_of_network', 'ofNetwork'],
  ['mails_of_operator', 'today'],
  ['mails', 'today'],
] as const)('the dialog shows the limit %s as %s, with when it is open again (ruling 33)', (limit, refused) => {
  const until = '2026-11-23T00:00:00.000Z'
  expect(stateAfter(new ApiError('rate_limited', { limit, until }))).toEqual({ refused, until: new Date(until) })
})
