import { describe, expect, it } from 'vitest'
import { median, reactionsToLosses } from './behaviour.ts'
import { guessAccuracy } from './guess.ts'
import { percentileOf } from './percentiles.ts'
import { qualityFlags } from './quality.ts'
import { chasingShare, riskCategory, riskScore } from './risk.ts'
import type { Behaviour, Draw } from './types.ts'

describe('risk score', () => {
  const average = {
    badShare: 0.4517794486215539,
    simulatedBadShare: 0.4476280980228349,
    chasing: 0.5136145494886477,
    zApun: -1.475232681872439,
  }

  it('is 50 for the average of the reference group and moves by the published weights', () => {
    expect(riskScore(average)).toBeCloseTo(50, 10)
    expect(riskScore({ ...average, badShare: average.badShare + 0.1917681648536197 })).toBeCloseTo(50 + (15 * 0.25) / 0.7553109216981951, 8)
    expect(riskScore({ ...average, zApun: average.zApun + 0.3645466024787043 })).toBeCloseTo(50 - (15 * 0.3) / 0.7553109216981951, 8)
  })

  it('stays within 0 and 100', () => {
    expect(riskScore({ badShare: 1, simulatedBadShare: 1, chasing: 1, zApun: -6 })).toBe(100)
    expect(riskScore({ badShare: 0, simulatedBadShare: 0, chasing: 0, zApun: 4 })).toBe(0)
  })

  it.each([
    [39, 'low-risk'],
    [40, 'medium-risk'],
    [54, 'medium-risk'],
    [55, 'risky'],
    [64, 'risky'],
    [65, 'high-risk'],
  ])('%i is %s', (score, category) => expect(riskCategory(score)).toBe(category))
})

describe('guess', () => {
  it.each([
    [-30, 'very_low_guess'],
    [-29, 'low_guess'],
    [-11, 'low_guess'],
    [-10, 'good_guess'],
    [10, 'good_guess'],
    [11, 'high_guess'],
    [29, 'high_guess'],
    [30, 'very_high_guess'],
  ])('a difference of %i is a %s', (difference, accuracy) => expect(guessAccuracy(50 + difference, 50)).toBe(accuracy))
})

describe('percentileOf', () => {
  const table = Array.from({ length: 99 }, (_, i) => (i + 1) * 2)

  it.each([
    [2, 1],
    [3, 1.5],
    [100, 50],
    [198, 99],
    [0, 0.5],
    [500, 99.5],
  ])('%d is at %d', (value, place) => expect(percentileOf(table, value)).toBeCloseTo(place, 10))

  it('takes the middle of equal percentiles', () => {
    expect(percentileOf([...Array.from({ length: 40 }, () => 5), ...Array.from({ length: 59 }, () => 6)], 5)).toBe(20.5)
  })
})

describe('chasing', () => {
  it('counts each draw within three after a loss on a bad deck once', () => {
    const play = ([choice, outcome]: [Draw['choice'], number]): Draw => ({ choice, outcome })
    const draws = (
      [
        [0, -50],
        [0, -50],
        [2, 50],
        [2, 50],
        [0, 100],
        [2, -10],
        [2, 50],
      ] as [Draw['choice'], number][]
    ).map(play)
    // Draws 2 to 5 lie within three after the losses of draws 1 and 2; two of them are from deck a.
    expect(
      reactionsToLosses(
        draws,
        draws.map(({ choice }) => choice === 0),
      ),
    ).toEqual({ draws: 4, bad: 2 })
    expect(chasingShare({ draws: 4, bad: 2 })).toBe(0.5)
  })
})

describe('quality', () => {
  const usual = { largestShare: 0.5, medianReactionTime: 700 } as Behaviour

  it.each([
    [usual, 20, []],
    [{ ...usual, largestShare: 0.81 }, 20, ['one_deck']],
    [{ ...usual, largestShare: 0.8 }, 20, []],
    [{ ...usual, medianReactionTime: 199 }, 20, ['too_fast']],
    [usual, -0.1, ['random_play']],
  ] as const)('flags what limits a result', (behaviour, evidence, flags) => expect(qualityFlags(behaviour, evidence)).toEqual(flags))
})

describe('median', () => {
  it('is the middle, or the mean of the two middle ones', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
