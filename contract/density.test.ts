import { expect, test } from 'vitest'
import { density } from './density.ts'

const percentiles = Array.from({ length: 99 }, (_, index) => index + 1)
/** As far apart in the middle, at the ends, and with two tops. */
const groups = {
  even: percentiles,
  low: percentiles.map((percentile) => (percentile / 100) ** 3 * 100),
  'two-topped': percentiles.map((percentile) => 20 + percentile / 3 + (percentile < 60 ? 0 : 20)),
  equal: percentiles.map(() => 50),
}

test.each(Object.entries(groups))('the area below a score is the share of the people below it: %s', (_, scores) => {
  const heights = density(scores)
  expect(heights).toHaveLength(101)
  expect(Math.max(...heights)).toBe(1)
  // Half of the outermost heights, as each stands for the points on both of its sides.
  const area = (to: number) => heights.slice(0, to + 1).reduce((sum, height, at) => sum + (at === 0 || at === to ? height / 2 : height), 0)
  const below = (score: number) => scores.filter((each) => each < score).length + scores.filter((each) => each === score).length / 2
  for (const score of [10, 30, 50, 75, 90]) expect(Math.abs((100 * area(score)) / area(100) - below(score))).toBeLessThan(5)
})
