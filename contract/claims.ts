import { type Static, Type } from 'typebox'
import { type AdviceReasonCode, adviceReasons } from './advice-reasons.ts'
import { OneOf, StrictObject } from './fields.ts'
import { apunLevels, apunTexts, arewLevels, arewTexts, fiveLevels } from './scales.ts'

const fromEntries = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>

/** The sentences of a measure without a text of their own: for each level, for the count alone, and where no level is named. */
const habit = <Name extends string, Level extends string, Counts>(measure: Name, levels: readonly Level[], counts: Counts) => {
  const kinds = [...levels, 'count', 'split', 'denied'] as const
  return fromEntries(
    kinds.map((kind) => `habit_${measure}_${kind}` as const),
    counts,
  )
}

const stays = ['stayed_wins', 'wins', 'stayed_losses', 'losses'] as const
const leaves = ['left_wins', 'wins', 'left_losses', 'losses'] as const
const changes = ['changes', 'run'] as const
const rewards = ['stayed_wins', 'stayed_losses', ...leaves, 'changes'] as const
const losses = [...leaves, 'changes'] as const
const frequency = ['frequent_wins'] as const

const arewKeys = arewLevels.flatMap((level) => arewTexts.map((text) => `habit_arew_${level}_${text}` as const))
const apunKeys = apunLevels.flatMap((level) => apunTexts.map((text) => `habit_apun_${level}_${text}` as const))

/**
 * Everything that may be said about a player, with the counts of the player's game that each sentence rests on or names. A claim is made only
 * where it is true of those counts (`server/analysis/claims`); there is no other sentence about the player.
 */
export const claimCounts = {
  verdict_low_risk: ['score'],
  verdict_medium_risk: ['score'],
  verdict_risky: ['score'],
  verdict_high_risk: ['score'],
  /** Where 8 of 10 repeats fall, and of 100 how many land in the same category. */
  verdict_repeat: ['low', 'high', 'same'],
  /** The score is outside that range. */
  verdict_towards_middle: ['score'],
  /** Higher than the score of `share` out of 100 in the comparison group. */
  verdict_higher_than: ['share'],
  verdict_lower_than: ['share'],

  /** Of the last 60 cards from the two losing decks; half of the volunteers took `median` or fewer. */
  part_losing_cards: ['cards', 'median'],
  /** A loss changed the next choice less, or more, than it did for most people; or the counts do not show it. */
  part_losses_less: leaves,
  part_losses_more: leaves,
  /** As above, but in either direction, where the share of losses followed by a change contradicts "less" or "more". */
  part_losses_little: leaves,
  part_losses_much: leaves,
  part_losses_neutral: leaves,
  /** The player's own draws limit the score. */
  part_at_most: ['cards', 'limit'],
  part_at_least: ['cards', 'limit'],

  guess_very_low: ['guess', 'score'],
  guess_low: ['guess', 'score'],
  guess_good: ['guess', 'score'],
  guess_high: ['guess', 'score'],
  guess_very_high: ['guess', 'score'],
  /** Only the two numbers: the draws contradict that the risk was higher, or lower, than guessed. */
  guess_numbers: ['guess', 'score'],

  /** Sensitivity to rewards, in decks kept after wins: alone, or with changes and losses; the count alone; split or denied. */
  ...fromEntries(arewKeys, rewards),
  ...habit('arew', arewLevels, rewards),
  /** Sensitivity to losses, in decks left after losses and after wins: with changes, or alone. */
  ...fromEntries(apunKeys, losses),
  ...habit('apun', apunLevels, losses),
  /** Sensitivity to win frequency, in cards from the decks that win most often. */
  ...habit('betaF', fiveLevels, frequency),
  /** Persistence, in changes of deck. */
  ...habit('betaP', fiveLevels, changes),

  /** The count that lies farthest out, if fewer than one volunteer in fifty went as far on that side. */
  striking_losing_cards_many: ['cards'],
  striking_losing_cards_few: ['cards'],
  striking_frequent_wins_many: ['cards'],
  striking_frequent_wins_few: ['cards'],
  striking_changes_many: ['changes'],
  striking_changes_few: ['changes'],
  striking_run_long: ['run'],
  striking_left_losses_few: ['left_losses', 'losses'],
  striking_left_wins_many: ['left_wins', 'wins'],
  striking_left_wins_few: ['left_wins', 'wins'],

  /** Why no firm result can be given: one claim for each flag. */
  count_one_deck: ['cards'],
  count_too_fast: ['seconds'],
  count_random_play: [],
  count_scripted: [],
  /** Counts that are stated whatever the quality of the result. */
  count_losing_cards: ['cards'],
  count_stays: stays,
  count_changes: changes,

  ...(Object.fromEntries(Object.entries(adviceReasons).map(([code, counts]) => [`reason_${code}`, counts])) as unknown as Record<
    `reason_${AdviceReasonCode}`,
    readonly string[]
  >),
} as const satisfies Record<string, readonly string[]>

export type ClaimKey = keyof typeof claimCounts
export const claimKeys = Object.keys(claimCounts) as ClaimKey[]

/** One thing that is true of the player's own game, with its counts. */
export const Claim = StrictObject({ key: OneOf(claimKeys), counts: Type.Record(Type.String(), Type.Number()) })
export type Claim = Static<typeof Claim>
