import { expect, test } from 'vitest'
import { drawsFrom } from './test-draws.ts'
import { playTime } from './play-time.ts'

test('counts choosing and revealing, not what lies between', () => {
  // 800 ms each to choose; the reveals last 300, 450 (a pause of 10 s follows) and, for the last card, the whole 450 ms.
  const times = [0, 1100, 12_350]
  expect(playTime(drawsFrom([0, 1, 2], (i) => ({ time: times[i] ?? 0 })))).toBe(3 * 800 + 300 + 450 + 450)
})
