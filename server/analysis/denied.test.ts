import { expect, test } from 'vitest'
import { type DeniedBy, type Levels, withoutDenied } from './levels.ts'

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
