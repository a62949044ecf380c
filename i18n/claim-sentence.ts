import { volunteerCounts } from '../contract/volunteer-counts.ts'
import type { NamespaceTexts } from './messages.ts'

/** A claim of the contract, of which nothing but key and counts matters here. */
export type Told = { key: string; counts: Record<string, number> }
type Sentences = Record<string, ((counts: Record<string, number>) => string) | undefined>
/** The groups in which sentences stand; each is a namespace that a screen loads where it needs it. */
type Groups = { profile?: NamespaceTexts<'profile'>; advice?: NamespaceTexts<'advice'> }

const reason = 'reason_'

/** The sentence of a claim, the one way from counts to words on screen, in the report and in the mail. Empty for a key without a text. */
export const claimSentence = ({ key, counts }: Told, { profile, advice }: Groups): string => {
  const say = (texts: unknown, name: string) => {
    // Not called as a method: a compiler for older runtimes would write `.call`, and texts answer to every name.
    const sentence = (texts as Sentences | undefined)?.[name]
    // Among which highest or lowest share of the others a score is that is higher or lower than `share` of them.
    const others = 100 - (counts.share ?? 0)
    return sentence?.({ ...usual[name], top: others, bottom: others, ...counts }) ?? ''
  }
  if (key.startsWith(reason)) return say(advice?.reasons, key.slice(reason.length))
  const habit = habitKey.exec(key)?.groups
  if (!habit) return say(profile?.claims, key)
  const sentenceOf = (idea: string) => (shared[idea] ? say(profile?.claims, shared[idea]) : say(profile?.habits, idea))
  return ideasOf(habit).map(sentenceOf).join(' ')
}

/** Measure and level of a habit; then how persistent and how sensitive to losses the player is, where the sentence says that too. */
const habitKey = /^habit_(?<measure>[^_]+)_(?<level>.+?)(?:_(?<persistence>[^_]+)_betap)?(?:_(?<losses>[^_]+)_apun)?$/

const topics: Record<string, string> = { arew: 'rewards', apun: 'losses', betaF: 'frequency', betaP: 'changes' }

/** What a habit's claim says, a sentence each. Of rewards, decks left after wins and after losses deny the level. */
const ideasOf = ({ measure = '', level = '', persistence, losses }: Record<string, string | undefined>): string[] => [
  `${topics[measure]}_${level === 'split' || (level === 'denied' && measure !== 'arew') ? 'count' : level}`,
  ...(persistence ? [`changes_${persistence}`] : []),
  ...(losses ? [`losses_${losses}`] : []),
]

/** What the score's part, or a count that is always stated, says in the same words. */
const shared: Record<string, string> = {
  losses_low: 'part_losses_less',
  losses_high: 'part_losses_more',
  rewards_denied: 'count_stays',
  losses_count: 'part_losses_neutral',
  changes_count: 'count_changes',
}

const { frequentWinCards, switches } = volunteerCounts
/** Between what counts half of the volunteers lie. */
const usual: Record<string, Record<string, number>> = {
  frequency_medium: { from: frequentWinCards.lower, to: frequentWinCards.upper },
  changes_medium: { from: switches.lower, to: switches.upper },
}

/** The claims whose keys begin so, such as `part_`. */
export const claimsOf = <Claim extends Told>(claims: readonly Claim[], ...beginnings: string[]): Claim[] =>
  claims.filter(({ key }) => beginnings.some((beginning) => key.startsWith(beginning)))

/** The same claims in their places, without those whose sentence an earlier one has said. */
export const toldOnce = <Claim extends Told>(claims: readonly Claim[]): (Claim | undefined)[] =>
  claims.map((claim, index) => (claims.findIndex(({ key }) => key === claim.key) === index ? claim : undefined))
