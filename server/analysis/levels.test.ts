import { describe, expect, test } from 'vitest'
import { levelsOf, textsOf, unnamed } from './levels.ts'
import type { PosteriorDraws } from './posterior/summarise.ts'
import type { ReferenceGroup, Summary } from './types.ts'

/** A group whose percentiles are 1 to 99, in each measure. */
const percentiles = Array.from({ length: 99 }, (_, i) => i + 1)
const group = {
  tables: { arew: percentiles, apun: percentiles, betaF: percentiles, persistence: percentiles },
} as unknown as ReferenceGroup

/** `times` draws of each value. */
const values = (...counts: [value: number, times: number][]) =>
  Float64Array.from(counts.flatMap(([value, times]) => Array.from({ length: times }, () => value)))

const posterior = (draws: Partial<PosteriorDraws['draws']> = {}, rates: Record<string, Partial<Summary>> = {}) => {
  const all = values([50, 1])
  const some = { low: 50, high: 50, mean: 50 }
  return {
    draws: { arew: all, apun: all, betaF: all, betaP: all, ...draws },
    summary: { rates: { arew: some, apun: some, betaF: some, betaP: some, ...rates } },
  } as unknown as PosteriorDraws
}
const levels = (...given: Parameters<typeof posterior>) => levelsOf(posterior(...given), group)

describe('a level', () => {
  test.each([
    ['arew', 24.9, 'low'],
    ['arew', 25, 'medium_low'],
    ['arew', 50, 'medium_high'],
    ['arew', 75, 'high'],
    ['apun', 49.9, 'low'],
    ['apun', 50, 'high'],
    ['betaF', 9.9, 'very_low'],
    ['betaF', 10, 'low'],
    ['betaF', 30, 'medium'],
    ['betaF', 70, 'high'],
    ['betaF', 90, 'very_high'],
  ] as const)('of %s at %d is %s (R155, R157, R159)', (measure, value, level) => {
    expect(levels({ [measure]: values([value, 1]) })[measure]).toEqual({
      level,
      probability: 1,
      named: true,
      status: 'named',
      near_border: false,
    })
  })

  test('of staying has the cut points of the five (R161)', () => {
    expect([9.9, 10, 30, 70, 90].map((value) => levels({ betaP: values([value, 1]) }).betaP.level)).toEqual([
      'very_low',
      'low',
      'medium',
      'high',
      'very_high',
    ])
  })

  test('is named if it has at least half of the posterior', () => {
    expect(levels({ arew: values([10, 2], [30, 5], [60, 3]) }).arew).toEqual({
      level: 'medium_low',
      probability: 0.5,
      named: true,
      status: 'named',
      near_border: false,
    })
  })

  test('is a span of two adjacent ones if they have seven tenths together', () => {
    expect(levels({ arew: values([10, 1], [30, 3], [60, 4], [80, 2]) }).arew).toMatchObject({
      level: 'medium_high',
      probability: 0.4,
      named: 'span',
      status: 'named',
      span: ['medium_low', 'medium_high'],
    })
    expect(levels({ betaF: values([5, 45], [20, 35], [80, 20]) }).betaF).toMatchObject({ named: 'span', span: ['very_low', 'low'] })
  })

  test('is not named if none has enough, and two that are not adjacent never form a span', () => {
    const split = levels({ betaF: values([5, 40], [20, 15], [50, 5], [80, 40]) }).betaF
    expect(split).toEqual({ level: 'very_low', probability: 0.4, named: false, status: 'split', near_border: false })
  })

  test('is near a border if the 80 % interval reaches into another', () => {
    const near = (low: number, high: number) => levels({}, { arew: { low, high } }).arew.near_border
    expect({ apart: near(25, 49), edge: near(24, 49), beyond: near(25, 50) }).toEqual({ apart: false, edge: true, beyond: true })
  })

  test('may be kept without being named', () => {
    const found = levels({ betaF: values([5, 45], [20, 35], [80, 20]) }, { apun: { low: 40, high: 60 } })
    expect(unnamed(found)).toEqual({
      arew: { level: 'medium_high', probability: 1, named: false, status: 'split', near_border: false },
      apun: { level: 'high', probability: 1, named: false, status: 'split', near_border: true },
      betaF: { level: 'very_low', probability: 0.45, named: false, status: 'split', near_border: false },
      betaP: { level: 'medium', probability: 1, named: false, status: 'split', near_border: false },
    })
  })
})

describe('the text of a level', () => {
  const texts = (betaP: number, apun: number) => textsOf(posterior({}, { betaP: { mean: betaP }, apun: { mean: apun } }), group)

  test.each([
    [49.9, 49.9, 'low_betap_low_apun'],
    [49.9, 50, 'low_betap_high_apun'],
    [50, 49.9, 'high_betap_low_apun'],
    [50, 50, 'high_betap_high_apun'],
  ])('for rewards: staying %d, losses %d: %s', (betaP, apun, text) => expect(texts(betaP, apun).arew).toBe(text))

  test.each([
    [33.3, 'low_betap'],
    [33.4, 'medium_betap'],
    [66.6, 'medium_betap'],
    [66.7, 'high_betap'],
  ])('for losses, by thirds: staying %d: %s', (betaP, text) => expect(texts(betaP, 50).apun).toBe(text))
})
