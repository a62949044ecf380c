import { expect, test } from 'vitest'
import { createCallLimit } from './call-limit.ts'
import { createFailureLimit } from './failure-limit.ts'

const limited = expect.objectContaining({ code: 'rate_limited' })

test('a client with 60 failures in a minute waits for the next one; others do not', () => {
  let now = 1_000_000
  const limit = createFailureLimit(60, () => now)
  for (let failure = 0; failure < 60; failure += 1) {
    limit.check('one')
    limit.fail('one')
  }
  expect(() => limit.check('one')).toThrow(limited)
  expect(() => limit.check('other')).not.toThrow()
  now += 59_999
  expect(() => limit.check('one')).toThrow(limited)
  now += 1
  expect(() => limit.check('one')).not.toThrow()
})

test('a clock that is set back lifts no limit for good and keeps none for ever', () => {
  let now = 1_000_000
  const limit = createFailureLimit(1, () => now)
  limit.fail('one')
  now -= 500_000
  expect(() => limit.check('one')).not.toThrow()
  limit.fail('one')
  expect(() => limit.check('one')).toThrow(limited)
})

test('a uid has its number of calls, whatever others do', () => {
  const limit = createCallLimit(2)
  limit.count('one')
  limit.count('one')
  limit.count('other')
  expect(() => limit.count('one')).toThrow(limited)
  expect(() => limit.count('other')).not.toThrow()
})
