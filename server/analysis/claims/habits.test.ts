import { describe, expect, test } from 'vitest'
import type { ApunText, ArewText } from '../../../contract/profile.ts'
import english from '../../../i18n/eng/namespaces.ts'
import { type HabitsSeen, habitClaims } from './habits.ts'

type Levels = HabitsSeen['results']['levels']
type Given = {
  arew?: Levels['arew']['level']
  apun?: Levels['apun']['level']
  betaF?: Levels['betaF']['level']
  betaP?: Levels['betaP']['level']
  named?: boolean
  texts?: { arew?: ArewText; apun?: ApunText }
  /** of 40 wins; if omitted, so many that the plain difference is the loss effect too, and otherwise the losses are */
  stayedWins?: number
  losses?: { count: number; stayed: number }
  switches?: number
  longestRun?: number
  lossEffect?: number
}

/** A player in the middle of the 665: 43 changes, a longest run of 9, a loss effect of 20.6 points, every fifth loss stayed with. */
const keysOf = (given: Given) => habitClaims(seen(given)).map(({ key }) => key)
const seen = ({
  arew = 'low',
  apun = 'low',
  betaF = 'medium',
  betaP = 'medium',
  named = true,
  texts = {},
  lossEffect = 0.20597014925373136,
  stayedWins,
  losses = { count: 30, stayed: stayedWins === undefined ? 6 : 30 * (stayedWins / 40 - lossEffect) },
  switches = 43,
  longestRun = 9,
}: Given = {}): HabitsSeen => {
  const level = <Level>(name: Level) => ({ level: name, probability: 0.6, named, near_border: false })
  return {
    results: {
      levels: { arew: level(arew), apun: level(apun), betaF: level(betaF), betaP: level(betaP) },
      texts: { arew: 'low_betap_low_apun', apun: 'low_betap', ...texts },
    },
    behaviour: {
      wins: { count: 40, stayed: stayedWins ?? 40 * (losses.stayed / losses.count + lossEffect) },
      losses,
      switches,
      longestRun,
    },
    lossEffect,
  }
}

test('an unnamed habit is not stated, and each claim has its counts', () => {
  const stays = { stayed_wins: 20, wins: 40, stayed_losses: 6, losses: 30 }
  expect(habitClaims(seen({ named: false, stayedWins: 20, losses: { count: 30, stayed: 6 } }))).toEqual([
    { key: 'habit_arew_split', counts: { ...stays, changes: 43 } },
    { key: 'habit_apun_split', counts: { ...stays, changes: 43 } },
    { key: 'habit_betaF_split', counts: stays },
    { key: 'habit_betaP_split', counts: { changes: 43, run: 9 } },
  ])
})

test('shares that a reader works out deny what the loss effect alone would say', () => {
  const stays = { stayedWins: 40 * (13 / 60), losses: { count: 19, stayed: 0 }, lossEffect: 14 / 62 - 1 / 21 }
  expect(keysOf({ ...stays, arew: 'low' })[0]).toBe('habit_arew_neutral')
})

test('for an average player the counts show only the usual habits', () => {
  expect(keysOf({ arew: 'high' })).toEqual(['habit_arew_neutral', 'habit_apun_neutral', 'habit_betaF_medium', 'habit_betaP_medium'])
})

describe('rewards', () => {
  const key = (given: Given, text: ArewText) => keysOf({ ...given, texts: { arew: text } })[0]

  test.each<[Given, ArewText, string]>([
    [{ switches: 44, stayedWins: 16 }, 'low_betap_low_apun', 'habit_arew_low_low_betap_low_apun'],
    [{ switches: 43, stayedWins: 16 }, 'low_betap_low_apun', 'habit_arew_low'],
    [{ switches: 44, stayedWins: 17 }, 'low_betap_low_apun', 'habit_arew_low'],
    [{ switches: 44, stayedWins: 24 }, 'low_betap_high_apun', 'habit_arew_low_low_betap_high_apun'],
    [{ switches: 44, stayedWins: 23 }, 'low_betap_high_apun', 'habit_arew_low'],
    [{ switches: 42, stayedWins: 16 }, 'high_betap_low_apun', 'habit_arew_low_high_betap_low_apun'],
    [{ switches: 43, stayedWins: 16 }, 'high_betap_low_apun', 'habit_arew_low'],
    [{ switches: 42, stayedWins: 24 }, 'high_betap_high_apun', 'habit_arew_low_high_betap_high_apun'],
    [{ switches: 44, stayedWins: 24 }, 'high_betap_high_apun', 'habit_arew_low'],
  ])('%j with the text %s: %s, as far as every word agrees with the counts (R156)', (given, text, expected) =>
    expect(key({ ...given, lossEffect: 0.1 }, text)).toBe(expected),
  )

  const agreeing: [ArewText, Given][] = [
    ['low_betap_low_apun', { switches: 44, stayedWins: 16 }],
    ['low_betap_high_apun', { switches: 44, stayedWins: 24 }],
    ['high_betap_low_apun', { switches: 42, stayedWins: 16 }],
    ['high_betap_high_apun', { switches: 42, stayedWins: 24 }],
  ]
  const levels = [
    ['low', 0.1],
    ['medium_low', 0.1],
    ['medium_high', 0.3],
    ['high', 0.3],
  ] as const
  test('each of the four levels has a text of its own for each of the four kinds of play: 16 in all (R156)', () => {
    const keys = levels.flatMap(([arew, lossEffect]) => agreeing.map(([text, given]) => key({ ...given, arew, lossEffect }, text)))
    expect(keys).toEqual(levels.flatMap(([arew]) => agreeing.map(([text]) => `habit_arew_${arew}_${text}`)))
    const { claims } = english.profile
    expect(new Set(keys.map((each) => claims[each as keyof typeof claims])).size).toBe(16)
  })

  test.each([
    ['low', 0.214, true],
    ['low', 0.215, false],
    ['low', -0.214, true],
    ['low', -0.215, false],
    ['medium_low', 0.214, true],
    ['medium_low', 0.215, false],
    ['medium_high', 0.215, true],
    ['medium_high', 0.214, false],
    ['medium_high', -0.215, true],
    ['high', 0.215, true],
    ['high', 0.214, false],
  ] as const)('%s with a loss effect of %d: stated %s', (arew, lossEffect, told) => {
    expect(keysOf({ arew, lossEffect })[0]).toBe(told ? `habit_arew_${arew}` : 'habit_arew_neutral')
  })
})

describe('losses', () => {
  test.each<[Given, ApunText, string]>([
    [{ switches: 44 }, 'low_betap', 'habit_apun_low_low_betap'],
    [{ switches: 43 }, 'low_betap', 'habit_apun_low'],
    [{ switches: 27 }, 'medium_betap', 'habit_apun_low_medium_betap'],
    [{ switches: 58 }, 'medium_betap', 'habit_apun_low_medium_betap'],
    [{ switches: 26 }, 'medium_betap', 'habit_apun_low'],
    [{ switches: 59 }, 'medium_betap', 'habit_apun_low'],
    [{ switches: 42 }, 'high_betap', 'habit_apun_low_high_betap'],
    [{ switches: 43 }, 'high_betap', 'habit_apun_low'],
  ])('%j with the text %s: %s', (given, apun, expected) => expect(keysOf({ ...given, lossEffect: 0.2, texts: { apun } })[1]).toBe(expected))

  test('each of the two levels has a text of its own for each of the three kinds of play: six in all (R157, R158)', () => {
    const levels = [
      ['low', 0.2],
      ['high', 0.21],
    ] as const
    const plays: [ApunText, number][] = [
      ['low_betap', 44],
      ['medium_betap', 43],
      ['high_betap', 42],
    ]
    const keys = levels.flatMap(([apun, lossEffect]) =>
      plays.map(([text, switches]) => keysOf({ apun, lossEffect, switches, texts: { apun: text } })[1]),
    )
    expect(keys).toEqual(levels.flatMap(([apun]) => plays.map(([text]) => `habit_apun_${apun}_${text}`)))
    const { claims } = english.profile
    expect(new Set(keys.map((each) => claims[each as keyof typeof claims])).size).toBe(6)
  })

  test.each([
    ['low', 0.205, 6, true],
    ['low', 0.206, 6, false],
    ['low', 0.22, 7, false],
    ['high', 0.206, 6, true],
    ['high', 0.205, 6, false],
  ] as const)('%s with a loss effect of %d and stays after %i of 30 losses: stated %s', (apun, lossEffect, stayed, told) => {
    expect(keysOf({ apun, lossEffect, losses: { count: 30, stayed } })[1]).toBe(told ? `habit_apun_${apun}` : 'habit_apun_neutral')
  })

  test.each([
    ['low', 0.092, 5, 'habit_apun_little'],
    ['low', 0.093, 5, 'habit_apun_neutral'],
    ['low', -0.22, 5, 'habit_apun_neutral'],
    ['high', 0.368, 7, 'habit_apun_much'],
    ['high', 0.367, 7, 'habit_apun_neutral'],
  ] as const)(
    '%s with a loss effect of %d and %i of 30 stays, which deny less or more: %s (ruling 48)',
    (apun, lossEffect, stayed, key) => {
      expect(keysOf({ apun, lossEffect, losses: { count: 30, stayed } })[1]).toBe(key)
    },
  )
})

describe('whether a card won or lost', () => {
  test.each([
    ['very_low', 7, true],
    ['very_low', 6, false],
    ['low', 7, true],
    ['low', 6, false],
    ['medium', 12, true],
    ['medium', 13, false],
    ['high', 5, true],
    ['high', 6, false],
    ['very_high', 5, true],
    ['very_high', 6, false],
  ] as const)('%s with %i of 30 losses stayed with: stated %s (R159)', (betaF, stayed, told) => {
    expect(keysOf({ betaF, losses: { count: 30, stayed } })[2]).toBe(told ? `habit_betaF_${betaF}` : 'habit_betaF_neutral')
  })

  test('needs five losses', () => {
    expect(keysOf({ losses: { count: 5, stayed: 0 } })[2]).toBe('habit_betaF_medium')
    expect(keysOf({ losses: { count: 4, stayed: 0 } })[2]).toBe('habit_betaF_neutral')
  })
})

describe('staying with a deck', () => {
  test.each([
    ['very_low', { switches: 59, longestRun: 14 }, 'very_low'],
    ['very_low', { switches: 59, longestRun: 15 }, 'low'],
    ['very_low', { switches: 58, longestRun: 14 }, 'low'],
    ['very_low', { switches: 43 }, 'neutral'],
    ['low', { switches: 44 }, 'low'],
    ['low', { switches: 43 }, 'neutral'],
    ['medium', { switches: 58 }, 'medium'],
    ['medium', { switches: 59 }, 'neutral'],
    ['high', { switches: 42, longestRun: 30 }, 'high'],
    ['high', { switches: 43 }, 'neutral'],
    ['very_high', { switches: 42, longestRun: 15 }, 'very_high'],
    ['very_high', { switches: 42, longestRun: 14 }, 'high'],
    ['very_high', { switches: 43, longestRun: 15 }, 'neutral'],
  ] as const)('%s with %j: %s (R161)', (betaP, given, told) => expect(keysOf({ betaP, ...given })[3]).toBe(`habit_betaP_${told}`))
})
