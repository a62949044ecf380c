import { expect, test } from 'vitest'
import { cardsPerGame, revealMs } from './constants.ts'
import { playTime } from './play-time.ts'

test('the time of play counts choosing, and of each turn what comes before its value can be read: there the next choice begins (ruling 18)', () => {
  // 800 ms each to choose; the turns last 200 ms, 250 ms (a pause of 10 s follows) and, for the last card, the whole 450 ms.
  const draws = [0, 1000, 12_250].map((time) => ({ time, reactionTime: 800 }))
  expect(playTime(draws)).toBe(3 * 800 + 200 + 250 + 450)
})

test('a game of 1.5 s a card ends within three minutes, its reveals included (R256)', () => {
  expect(cardsPerGame * (1500 + revealMs)).toBeLessThanOrEqual(180_000)
})
