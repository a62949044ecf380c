import { volunteerCounts } from '../contract/volunteer-counts.ts'
import type { NamespaceTexts } from './messages.ts'

/** A claim of the contract, of which nothing but key and counts matters here. */
export type Told = { key: string; counts: Record<string, number> }
type Sentences = Record<string, ((counts: Record<string, number>) => string) | undefined>
/** The groups in which sentences stand; each is a namespace that a screen loads where it needs it. */
type Groups = { profile: NamespaceTexts<'profile'>; advice?: NamespaceTexts<'advice'> }

const reason = 'reason_'

/**
 * What a claim says, the one way from counts to words on screen, in the report and in the mail. Empty for a key without a text. Of a habit it leaves
 * out what stands with another of the measures that are shown (`shown`).
 */
export const claimSentence = ({ key, counts }: Told, { profile, advice }: Groups, shown: readonly string[] = []): string => {
  // Not called as a method: a compiler for older runtimes would write `.call`, and texts answer to every name.
  const say = (texts: unknown, name: string, values: Record<string, number>) => {
    const text = (texts as Sentences | undefined)?.[name]
    return text ? text(values) : ''
  }
  const values = allCounts(counts)
  return sentencesOf(key, shown)
    .map((name, index, names) =>
      name.startsWith(reason)
        ? say(advice?.reasons, name.slice(reason.length), values)
        : say(profile.claims, name, { ...values, ...usual[names[index - 1] ?? ''] }),
    )
    .join(' ')
}

/** The counts of any claim by the names that the sentences have for them. */
const allCounts = (counts: Told['counts']) => {
  const { share = 0, wins = 0, left_wins = 0, stayed = wins - left_wins, changed = 0, frequent_wins = 0 } = counts
  return {
    // Among which highest or lowest share of the others a score is that is higher or lower than `share` of them.
    top: 100 - share,
    bottom: 100 - share,
    stayed_wins: stayed,
    stayed_losses: stayed,
    left_losses: changed,
    cards: frequent_wins,
    ...counts,
  }
}

const wins = 'count_stayed_wins'
const losses = 'count_stayed_losses'
const left = 'part_losses_neutral'
const frequent = 'count_frequent_wins'
const switches = 'count_switches'
const run = 'count_run'
const guess = 'guess_numbers'

/** The sentences of each claim that has not one of its own; in what is said of volunteers, “so” is what the sentence before counts. */
const composed: Record<string, readonly string[]> = {
  part_losses_less: ['part_losses_less', left],
  part_losses_more: ['part_losses_more', left],
  part_losses_little: ['part_losses_little', left],
  part_losses_much: ['part_losses_much', left],
  count_stays: [wins, losses],
  count_changes: [switches, run],
  striking_frequent_wins_many: [frequent, 'few_as_often'],
  striking_frequent_wins_few: [frequent, 'few_as_rarely'],
  striking_changes_many: [switches, 'few_as_often'],
  striking_changes_few: [switches, 'few_as_rarely'],
  striking_left_losses_few: ['count_left_losses', 'few_as_rarely'],
  striking_left_wins_many: [wins, 'few_as_rarely'],
  striking_left_wins_few: [wins, 'few_as_often'],
  reason_stayed_after_wins: [wins],
  reason_stayed_after_losses: [losses],
  reason_changed_after_losses: ['count_left_losses'],
  reason_stayed_after_both: [wins, losses],
  reason_frequent_wins: [frequent],
  reason_long_run: [run],
  reason_many_changes: [switches],
  reason_no_pattern: [switches],
  reason_guess_low: [guess, 'guess_low'],
  reason_guess_high: [guess, 'guess_high'],
  reason_guess_right: [guess, 'guess_good'],
  reason_costly_decks: ['count_losing_cards'],
  reason_few_costly_decks: ['count_losing_cards'],
}

/** What the level of each measure says; `count` where none is said. */
const habits: Record<string, Record<string, readonly string[]>> = {
  arew: {
    low: [wins, 'most_more'],
    medium_low: [wins, 'half_more'],
    medium_high: [wins, 'half_less'],
    high: [wins, 'most_less'],
    // Decks left after wins and after losses deny the level.
    denied: [wins, losses],
    count: [wins],
  },
  apun: { low: ['part_losses_less', left], high: ['part_losses_more', left], count: [left] },
  betaF: {
    very_low: [frequent, 'nine_more'],
    low: [frequent, 'half_more'],
    medium: [frequent, 'half_between'],
    high: [frequent, 'half_less'],
    very_high: [frequent, 'nine_less'],
    count: [frequent],
  },
  betaP: {
    very_low: [switches, 'nine_less'],
    low: [switches, 'half_less'],
    medium: [switches, 'half_between'],
    high: [switches, 'half_more'],
    very_high: [switches, 'nine_more', run],
    count: [switches, run],
  },
}

/** Measure and level of a habit; then how persistent and how sensitive to losses the player is, where the claim says that too. */
const habitKey = /^habit_(?<measure>[^_]+)_(?<level>.+?)(?:_(?<persistence>[^_]+)_betap)?(?:_(?<losses>[^_]+)_apun)?$/

const sentencesOf = (key: string, shown: readonly string[] = []): readonly string[] => {
  const { measure = '', level = '', persistence, losses: ofLosses } = habitKey.exec(key)?.groups ?? {}
  const of = (name: string, at: string | undefined) =>
    at && (name === measure || !shown.includes(name)) ? (habits[name]?.[at] ?? habits[name]?.count ?? []) : []
  return measure ? [...of(measure, level), ...of('betaP', persistence), ...of('apun', ofLosses)] : (composed[key] ?? [key])
}

const { frequentWinCards, switches: usualSwitches } = volunteerCounts
/** Between what counts half of the volunteers lie. */
const usual: Record<string, Record<string, number>> = {
  [frequent]: { from: frequentWinCards.lower, to: frequentWinCards.upper },
  [switches]: { from: usualSwitches.lower, to: usualSwitches.upper },
}

/** The claims whose keys begin so, such as `part_`. */
export const claimsOf = <Claim extends Told>(claims: readonly Claim[], ...beginnings: string[]): Claim[] =>
  claims.filter(({ key }) => beginnings.some((beginning) => key.startsWith(beginning)))

/** The same claims in their places, without those that say what an earlier one has said. */
export const toldOnce = <Claim extends Told>(claims: readonly Claim[]): (Claim | undefined)[] => {
  const said = claims.map(({ key }) => sentencesOf(key).join())
  return claims.map((claim, index) => (said.indexOf(said[index] ?? '') === index ? claim : undefined))
}
