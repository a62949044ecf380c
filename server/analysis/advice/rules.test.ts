import { expect, test } from 'vitest'
import { tipRules } from './rank-tips.ts'
import type { AdviceProfile } from './rules.ts'
import * as on from './rules.ts'

// A rule applies on one side of each threshold and not on the other; thresholds come from the table where it has them.
test.each<[string, on.Rule, Partial<AdviceProfile>, Partial<AdviceProfile>]>([
  ['stayed_after_wins', on.rewardsFrom(50), { rewards: 50 }, { rewards: 49 }],
  ['stayed_after_losses', on.lossesBelow(50), { losses: 49 }, { losses: 50 }],
  ['changed_after_losses', on.lossesFrom(75), { losses: 75 }, { losses: 74 }],
  ['stayed_after_both', on.lossesBelowAsWins(50), { losses: 49 }, { losses: 50 }],
  ['frequent_wins', on.frequencyFrom(60), { frequency: 60 }, { frequency: 59 }],
  ['long_run', on.persistenceFrom(40), { persistence: 40 }, { persistence: 39 }],
  ['many_changes', on.persistenceBelow(40), { persistence: 39 }, { persistence: 40 }],
  ['no_pattern', on.randomPopup, { randomPopup: true }, { randomPopup: false }],
  ['costly_decks', on.categoryFrom(3), { category: 3 }, { category: 2 }],
  ['costly_decks', on.categoryIs(2, 3), { category: 2 }, { category: 4 }],
  ['few_costly_decks', on.categoryUpTo(2), { category: 2 }, { category: 3 }],
  ['chased_losses', on.chasingFrom(60), { chasing: 60 }, { chasing: 59 }],
  ['guess_low', on.guessUpTo(-30), { guessDifference: -30 }, { guessDifference: -29 }],
  ['guess_high', on.guessFrom(20), { guessDifference: 20 }, { guessDifference: 19 }],
  ['guess_right', on.guessWithin(10), { guessDifference: -10 }, { guessDifference: -11 }],
  ['guess_right', on.guessWithin(10), { guessDifference: 10 }, { guessDifference: 11 }],
  ['points_lost', on.lost, { net: -10 }, { net: 0 }],
  ['points_won', on.won, { net: 10 }, { net: 0 }],
  ['points_won', on.wonFrom(800), { net: 800 }, { net: 790 }],
  ['quick_play', on.fasterThan(600), { reactionTime: 599 }, { reactionTime: 600 }],
  ['slow_play', on.slowerThan(2700), { reactionTime: 2701 }, { reactionTime: 2700 }],
  ['long_play', on.longerThan(300), { duration: 301 }, { duration: 300 }],
])('%s applies from its threshold on: %#', (reason, rule, applies, not) => {
  expect(rule).toMatchObject({ points: 1, reason })
  expect({ applies: rule.applies(applies as AdviceProfile), not: rule.applies(not as AdviceProfile) }).toEqual({
    applies: true,
    not: false,
  })
  expect(on.worth(3, rule)).toEqual({ ...rule, points: 3 })
})

test.each(Object.entries(tipRules))('what is unknown or denied leads to no rule of %s', (_, rules) => {
  const numbers = ['rewards', 'losses', 'frequency', 'persistence', 'category', 'guessDifference', 'chasing', 'reactionTime', 'net']
  const unknown = Object.fromEntries([...numbers, 'duration'].map((name) => [name, Number.NaN])) as unknown as AdviceProfile
  expect(rules.filter((rule) => rule.applies(unknown))).toEqual([])
})
