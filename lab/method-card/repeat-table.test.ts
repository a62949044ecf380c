import { describe, expect, it } from 'vitest'
import { modelVersion } from '../../server/analysis/model.ts'
import { normalQuantile } from '../../server/analysis/numbers.ts'
import { sfc32 } from '../../server/analysis/random.ts'
import repeat from '../../server/analysis/reference/repeat.json' with { type: 'json' }
import { scoreVersion } from '../../server/analysis/risk.ts'
import { type Pair, repeatTable } from './repeat-table.ts'

describe('the range of 8 in 10 repeats (ruling 21)', () => {
  it('as shipped is of the method in use and has a range for every score', () => {
    expect(repeat).toMatchObject({ modelVersion, scoreVersion })
    for (const { low, high } of [...repeat.decks, ...repeat.means])
      for (let score = 0; score <= 100; score++) expect(low[score]).toBeLessThan(high[score] ?? 0)
  })

  it('holds 8 of 10 repeats it was not made of, over all and in every cell with a thousand (ruling 48)', () => {
    const { all, cells, least, most, means, error } = repeat.heldOut
    expect(Math.abs(all.inside - 0.8)).toBeLessThanOrEqual(2 * error)
    expect(cells).toBeGreaterThan(30)
    for (const { cell, inside } of [least, most, ...means]) expect(Math.abs(inside - 0.8), cell).toBeLessThanOrEqual(0.05)
    // The assumption of the study: two scores of one player correlate so.
    expect(repeat.retest.r).toBeCloseTo(0.45, 1)
    expect(Math.abs(repeat.retest.r - 0.45)).toBeLessThanOrEqual(0.015)
  })

  it('leaves changes unjudged while one of 20 points would be found in less than a fifth of cases', () => {
    const [, overSixGames] = repeat.change
    expect(overSixGames?.ever).toBeLessThanOrEqual(0.05)
    expect(overSixGames?.found).toBeLessThan(0.2)
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
