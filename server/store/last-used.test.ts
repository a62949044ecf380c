import { expect, test } from 'vitest'
import { LastUsed } from './last-used.ts'

test('entries that are used stay, those that are not go, and never more than the limit are kept', () => {
  const cache = new LastUsed<number>(10)
  cache.set('used', 0)
  for (let index = 1; index <= 100; index += 1) {
    cache.set(`${index}`, index)
    expect(cache.get('used')).toBe(0)
  }
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(`${index + 1}`)).filter((value) => value !== undefined)
  expect(kept.length).toBeLessThan(10)
  expect(kept).toContain(100)
})

test('an entry that was deleted or replaced does not come back', () => {
  const cache = new LastUsed<number>(4)
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    cache.set(key, value)
  expect(cache.get('a')).toBe(3)
  cache.delete('a')
  expect(cache.get('a')).toBeUndefined()
})
