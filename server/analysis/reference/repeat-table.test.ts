import { describe, expect, it } from 'vitest'
import { modelVersion } from '../model.ts'
import { normalQuantile } from '../normal.ts'
import { sfc32 } from '../random.ts'
import { scoreVersion } from '../risk.ts'
import repeat from './repeat.json' with { type: 'json' }
import { crossValidate, type Pair, repeatTable } from './repeat-table.ts'

describe('the range of 8 in 10 repeats (ruling 21)', () => {
  it('as shipped is of the method in use and has a range for every score', () => {
    expect(repeat).toMatchObject({ modelVersion, scoreVersion })
    expect([repeat.low.length, repeat.high.length, repeat.same.length]).toEqual([101, 101, 101])
    for (const [score, low] of repeat.low.entries()) expect(low).toBeLessThan(repeat.high[score] ?? 0)
  })

  it('holds 75 to 85 % of repeats it was not made of, in every band with a hundred of them', () => {
    expect(repeat.heldOut.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(repeat.repeats)
    const bands = repeat.heldOut.filter(({ repeats }) => repeats >= 100)
    expect(bands.map(({ from }) => from)).toEqual([10, 20, 30, 40, 50, 60, 70, 80])
    for (const { inside } of bands) expect(Math.abs(inside - 0.8)).toBeLessThanOrEqual(0.05)
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

  it('is tested on other games than those it was made of', () => {
    const sets = [games(6000), games(6000)]
    for (const { from, repeats, inside } of crossValidate(sets)) {
      expect(repeats > 0).toBe(from >= 20 && from <= 80)
      if (repeats > 500) expect(Math.abs(inside - 0.8)).toBeLessThanOrEqual(0.05)
    }
    // Games that have nothing to do with the others are outside.
    const elsewhere = games(1000).map(([first]): Pair => [first, 100])
    const [band] = crossValidate([games(1000), elsewhere]).filter(({ from }) => from === 40)
    expect(band?.inside).toBeLessThan(0.2)
  })
})
