import { describe, expect, test } from 'vitest'
import type { Measure } from '../../contract/scales.ts'
import { levelsOf, textsOf, unnamed } from './levels.ts'
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
    ['arew', 24.9, 'low'],
    ['arew', 25.1, 'medium_low'],
    ['arew', 50.1, 'medium_high'],
    ['arew', 75.1, 'high'],
    ['apun', 49.9, 'low'],
    ['apun', 50.1, 'high'],
    ['betaF', 9.9, 'very_low'],
    ['betaF', 10.1, 'low'],
    ['betaF', 30.1, 'medium'],
    ['betaF', 70.1, 'high'],
    ['betaF', 90.1, 'very_high'],
    ['betaP', 9.9, 'very_low'],
    ['betaP', 29.9, 'low'],
    ['betaP', 69.9, 'medium'],
    ['betaP', 89.9, 'high'],
    ['betaP', 90.1, 'very_high'],
  ] as const)('of %s at %d is %s (R155, R157, R159, R161)', (measure, percentile, level) => {
    const certain = { probability: 1, named: true, status: 'named', near_border: false }
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
