import { volunteerCounts } from '../contract/volunteer-counts.ts'
import type { NamespaceTexts } from './messages.ts'

/** A claim of the contract, of which nothing but key and counts matters here. */
type Told = { key: string; counts: Record<string, number> }
type Sentences = Record<string, ((counts: Record<string, number>) => string) | undefined>
/** The groups in which sentences stand; each is a namespace that a screen loads where it needs it. */
type Groups = { profile?: NamespaceTexts<'profile'>; advice?: NamespaceTexts<'advice'> }

const reason = 'reason_'

/** The sentence of a claim, the one way from counts to words on screen, in the report and in the mail. Empty for a key without a text. */
export const claimSentence = ({ key, counts }: Told, { profile, advice }: Groups): string => {
  if (key.startsWith(reason)) return (advice?.reasons as Sentences | undefined)?.[key.slice(reason.length)]?.(counts) ?? ''
  const habit = habitKey.exec(key)?.groups
  if (!habit) return (profile?.claims as Sentences | undefined)?.[key]?.(counts) ?? ''
  const sentences: Sentences = { ...(profile?.claims as Sentences | undefined), ...(profile?.habits as Sentences | undefined) }
  return ideasOf(habit)
    .map((idea) => sentences[shared[idea] ?? idea]?.({ ...counts, ...usual[idea] }) ?? '')
    .join(' ')
}

/** Measure and level of a habit; then how persistent and how sensitive to losses the player is, where the sentence says that too. */
const habitKey = /^habit_(?<measure>[^_]+)_(?<level>.+?)(?:_(?<persistence>[^_]+)_betap)?(?:_(?<losses>[^_]+)_apun)?$/

const topics: Record<string, string> = { arew: 'rewards', apun: 'losses', betaF: 'frequency', betaP: 'changes' }

/** The sentences of which that of a habit is made: none of an earlier method's, whose meaning was another. */
const ideasOf = ({ measure = '', level = '', persistence, losses }: Record<string, string | undefined>): string[] => [
  `${topics[measure]}_${level === 'split' || level === 'denied' ? 'count' : level}`,
  ...(persistence ? [`changes_${persistence}`] : []),
  ...(losses ? [`losses_${losses}`] : []),
]

/** What the score's part or the counts say in the same words. */
const shared: Record<string, string> = {
  losses_low: 'part_losses_less',
  losses_high: 'part_losses_more',
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
