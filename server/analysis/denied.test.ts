import { describe, expect, test } from 'vitest'
import { type DeniedBy, withoutDenied } from './denied.ts'
import type { Levels } from './levels.ts'

/** A player in the middle of the 665, and a little on the side of staying. */
const middle: DeniedBy = {
  behaviour: { wins: { count: 50, stayed: 25 }, losses: { count: 34, stayed: 7 }, frequentWinCards: 42, switches: 42, longestRun: 10 },
  lossEffect: 0.206,
}
/** If no wins are given, as many were stayed with that the plain difference of the shares is the loss effect too. */
const changed = ({ lossEffect = middle.lossEffect, ...counts }: Partial<DeniedBy['behaviour']> & { lossEffect?: number }): DeniedBy => {
  const { losses } = { ...middle.behaviour, ...counts }
  const wins = { count: 50, stayed: 50 * (losses.stayed / losses.count + lossEffect) }
  return { behaviour: { ...middle.behaviour, wins, ...counts }, lossEffect }
}

const named = (level: string, span?: [string, string]) => ({
  level,
  probability: 0.6,
  near_border: false,
  named: span ? 'span' : true,
  ...(span && { span }),
})
const nameOf = (measure: keyof Levels, level: ReturnType<typeof named>, seen: DeniedBy) => {
  const levels = { arew: named('low'), apun: named('low'), betaF: named('medium'), betaP: named('medium'), [measure]: level } as Levels
  return withoutDenied(levels, seen)[measure].named
}

describe('a named level that the player’s own counts deny is not named (ruling 48)', () => {
  test.each<[keyof Levels, string, Parameters<typeof changed>[0], boolean]>([
    ['arew', 'low', { lossEffect: 0.215 }, false],
    ['arew', 'medium_low', { lossEffect: -0.215 }, false],
    ['arew', 'low', { lossEffect: 0.214 }, true],
    ['arew', 'low', { lossEffect: 0.1, wins: { count: 50, stayed: 29 }, losses: { count: 30, stayed: 15 } }, true],
    ['arew', 'low', { lossEffect: 0.1, wins: { count: 50, stayed: 30 }, losses: { count: 30, stayed: 15 } }, false],
    ['arew', 'medium_low', { lossEffect: 0.1, wins: { count: 50, stayed: 6 } }, true],
    ['arew', 'medium_low', { lossEffect: 0.1, wins: { count: 50, stayed: 5 } }, false],
    ['arew', 'high', { lossEffect: 0.214 }, false],
    ['arew', 'medium_high', { lossEffect: -0.21 }, false],
    ['arew', 'high', { lossEffect: 0.215, losses: { count: 30, stayed: 15 } }, true],
    ['arew', 'high', { lossEffect: 0.215, wins: { count: 50, stayed: 24 } }, false],
    ['apun', 'low', { lossEffect: 0.206 }, false],
    ['apun', 'low', { lossEffect: 0.205 }, true],
    ['apun', 'low', { lossEffect: 0.205, losses: { count: 30, stayed: 6 } }, false],
    ['apun', 'high', { lossEffect: 0.205, losses: { count: 31, stayed: 6 } }, false],
    ['apun', 'high', { losses: { count: 31, stayed: 6 } }, true],
    ['apun', 'high', {}, false],
    ['apun', 'high', { losses: { count: 0, stayed: 0 } }, false],
    ['betaF', 'low', { losses: { count: 30, stayed: 6 } }, false],
    ['betaF', 'very_low', {}, true],
    ['betaF', 'low', { frequentWinCards: 43 }, false],
    ['betaF', 'low', { frequentWinCards: 42 }, true],
    ['betaF', 'high', {}, false],
    ['betaF', 'very_high', { losses: { count: 31, stayed: 6 }, frequentWinCards: 48 }, true],
    ['betaF', 'high', { losses: { count: 31, stayed: 6 }, frequentWinCards: 46 }, false],
    ['betaF', 'high', { losses: { count: 31, stayed: 6 }, frequentWinCards: 47 }, true],
    ['betaF', 'high', { losses: { count: 0, stayed: 0 } }, false],
    ['betaF', 'medium', { wins: { count: 0, stayed: 0 } }, false],
    ['betaF', 'medium', { losses: { count: 12, stayed: 12 }, frequentWinCards: 55 }, true],
    ['betaF', 'medium', { frequentWinCards: 56 }, false],
    ['betaF', 'medium', { frequentWinCards: 29 }, true],
    ['betaF', 'medium', { frequentWinCards: 28 }, false],
    ['betaP', 'very_low', { switches: 57 }, false],
    ['betaP', 'very_low', { switches: 58 }, true],
    ['betaP', 'low', { switches: 44 }, true],
    ['betaP', 'low', { switches: 44, longestRun: 15 }, false],
    ['betaP', 'high', { switches: 43 }, false],
    ['betaP', 'high', {}, true],
    ['betaP', 'high', { longestRun: 8 }, false],
    ['betaP', 'very_high', { switches: 28 }, false],
    ['betaP', 'very_high', { switches: 27 }, true],
    ['betaP', 'medium', { switches: 27 }, false],
    ['betaP', 'medium', { switches: 58 }, false],
    ['betaP', 'medium', { switches: 57 }, true],
  ])('%s %s with %j: %s', (measure, level, counts, expected) => {
    expect(nameOf(measure, named(level), changed(counts))).toBe(expected)
  })

  test('a span only where both of its ends are denied', () => {
    const few = changed({ switches: 20 })
    expect(nameOf('betaP', named('low', ['very_low', 'low']), few)).toBe(false)
    expect(nameOf('betaP', named('low', ['low', 'medium']), few)).toBe(false)
    expect(nameOf('betaP', named('low', ['low', 'medium']), changed({ longestRun: 15 }))).toBe('span')
  })
})
