import { expect, test } from 'vitest'
import { together } from './together.ts'

/** Games with these scores, oldest first; without a score none that is firm. */
const games = (...scores: (number | null)[]) =>
  scores
    .map((score, day) => ({
      uid: 'view',
      reference: `${day}`,
      completed_at: day,
      risk_score: score ?? 90,
      firm: score !== null,
      range: [0, 100] as [number, number],
    }))
    .reverse()

test('one firm game says nothing about others', () => {
  expect(together(games(50))).toBeUndefined()
  expect(together(games(50, null))).toBeUndefined()
})

// Science, section 4: 95 % of differences by chance are within 25 between two games, within 19 between means of two each.
test.each([
  [[40, 65], { mean: 53, compared: 'games', first: 40, last: 65, limit: 25, isReal: false }],
  [[40, 66], { mean: 53, compared: 'games', first: 40, last: 66, isReal: true }],
  [[70, null, 20, 44], { mean: 45, games: 3, compared: 'games', first: 70, last: 44, isReal: true }],
  [[58, 71, 52, 66], { mean: 62, compared: 'pairs', first: 65, last: 59, limit: 19, isReal: false }],
  [[76, 68, 49, 41], { mean: 59, compared: 'pairs', first: 72, last: 45, isReal: true }],
])('scores %j together (ruling 22)', (scores, expected) => {
  expect(together(games(...scores))).toMatchObject(expected)
})
