import { describe, expect, test } from 'vitest'
import { adviceReasons } from '../../../contract/advice-reasons.ts'
import type { Behaviour, GameAnalysis } from '../types.ts'
import { holds, type ReasonCode, reasons } from './reasons.ts'
import { adviceProfile } from './rules.ts'

const usual = {
  net: -250,
  badCards: 30,
  badShare: 0.5,
  afterBadLoss: { draws: 20, bad: 12 },
  wins: { count: 50, stayed: 30 },
  losses: { count: 29, stayed: 9 },
  frequentWinCards: 45,
  switches: 50,
  longestRun: 7,
  medianReactionTime: 640,
  duration: 359,
  randomPopup: true,
} as Behaviour
const named = { arew: {}, apun: { status: 'named' }, betaF: { status: 'split' }, betaP: { status: 'named' } }
const game = (more: Partial<Behaviour> = {}, levels: object = named) =>
  ({
    behaviour: { ...usual, ...more },
    results: {
      score_version: 'risk-4',
      risk_score: 58,
      repeat: [38, 72],
      category: 'risky',
      arew: 10,
      apun: 20,
      betaF: 30,
      betaP: 40,
      levels,
    },
    chasingPercentile: 70,
  }) as unknown as GameAnalysis

test.each<[ReasonCode, Record<string, number>]>([
  ['stayed_after_wins', { stayed: 30, wins: 50 }],
  ['stayed_after_losses', { stayed: 9, losses: 29 }],
  ['changed_after_losses', { changed: 20, losses: 29 }],
  ['stayed_after_both', { stayed_wins: 30, wins: 50, stayed_losses: 9, losses: 29 }],
  ['chased_losses', { cards: 12, of: 20 }],
  ['frequent_wins', { cards: 45 }],
  ['long_run', { run: 7 }],
  ['many_changes', { changes: 50 }],
  ['no_pattern', { changes: 50 }],
  ['points_lost', { points: 250 }],
  ['points_won', { points: 250 }],
  ['quick_play', { seconds: 0.7 }],
  ['slow_play', { seconds: 0.6 }],
  ['long_play', { minutes: 6 }],
  ['guess_low', { guess: 45, score: 58 }],
  ['guess_high', { guess: 45, score: 58 }],
  ['guess_right', { guess: 45, score: 58 }],
  ['costly_decks', { cards: 30, score: 58 }],
  ['few_costly_decks', { cards: 30, score: 58 }],
  ['for_everyone', {}],
])('%s shows its numbers: %j', (code, counts) => {
  expect(reasons[code].counts(game(), 45)).toEqual(counts)
  expect(Object.keys(counts)).toEqual([...adviceReasons[code]])
})

describe('a reason is given only if its own numbers do not contradict it', () => {
  const stays = (stayed: number) => ({ count: 20, stayed })
  test.each<[ReasonCode, Partial<Behaviour>, Partial<Behaviour>]>([
    ['stayed_after_wins', { wins: stays(11) }, { wins: stays(10) }],
    ['stayed_after_wins', { wins: { count: 8, stayed: 5 } }, { wins: { count: 7, stayed: 7 } }],
    ['stayed_after_losses', { losses: stays(11) }, { losses: stays(10) }],
    ['stayed_after_losses', { losses: { count: 8, stayed: 8 } }, { losses: { count: 7, stayed: 7 } }],
    ['changed_after_losses', { losses: stays(9) }, { losses: stays(10) }],
    ['stayed_after_both', { wins: stays(11), losses: stays(11) }, { wins: stays(11), losses: stays(10) }],
    ['stayed_after_both', { wins: stays(20), losses: stays(20) }, { wins: stays(10), losses: stays(11) }],
    ['chased_losses', { afterBadLoss: { draws: 20, bad: 11 }, badShare: 0.45 }, { afterBadLoss: { draws: 20, bad: 11 }, badShare: 0.46 }],
    ['chased_losses', { afterBadLoss: { draws: 20, bad: 11 }, badShare: 0.4 }, { afterBadLoss: { draws: 20, bad: 10 }, badShare: 0.4 }],
    ['chased_losses', { afterBadLoss: { draws: 8, bad: 8 } }, { afterBadLoss: { draws: 7, bad: 7 } }],
    ['chased_losses', { afterBadLoss: { draws: 20, bad: 20 }, badCards: 28 }, { afterBadLoss: { draws: 20, bad: 20 }, badCards: 27 }],
    // By chance 40 of 80, with a standard deviation of 4.5.
    ['frequent_wins', { frequentWinCards: 49 }, { frequentWinCards: 48 }],
    ['long_run', { longestRun: 10, switches: 43 }, { longestRun: 9, switches: 43 }],
    ['long_run', { longestRun: 10, switches: 0 }, { longestRun: 30, switches: 44 }],
    ['many_changes', { switches: 44, longestRun: 14 }, { switches: 43, longestRun: 14 }],
    ['many_changes', { switches: 44, longestRun: 1 }, { switches: 44, longestRun: 15 }],
    ['no_pattern', { wins: stays(9), losses: stays(9) }, { wins: stays(10), losses: stays(9) }],
    ['no_pattern', { wins: stays(0), losses: stays(0) }, { wins: stays(9), losses: stays(10) }],
    ['no_pattern', { losses: { count: 8, stayed: 0 }, wins: stays(9) }, { losses: { count: 7, stayed: 0 }, wins: stays(9) }],
    ['costly_decks', { badCards: 28 }, { badCards: 27 }],
    ['few_costly_decks', { badCards: 27 }, { badCards: 28 }],
  ])('%s: %j, and not %j', (code, agrees, argues) => {
    expect([holds(code, game(agrees), 45), holds(code, game(argues), 45)]).toEqual([true, false])
  })

  // The score is 58, repeats lie between 38 and 72.
  test.each<[ReasonCode, number, boolean]>([
    ['guess_low', 37, true],
    ['guess_low', 38, false],
    ['guess_right', 48, true],
    ['guess_right', 47, false],
    ['guess_high', 77, true],
    ['guess_high', 68, false],
  ])('%s after a guess of %i: %s, as the verdict on it says', (code, guess, expected) => {
    expect(holds(code, game(), guess)).toBe(expected)
  })

  test('the others depend on their rule only', () => {
    expect(holds('points_won', game(), 45)).toBe(true)
    expect(holds('for_everyone', game(), 45)).toBe(true)
  })
})

describe('the numbers that the rules compare', () => {
  test('come from the game', () => {
    expect(adviceProfile(game(), 45)).toEqual({
      rewards: 10,
      losses: 20,
      frequency: 30,
      persistence: 40,
      category: 3,
      guessDifference: -13,
      chasing: 70,
      reactionTime: 640,
      net: -250,
      randomPopup: true,
      duration: 359,
    })
  })

  test('of a measure that the counts deny are NaN (ruling 67)', () => {
    const denied = { ...named, arew: { status: 'denied' }, betaP: { status: 'denied' } }
    expect(adviceProfile(game({}, denied), 45)).toMatchObject({ rewards: Number.NaN, losses: 20, frequency: 30, persistence: Number.NaN })
  })

  test('of measures of an earlier method are NaN (ruling 68)', () => {
    const stored = game()
    const earlier = { ...stored, results: { ...stored.results, score_version: 'risk-3' as const } }
    const { rewards, losses, frequency, persistence } = adviceProfile(earlier, 45)
    expect([rewards, losses, frequency, persistence]).toEqual(Array.from({ length: 4 }, () => Number.NaN))
  })

  test('unknown times are NaN', () => {
    const unknown = adviceProfile(game({ medianReactionTime: null, duration: null }), 45)
    expect({ reactionTime: unknown.reactionTime, duration: unknown.duration }).toEqual({ reactionTime: Number.NaN, duration: Number.NaN })
  })
})
