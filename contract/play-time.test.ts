import { expect, test } from 'vitest'
import { playTime } from './play-time.ts'

test('counts choosing and revealing, but not what comes between (ruling 18)', () => {
  // 800 ms each to choose; the reveals last 300, 450 (a pause of 10 s follows) and, for the last card, the whole 450 ms.
  const draws = [0, 1100, 12_350].map((time) => ({ time, reactionTime: 800 }))
  expect(playTime(draws, 1)).toBe(3 * 800 + 300 + 450 + 450)
})

test('of a turn counts only what comes before its value can be read: there the next choice begins', () => {
  const draws = [0, 1100, 12_350].map((time) => ({ time, reactionTime: 800 }))
  expect(playTime(draws)).toBe(3 * 800 + 250 + 250 + 450)
})
