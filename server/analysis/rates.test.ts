import { describe, expect, test } from 'vitest'
import { lossEffect } from '../../contract/loss-effect.ts'
import { apunLevels, arewLevels, fiveLevels, levelCuts, type Measure } from '../../contract/scales.ts'
import { volunteers } from './claims/usual-counts.ts'
import { levelsOf, tableOf } from './levels.ts'
import { atPercentile } from './numbers.ts'
import { amongOwn, type RateScale, rateAt, ratesOf, ratesSeen, shareBelow } from './rates.ts'
import { researchVolunteers } from './reference/research-volunteers.ts'

type Seen = Parameters<typeof ratesOf>[0]
const seen = (more: Partial<Seen> = {}): Seen => {
  const counts = { wins: { count: 50, stayed: 20 }, losses: { count: 29, stayed: 6 }, frequentWinCards: 49, switches: 43, ...more }
  return { ...counts, lossEffect: lossEffect(counts), cards: 80, ...more }
}

test('each measure is the rate of what its sentence counts', () => {
  expect(ratesSeen(seen({ lossEffect: 0.2 }))).toEqual({ arew: 0.4, apun: 0.2, betaF: 49 / 80, betaP: 36 / 79 })
  expect(ratesSeen(seen({ wins: { count: 0, stayed: 0 } })).arew).toBeNaN()
})

describe('a player’s own rate', () => {
  const scale: RateScale = { mean: 0.8, sd: 0.3, reliability: 0.75 }
  const scales = { arew: scale, apun: scale, betaF: scale, betaP: scale }

  test('is a share of what one game showed and the rest of the mean, by hand (Kelley)', () => {
    // A half is asin(√.5) = .7854 on the even scale: .75 × .7854 + .25 × .8 = .78905, with an error of .3 × √(.75 × .25) = .1299.
    const { arew, apun } = ratesOf(seen({ wins: { count: 50, stayed: 25 }, lossEffect: 0.2 }), scales)
    expect(arew).toEqual({ measure: 'arew', mean: expect.closeTo(0.78905, 5), sd: expect.closeTo(0.1299, 4) })
    expect(rateAt(arew)).toBeCloseTo(Math.sin(0.78905) ** 2, 5)
    // A difference is even as it is: .75 × .2 + .25 × .8 = .35.
    expect(apun).toEqual({ measure: 'apun', mean: expect.closeTo(0.35, 9), sd: expect.closeTo(0.1299, 4) })
    expect(rateAt(apun)).toBe(apun.mean)
  })

  test('lies below its quantiles with their probabilities, and stays a share at its ends', () => {
    const { arew, betaP } = ratesOf(seen({ switches: 79 }), scales)
    for (const share of [0.1, 0.5, 0.9]) expect(shareBelow(arew, rateAt(arew, share))).toBeCloseTo(share, 3)
    expect([rateAt(betaP, 1e-9), rateAt({ ...betaP, mean: 1.5 }, 0.999)]).toEqual([0, 1])
  })

  test('that the game did not show may be any volunteer’s', () =>
    expect(ratesOf(seen({ wins: { count: 0, stayed: 0 }, lossEffect: 0 }), scales).arew).toEqual({ measure: 'arew', mean: 0.8, sd: 0.3 }))

  test('of a game without wins or losses has a loss effect by which nothing is named, but is finite', () =>
    expect(Number.isFinite(ratesOf(seen({ wins: { count: 0, stayed: 0 }, losses: { count: 79, stayed: 30 } })).apun.mean)).toBe(true))
})

describe('the shipped scales', () => {
  // The tables keep the order of the counts: a quartile of one stands where a quartile of the other puts the rate among own rates.
  test.each<[Measure, number, Partial<Seen>]>([
    ['arew', 25, { wins: { count: 1, stayed: volunteers.staysAfterWins.lower } }],
    ['arew', 50, { wins: { count: 1, stayed: volunteers.staysAfterWins.median } }],
    ['arew', 75, { wins: { count: 1, stayed: volunteers.staysAfterWins.upper } }],
    ['apun', 50, { lossEffect: volunteers.lossEffect.median / 100 }],
    ['betaF', 10, { frequentWinCards: volunteers.frequentWinCards.p10 }],
    ['betaF', 50, { frequentWinCards: volunteers.frequentWinCards.median }],
    ['betaF', 90, { frequentWinCards: volunteers.frequentWinCards.p90 }],
    ['betaP', 10, { switches: volunteers.switches.p90 }],
    ['betaP', 50, { switches: volunteers.switches.median }],
    ['betaP', 90, { switches: volunteers.switches.p10 }],
  ])('%s: the table’s percentile %i is where the volunteers’ own count puts a rate', (measure, percentile, counts) => {
    const rate = amongOwn(measure, rateAt(ratesOf(seen(counts))[measure]))
    expect(Math.abs(atPercentile(researchVolunteers.tables[tableOf[measure]], percentile) - rate)).toBeLessThan(0.01)
  })

  const order = { arew: arewLevels, apun: apunLevels, betaF: fiveLevels, betaP: fiveLevels }
  const games: Record<Measure, Seen[]> = {
    arew: Array.from({ length: 51 }, (_, stayed) => seen({ wins: { count: 50, stayed } })),
    apun: Array.from({ length: 30 }, (_, left) => seen({ losses: { count: 29, stayed: 29 - left } })),
    betaF: Array.from({ length: 81 }, (_, frequentWinCards) => seen({ frequentWinCards })),
    betaP: Array.from({ length: 80 }, (_, kept) => seen({ switches: 79 - kept })),
  }
  test.each(Object.keys(games) as Measure[])('%s: a higher count never has a lower level, and both ends are named', (measure) => {
    const found = games[measure].map((game) => levelsOf(ratesOf(game), researchVolunteers)[measure])
    const places = found.map(({ level }) => (order[measure] as readonly string[]).indexOf(level))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect([places[0], places.at(-1)]).toEqual([0, levelCuts[measure].length])
    // One game tells so little of win frequency that "low" is never likelier than its neighbours.
    expect([...new Set(places)]).toEqual([...order[measure].keys()].filter((place) => measure !== 'betaF' || place !== 1))
    expect([found[0]?.named, found.at(-1)?.named]).toEqual([true, true])
  })
})
