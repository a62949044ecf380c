import { describe, expect, test } from 'vitest'
import { claimKeys } from '../../../contract/claims.ts'
import type { Results } from '../../../contract/results.ts'
import type { GuessAccuracy, QualityFlag } from '../../../contract/scales.ts'
import english from '../../../i18n/eng/namespaces.ts'
import type { Behaviour, GameAnalysis } from '../types.ts'
import { guessClaims } from './guess.ts'
import { comparisonClaim, countedClaims, factOf, flagClaim, partClaims, resultClaims, verdictClaims } from './result-claims.ts'
import { strikingClaim } from './striking.ts'

const behaviour = {
  badCards: 30,
  wins: { count: 50, stayed: 20 },
  losses: { count: 29, stayed: 5 },
  switches: 50,
  longestRun: 7,
  frequentWinCards: 49,
  largestShare: 0.7,
} as Behaviour
const keys = (claims: readonly { key: string }[]) => claims.map(({ key }) => key)

test('counts are stated for any game', () => {
  expect(countedClaims(behaviour)).toEqual([
    { key: 'count_losing_cards', counts: { cards: 30 } },
    { key: 'count_stays', counts: { stayed_wins: 20, wins: 50, stayed_losses: 5, losses: 29 } },
    { key: 'count_changes', counts: { changes: 50, run: 7 } },
  ])
})

test('a game without a firm result says why', () => {
  expect(flagClaim('one_deck', behaviour)).toEqual({ key: 'count_one_deck', counts: { cards: 56 } })
  expect(flagClaim('random_play', behaviour)).toEqual({ key: 'count_random_play', counts: {} })
  expect(flagClaim('scripted', behaviour)).toEqual({ key: 'count_scripted', counts: {} })
  expect(flagClaim('too_fast', behaviour)).toEqual({ key: 'count_too_fast', counts: { seconds: 0.25 } })
})

describe('the verdict', () => {
  const verdict = (category: Results['category'], score: number, range: [number, number] = [35, 55]) =>
    verdictClaims({ risk_score: score, category }, { range, sameCategory: 0.527 })

  test.each([
    ['low-risk', 'verdict_low_risk'],
    ['medium-risk', 'verdict_medium_risk'],
    ['risky', 'verdict_risky'],
    ['high-risk', 'verdict_high_risk'],
  ] as const)('is, for %s, %s, and says how stable it is', (category, key) => {
    expect(verdict(category, 45)).toEqual([
      { key, counts: { score: 45 } },
      { key: 'verdict_repeat', counts: { low: 35, high: 55, same: 53 } },
    ])
  })

  test.each([
    [34, true],
    [35, false],
    [55, false],
    [56, true],
  ])('says for %i whether another game would be nearer to the middle: %s', (score, told) => {
    const [, , towards] = verdict('risky', score)
    expect(towards).toEqual(told ? { key: 'verdict_towards_middle', counts: { score } } : undefined)
  })

  test('compares with the larger side of a hundred', () => {
    expect(comparisonClaim(50)).toEqual({ key: 'verdict_higher_than', counts: { share: 50 } })
    expect(comparisonClaim(49)).toEqual({ key: 'verdict_lower_than', counts: { share: 51 } })
  })
})

describe('the composition of the score', () => {
  const parts = (lossEffect: number, loss_effect: number, limit?: number, stayed = 5) =>
    partClaims({
      behaviour: { ...behaviour, wins: { count: 50, stayed: 50 * (stayed / 25 + lossEffect) }, losses: { count: 25, stayed } },
      lossEffect,
      parts: { bad_share: 4, loss_effect, ...(limit !== undefined && { limit }) },
    })

  test('compares the cards from losing decks with most people’s, and says how often the player left after wins and losses', () => {
    expect(parts(0.3, -2)).toEqual([
      { key: 'part_losing_cards', counts: { cards: 30, median: 28 } },
      { key: 'part_losses_more', counts: { left_wins: 25, wins: 50, left_losses: 20, losses: 25 } },
    ])
  })

  // Half of the volunteers had a loss effect of 20.6 points or less.
  test.each([
    [0.2, 1, 'part_losses_less'],
    [0.206, 1, 'part_losses_neutral'],
    [0.3, 1, 'part_losses_neutral'],
    [0.2, 0, 'part_losses_neutral'],
    [0.3, 0, 'part_losses_neutral'],
    [0.2, -1, 'part_losses_neutral'],
    [0.205, -1, 'part_losses_neutral'],
    [0.3, -1, 'part_losses_more'],
  ])('states a loss effect of %d and %i points as %s, where both point the same way', (lossEffect, points, key) => {
    expect(parts(lossEffect, points)[1]?.key).toBe(key)
  })

  // A fifth of the losses is what half of the volunteers stayed after; differences of 9.2 and 36.8 points are their quartiles.
  test.each([
    [0.092, 1, 4, 'part_losses_little'],
    [0.093, 1, 4, 'part_losses_neutral'],
    [-0.22, 1, 4, 'part_losses_neutral'],
    [0.368, -1, 6, 'part_losses_much'],
    [0.367, -1, 6, 'part_losses_neutral'],
  ])(
    'a loss effect of %d and %i points with %i of 25 stays, which deny less or more: %s (ruling 48)',
    (lossEffect, points, stayed, key) => {
      expect(parts(lossEffect, points, undefined, stayed)[1]?.key).toBe(key)
    },
  )

  test('the counted fact is of the part that moved the score most, but of decks left only after wins and losses (ruling 64)', () => {
    const fact = (bad_share: number, loss_effect: number, left = {}) => {
      const counts = { left_wins: 3, wins: 50, left_losses: 20, losses: 25, ...left }
      const claims = [...countedClaims(behaviour), { key: 'part_losses_less', counts } as const]
      return factOf({ claims, parts: { bad_share, loss_effect }, quality: { flags: [], firm: true } })
    }
    const cards = { key: 'count_losing_cards', counts: { cards: 30 } }
    expect([fact(-5, 5), fact(6, -5)]).toEqual([cards, cards])
    expect(fact(4, -5)).toEqual({ key: 'part_losses_neutral', counts: { left_wins: 3, wins: 50, left_losses: 20, losses: 25 } })
    expect([fact(0, 5, { losses: 0 }), fact(0, 5, { wins: 0 })]).toEqual([cards, cards])
  })

  test('a limit binds from above or from below', () => {
    expect(parts(0.3, 6, 54)[2]).toEqual({ key: 'part_at_most', counts: { cards: 30, limit: 54 } })
    expect(parts(0.3, -20, 40)[2]).toEqual({ key: 'part_at_least', counts: { cards: 30, limit: 40 } })
  })
})

describe('all claims about a game', () => {
  const level = <Level>(name: Level) => ({
    level: name,
    probability: 0.6,
    named: true as const,
    status: 'named' as const,
    near_border: false,
  })
  const claims = (...flags: QualityFlag[]) =>
    keys(
      resultClaims({
        results: {
          risk_score: 45,
          category: 'medium-risk',
          percentile: 60,
          levels: { arew: level('medium_low'), apun: level('high'), betaF: level('medium'), betaP: level('low') },
          texts: { arew: 'low_betap_high_apun', apun: 'low_betap' },
          parts: { bad_share: -3, loss_effect: -2 },
          quality: { flags, firm: flags.every((flag) => flag === 'one_deck') },
        },
        repeat: { range: [35, 55], sameCategory: 0.5 },
        behaviour,
        lossEffect: 0.3,
      }),
    )
  const score = ['verdict_medium_risk', 'verdict_repeat', 'part_losing_cards', 'part_losses_more']
  const counted = ['count_losing_cards', 'count_stays', 'count_changes']

  test('are score, comparison and habits without a flag', () => {
    const habits = ['habit_arew_medium_low_low_betap_high_apun', 'habit_apun_high_low_betap', 'habit_betaF_medium', 'habit_betaP_low']
    expect(claims()).toEqual([...score, 'verdict_higher_than', ...habits, ...counted])
  })

  test('leave out habits and comparison for one deck alone (ruling 21)', () => {
    expect(claims('one_deck')).toEqual([...score, 'count_one_deck', ...counted])
  })

  test('are the counts, and why, for any other flag (ruling 21)', () => {
    expect(claims('one_deck', 'too_fast')).toEqual(['count_one_deck', 'count_too_fast', ...counted])
  })
})

describe('claims about a guess', () => {
  const guess = (accuracy: GuessAccuracy, { firm = true, badShare = 0.5, risk_guess = 35 } = {}) =>
    guessClaims({ results: { quality: { flags: [], firm } }, behaviour: { badShare } } as unknown as GameAnalysis, {
      risk_guess,
      risk_score: 45,
      time: 1,
      guess_accuracy: accuracy,
    })

  test.each([
    ['very_low_guess', 'guess_very_low'],
    ['low_guess', 'guess_low'],
    ['good_guess', 'guess_good'],
    ['high_guess', 'guess_high'],
    ['very_high_guess', 'guess_very_high'],
  ] as const)('say of %s: %s, each in a sentence of its own (R167)', (accuracy, key) => {
    expect(guess(accuracy)).toEqual([{ key, counts: { guess: 35, score: 45 } }])
    const { [key]: sentence, ...others } = english.profile.claims
    expect(Object.values(others)).not.toContain(sentence)
  })

  test('name no distance where more than ten points are close only in the range of repeats', () =>
    expect([34, 56].flatMap((risk_guess) => guess('good_guess', { risk_guess }))).toEqual([
      { key: 'guess_numbers', counts: { guess: 34, score: 45 } },
      { key: 'guess_numbers', counts: { guess: 56, score: 45 } },
    ]))

  test.each<[GuessAccuracy, number, string]>([
    ['low_guess', 0.2, 'guess_numbers'],
    ['very_low_guess', 0.2, 'guess_numbers'],
    ['low_guess', 0.21, 'guess_low'],
    ['good_guess', 0.2, 'guess_good'],
    ['high_guess', 0.2, 'guess_high'],
    ['high_guess', 0.8, 'guess_numbers'],
    ['very_high_guess', 0.8, 'guess_numbers'],
    ['high_guess', 0.79, 'guess_high'],
    ['low_guess', 0.8, 'guess_low'],
  ])('%s with a share of %d from losing decks: %s', (accuracy, badShare, key) =>
    expect(guess(accuracy, { badShare }).map((claim) => claim.key)).toEqual([key]),
  )

  test('none if the score is not firm', () => expect(guess('low_guess', { firm: false })).toEqual([]))
})

/** A player in the middle of the 665. */
const middle = {
  badCards: 28,
  frequentWinCards: 49,
  switches: 43,
  longestRun: 9,
  wins: { count: 50, stayed: 25 },
  losses: { count: 29, stayed: 6 },
}

const cases: [Partial<typeof middle>, string, Record<string, number>][] = [
  [{ badCards: 53 }, 'losing_cards_many', { cards: 53 }],
  [{ badCards: 1 }, 'losing_cards_few', { cards: 1 }],
  [{ frequentWinCards: 74 }, 'frequent_wins_many', { cards: 74 }],
  [{ frequentWinCards: 18 }, 'frequent_wins_few', { cards: 18 }],
  [{ switches: 78 }, 'changes_many', { changes: 78 }],
  [{ switches: 5 }, 'changes_few', { changes: 5 }],
  [{ longestRun: 49 }, 'run_long', { run: 49 }],
  [{ losses: { count: 8, stayed: 7 } }, 'left_losses_few', { left_losses: 1, losses: 8 }],
  [{ wins: { count: 8, stayed: 0 } }, 'left_wins_many', { left_wins: 8, wins: 8 }],
  [{ wins: { count: 40, stayed: 39 } }, 'left_wins_few', { left_wins: 1, wins: 40 }],
]
test.each(cases)('%j: %s', (given, name, counts) =>
  expect(strikingClaim({ ...middle, ...given })).toEqual({ key: `striking_${name}`, counts }),
)

test('there are no others', () => {
  expect(claimKeys.filter((key) => key.startsWith('striking_'))).toEqual(cases.map(([, name]) => `striking_${name}`))
})

test.each<Partial<typeof middle>>([
  {},
  { badCards: 52, frequentWinCards: 19, switches: 6, longestRun: 48 },
  { losses: { count: 29, stayed: 0 } },
  { losses: { count: 7, stayed: 7 }, wins: { count: 7, stayed: 0 } },
])('%j is nothing that fewer than one in fifty did', (given) => expect(strikingClaim({ ...middle, ...given })).toBeNull())

test('of several the one that lies farthest out', () => {
  expect(strikingClaim({ ...middle, badCards: 60, switches: 4 })?.key).toBe('striking_losing_cards_many')
  expect(strikingClaim({ ...middle, badCards: 60, switches: 4, longestRun: 70 })?.key).toBe('striking_run_long')
})
