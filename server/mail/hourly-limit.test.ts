import { expect, test } from 'vitest'
import { createHourlyLimit } from './hourly-limit.ts'

const minute = 60_000

test('ten within any hour, for each client', () => {
  let now = Date.UTC(2026, 0, 1)
  const limit = createHourlyLimit(10, () => now)
  for (let mail = 0; mail < 10; mail++) {
    expect(limit.take('a')).toBe(true)
    now += minute
  }
  expect(limit.take('a')).toBe(false)
  expect(limit.take('b')).toBe(true)
  // 60 minutes after the first, but only 51 after the last: one place is free again.
  now = Date.UTC(2026, 0, 1) + 60 * minute
  expect(limit.take('a')).toBe(true)
  expect(limit.take('a')).toBe(false)
  now += 61 * minute
  for (let mail = 0; mail < 10; mail++) expect(limit.take('a')).toBe(true)
  expect(limit.take('a')).toBe(false)
})

test('a clock that is set back does not open the limit', () => {
  let now = Date.UTC(2026, 0, 1)
  const limit = createHourlyLimit(1, () => now)
  expect(limit.take('a')).toBe(true)
  now -= 24 * 60 * minute
  expect(limit.take('a')).toBe(false)
})
