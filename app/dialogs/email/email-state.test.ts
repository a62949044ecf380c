import { expect, test } from 'vitest'
import { stateAfter } from './email-state.ts'

// Requirements 5.1: 400 is a wrong address, 422 an address the mail server refuses, everything else did not work this time.
test.each([
  ['invalid', 'invalid'],
  ['mail_rejected', 'rejected'],
  ['mail_failed', 'failed'],
  ['rate_limited', 'failed'],
  ['unauthorized', 'failed'],
  ['offline', 'failed'],
] as const)('%s leads to the state %s', (code, state) => expect(stateAfter(code)).toBe(state))
