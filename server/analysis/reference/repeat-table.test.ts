import { describe, expect, it } from 'vitest'
import { modelVersion } from '../model.ts'
import { normalQuantile } from '../normal.ts'
import { sfc32 } from '../random.ts'
import { scoreVersion } from '../risk.ts'
import repeat from './repeat.json' with { type: 'json' }
import { type Pair, repeatTable } from './repeat-table.ts'

describe('the range of 8 in 10 repeats (ruling 21)', () => {
  it('as shipped is of the method in use and has a range for every score', () => {
    expect(repeat).toMatchObject({ modelVersion, scoreVersion })
    for (const { low, high } of [...repeat.decks, ...repeat.means])
      for (let score = 0; score <= 100; score++) expect(low[score]).toBeLessThan(high[score] ?? 0)
  })

  // Next games are normal with sd 10 around 20 + .6 first: the tenths lie 12.8 from their mean.
  const random = sfc32(8, 10, 20, 60)
  const next = (first: number) => Math.round(20 + 0.6 * first + 10 * normalQuantile(Math.max(random(), 1e-9)))
  const games = (count: number) =>
    Array.from({ length: count }, (_, i): Pair => [20 + (i % 61), Math.min(100, Math.max(0, next(20 + (i % 61))))])

  it('finds the tenths of next games whose distribution is known', () => {
    const { low, high, same } = repeatTable(games(12_000))
    for (const score of [30, 40, 50, 60, 70]) {
      expect(Math.abs((low[score] ?? 0) - (20 + 0.6 * score - 12.8))).toBeLessThanOrEqual(1.5)
      expect(Math.abs((high[score] ?? 0) - (20 + 0.6 * score + 12.8))).toBeLessThanOrEqual(1.5)
    }
    // From 50 a next game lies in 39.5 to 54.5: Φ(.45) − Φ(−1.05).
    expect(same[50]).toBeCloseTo(0.527, 1)
  })
})
