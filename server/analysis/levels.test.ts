import { describe, expect, test } from 'vitest'
import { apunLevels, arewLevels, fiveLevels, type Measure } from '../../contract/scales.ts'
import { type DeniedBy, type Levels, levelsOf, textsOf, unnamed, withoutDenied } from './levels.ts'
import type { Rates } from './rates.ts'
import type { ReferenceGroup } from './types.ts'

// A group whose percentiles 1 to 99 are .01 to .99 on the even scale of each measure.
const percentiles = Array.from({ length: 99 }, (_, i) => (i + 1) / 100)
const shares = percentiles.map((place) => Math.sin(place) ** 2)
const group = { tables: { arew: shares, apun: percentiles, betaF: shares, persistence: shares } } as unknown as ReferenceGroup

/** Rates at these percentiles, with an uncertainty of so many percentiles; in the middle and certain if not given. */
const rates = (given: Partial<Record<Measure, [percentile: number, sd?: number]>> = {}): Rates => {
  const rate = (measure: Measure) => {
    const [percentile, sd = 0.001] = given[measure] ?? [50.1]
    return { measure, mean: percentile / 100, sd: sd / 100 }
  }
  return { arew: rate('arew'), apun: rate('apun'), betaF: rate('betaF'), betaP: rate('betaP') }
}
const levels = (...given: Parameters<typeof rates>) => levelsOf(rates(...given), group)

describe('a level', () => {
  test.each([
    ['arew', [25, 50, 75], arewLevels],
    ['apun', [50], apunLevels],
    ['betaF', [10, 30, 70, 90], fiveLevels],
    ['betaP', [10, 30, 70, 90], fiveLevels],
  ] as const)('of %s begins at the percentiles %j: %j (R155, R157, R159, R161)', (measure, cuts, names) => {
    const certain = { probability: 1, named: true, status: 'named', near_border: false }
    for (const [at, cut] of cuts.entries())
      for (const [percentile, level] of [[cut - 0.1, names[at]] as const, [cut + 0.1, names[at + 1]] as const])
        expect(levels({ [measure]: [percentile] })[measure]).toEqual({ level, ...certain })
  })

  // Between two cuts 25 percentiles apart, half of a normal distribution lies if its sd is 12.5 / .6745, four fifths if it is 12.5 / 1.2816.
  test('is named if it has at least half of the probability', () => {
    expect(levels({ arew: [37.5, 18.5] }).arew).toMatchObject({ level: 'medium_low', named: true, status: 'named' })
    expect(levels({ arew: [37.5, 18.5] }).arew.probability).toBeCloseTo(0.5, 2)
  })

  test('is a span of two adjacent ones if they have seven tenths together', () => {
    const span = { level: 'medium_low', named: 'span', status: 'named', span: ['low', 'medium_low'] }
    expect(levels({ arew: [37.5, 18.6] }).arew).toMatchObject(span)
    expect(levels({ betaF: [10, 20] }).betaF).toMatchObject({ level: 'very_low', named: true })
    expect(levels({ betaF: [10.1, 20] }).betaF).toMatchObject({ level: 'very_low', named: 'span', span: ['very_low', 'low'] })
  })

  test('is not named if none has enough, and two that are not adjacent never form a span', () => {
    const split = levels({ arew: [49.9, 50] }).arew
    expect(split).toEqual({ level: 'low', probability: expect.closeTo(0.309, 3), named: false, status: 'split', near_border: true })
  })

  test('is near a border if the 80 % interval reaches into another', () => {
    const near = (sd: number) => levels({ arew: [37.5, sd] }).arew.near_border
    expect({ within: near(9.7), beyond: near(9.8) }).toEqual({ within: false, beyond: true })
  })

  test('may be kept without being named', () => {
    const found = unnamed(levels({ betaF: [10.1, 20] }))
    expect(Object.values(found).every(({ named, status, span }) => !named && status === 'split' && span === undefined)).toBe(true)
    expect(found.betaF).toMatchObject({ level: 'very_low', probability: expect.closeTo(0.498, 2), near_border: true })
  })
})

describe('the text of a level', () => {
  const texts = (betaP: number, apun: number) => textsOf(rates({ betaP: [betaP], apun: [apun] }), group)

  test.each([
    [49.9, 49.9, 'low_betap_low_apun'],
    [49.9, 50.1, 'low_betap_high_apun'],
    [50.1, 49.9, 'high_betap_low_apun'],
    [50.1, 50.1, 'high_betap_high_apun'],
  ])('for rewards: staying %d, losses %d: %s', (betaP, apun, text) => expect(texts(betaP, apun).arew).toBe(text))

  test.each([
    [33.3, 'low_betap'],
    [33.4, 'medium_betap'],
    [66.6, 'medium_betap'],
    [66.7, 'high_betap'],
  ])('for losses, by thirds: staying %d: %s', (betaP, text) => expect(texts(betaP, 50).apun).toBe(text))
})

const named = (level: string, span?: [string, string]) => ({
  level,
  probability: 0.6,
  near_border: false,
  named: span ? 'span' : true,
  status: 'named',
  ...(span && { span }),
})

/** The level of one measure as the counts leave it, for a player in the middle of the 665 but for these counts. */
const judged = (measure: keyof Levels, level: object, { lossEffect = 0.206, ...counts }: Partial<DeniedBy['behaviour'] & DeniedBy>) => {
  const middle = { wins: { count: 50, stayed: 25 }, losses: { count: 29, stayed: 7 }, frequentWinCards: 49 }
  const levels = { arew: named('low'), apun: named('low'), betaF: named('medium'), betaP: named('medium'), [measure]: level } as Levels
  return withoutDenied(levels, { behaviour: { ...middle, switches: 43, longestRun: 9, ...counts }, lossEffect })[measure]
}

test.each<[keyof Levels, string, Parameters<typeof judged>[2], string]>([
  ['arew', 'medium_low', { lossEffect: 0.367 }, 'named'],
  ['arew', 'medium_low', { lossEffect: 0.368 }, 'denied'],
  ['arew', 'low', { lossEffect: -0.368 }, 'denied'],
  ['arew', 'high', { lossEffect: 0.092 }, 'denied'],
  ['arew', 'medium_high', { lossEffect: -0.4 }, 'denied'],
  ['arew', 'medium_high', { lossEffect: 0.093 }, 'named'],
  ['arew', 'high', { wins: { count: 7, stayed: 7 } }, 'split'],
  ['apun', 'low', { lossEffect: 0.361 }, 'named'],
  ['apun', 'low', { lossEffect: 0.362 }, 'denied'],
  ['apun', 'high', { lossEffect: 0.06 }, 'denied'],
  ['apun', 'high', { lossEffect: 0.061 }, 'named'],
  ['apun', 'high', { wins: { count: 8, stayed: 4 }, losses: { count: 8, stayed: 1 } }, 'named'],
  ['apun', 'high', { wins: { count: 7, stayed: 4 } }, 'split'],
  ['apun', 'low', { losses: { count: 7, stayed: 4 }, lossEffect: 0.5 }, 'split'],
  ['betaF', 'very_low', { frequentWinCards: 57 }, 'denied'],
  ['betaF', 'low', { frequentWinCards: 56 }, 'named'],
  ['betaF', 'very_high', { frequentWinCards: 42 }, 'denied'],
  ['betaF', 'high', { frequentWinCards: 43 }, 'named'],
  ['betaF', 'medium', { frequentWinCards: 80 }, 'named'],
  ['betaP', 'low', { switches: 27 }, 'denied'],
  ['betaP', 'low', { switches: 28, longestRun: 14 }, 'named'],
  ['betaP', 'very_low', { switches: 70, longestRun: 15 }, 'denied'],
  ['betaP', 'high', { switches: 58 }, 'denied'],
  ['betaP', 'very_high', { switches: 57 }, 'named'],
  ['betaP', 'very_high', { longestRun: 8 }, 'denied'],
  ['betaP', 'medium', { switches: 79, longestRun: 1 }, 'named'],
])('%s %s with %j: %s (rulings 48, 67)', (measure, level, counts, status) =>
  expect(judged(measure, named(level), counts)).toMatchObject({ level, named: status === 'named', status }),
)

test('a span is denied only where both of its ends are, and keeps them', () => {
  const low = named('low', ['very_low', 'low'])
  expect(judged('betaP', low, { switches: 20 })).toEqual({ ...low, named: false, status: 'denied' })
  expect(judged('betaP', named('low', ['low', 'medium']), { switches: 20 })).toMatchObject({ named: 'span', status: 'named' })
})

test('a level that is split stays so', () =>
  expect(judged('betaP', { ...named('low'), named: false, status: 'split' }, { switches: 20 })).toMatchObject({ status: 'split' }))
