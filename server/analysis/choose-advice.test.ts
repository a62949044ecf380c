import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviceKeys, themeOfAdvice } from '../../contract/advice-keys.ts'
import { rankTips } from './advice/rank-tips.ts'
import { type ReasonCode, reasons } from './advice/reasons.ts'
import type { AdviceProfile } from './advice/rules.ts'
import type { GameAnalysis } from './types.ts'

const percent = fc.integer({ min: 0, max: 99 })
const anyProfile: fc.Arbitrary<AdviceProfile> = fc.record({
  rewards: percent,
  losses: percent,
  frequency: percent,
  persistence: percent,
  category: fc.integer({ min: 1, max: 4 }),
  guessDifference: fc.integer({ min: -100, max: 100 }),
  chasing: percent,
  reactionTime: fc.integer({ min: 100, max: 6000 }),
  net: fc.integer({ min: -3130, max: 2000 }).map((points) => Math.round(points / 10) * 10),
  randomPopup: fc.boolean(),
  duration: fc.integer({ min: 20, max: 900 }),
})

/** An average player: only the weakest rules apply. */
const calm: AdviceProfile = {
  rewards: 20,
  losses: 60,
  frequency: 20,
  persistence: 30,
  category: 2,
  guessDifference: 12,
  chasing: 10,
  reactionTime: 900,
  net: 0,
  randomPopup: false,
  duration: 120,
}
const sameNumbers: [ReasonCode, ReasonCode][] = [
  ['many_changes', 'no_pattern'],
  ['stayed_after_losses', 'stayed_after_both'],
]
const keysOf = (profile: Partial<AdviceProfile>) => rankTips({ ...calm, ...profile }).map(({ key }) => key)

describe('advice', () => {
  it('is always three different tips, deterministic for a profile (R169)', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const chosen = rankTips(profile)
        expect(new Set(chosen.map(({ key }) => key)).size).toBe(3)
        expect(rankTips({ ...profile })).toEqual(chosen)
      }),
      { numRuns: 2000 },
    )
  })

  it('gives players who differ different tips: what each did decides on them (R169)', () => {
    const differing: Partial<AdviceProfile>[] = [
      { reactionTime: 599 },
      { reactionTime: 2701 },
      { persistence: 19 },
      { guessDifference: -11 },
      { chasing: 60 },
      { net: 800 },
      { category: 1 },
      { category: 4 },
    ]
    expect(new Set(differing.map((each) => keysOf(each).join())).size).toBe(differing.length)
  })

  it('gives no two tips of the game the same theme or reason, no reason that does not hold, and no number twice (ruling 21)', () => {
    const anyHolds = fc.func(fc.boolean())
    fc.assert(
      fc.property(anyProfile, anyHolds, (profile, holds) => {
        const tips = rankTips(profile, holds)
        const own = tips.filter(({ reason }) => reason !== 'for_everyone')
        const given = own.map(({ reason }) => reason)
        expect(given.filter((reason) => !holds(reason))).toEqual([])
        expect(new Set(given).size).toBe(given.length)
        const themes = own.map(({ key }) => themeOfAdvice[key])
        expect(new Set(themes).size).toBe(themes.length)
        for (const [one, more] of sameNumbers) expect(given.includes(one) && given.includes(more)).toBe(false)
      }),
      { numRuns: 2000 },
    )
    // The first tip's strongest reason is the second tip's only one.
    const both = rankTips({ ...calm, guessDifference: -20, category: 1, persistence: 70 }, (reason) =>
      ['guess_low', 'long_run'].includes(reason),
    )
    expect(both.slice(0, 2)).toEqual([
      { key: 'ask_yourself', reason: 'long_run' },
      { key: 'know_the_risks', reason: 'guess_low' },
    ])
  })

  it('begins with a help-seeking tip for high risk', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const [first] = rankTips({ ...profile, category: 4 })
        expect(['react_to_problems', 'talk_to_others_about_your_gambling']).toContain(first?.key)
      }),
      { numRuns: 500 },
    )
  })

  it('can be each of the 24 tips (R168)', () => {
    const seen = new Set(fc.sample(anyProfile, { numRuns: 20_000, seed: 1 }).flatMap((profile) => rankTips(profile).map(({ key }) => key)))
    expect([...seen].sort()).toEqual([...adviceKeys].sort())
  })

  // Points of requirements §5.5, by hand.
  it.each([
    ['quick presses', { reactionTime: 599 }, 'take_a_break', 'quick_play'],
    ['hardly slower presses', { reactionTime: 799, category: 1, persistence: 40 }, 'take_a_break_between_games', 'quick_play'],
    ['slow presses', { reactionTime: 2701 }, 'dont_overthink_it', 'slow_play'],
    ['long play', { duration: 301 }, 'watch_the_time', 'long_play'],
    ['many changes', { persistence: 19 }, 'stick_to_your_decisions', 'many_changes'],
    ['a low guess', { guessDifference: -11 }, 'know_the_risks', 'guess_low'],
    ['a far too high guess', { guessDifference: 20 }, 'ask_yourself', 'guess_high'],
    ['chased losses', { chasing: 60 }, 'dont_chase_losses', 'chased_losses'],
    ['won points', { net: 800 }, 'turn_winnings_into_good_experiences', 'points_won'],
    ['low risk', { category: 1 }, 'keep_gambling_fun', 'few_costly_decks'],
    ['a random pattern', { randomPopup: true }, 'remember_the_rules_of_randomness', 'no_pattern'],
  ] as const)('follows the table: %s', (_, profile, key, reason) => {
    expect(rankTips({ ...calm, ...profile })).toContainEqual({ key, reason })
  })

  it('takes the stronger of the two help-seeking tips', () => {
    // High risk alone: 3 points against 2; with chasing and a low guess 3 against 4.
    expect(keysOf({ category: 4, chasing: 0 })[0]).toBe('react_to_problems')
    expect(keysOf({ category: 4, chasing: 60, guessDifference: -11 })[0]).toBe('talk_to_others_about_your_gambling')
  })

  it.each([
    [549, 0.6, 0.5],
    [700, 0.8, 0.6],
    [2701, 2.8, 2.7],
  ])('half of the cards of a median of %d ms took less than %d s, and longer than %d s (ruling 21)', (medianReactionTime, under, over) => {
    const game = { behaviour: { medianReactionTime } } as GameAnalysis
    expect(reasons.quick_play.counts(game, 0)).toEqual({ seconds: under })
    expect(reasons.slow_play.counts(game, 0)).toEqual({ seconds: over })
  })

  it('fills remaining slots with tips for everyone', () => {
    expect(rankTips({ ...calm, category: 1, guessDifference: 12 })).toEqual([
      { key: 'keep_gambling_fun', reason: 'few_costly_decks' },
      { key: 'plan_ahead', reason: 'many_changes' },
      { key: 'educate_yourself', reason: 'for_everyone' },
    ])
  })
})
