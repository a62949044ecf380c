import type { NamespaceTexts } from './messages.ts'

/** A claim of the contract, of which nothing but key and counts matters here. */
type Told = { key: string; counts: Record<string, number> }
type Sentences = Record<string, ((counts: Record<string, number>) => string) | undefined>
/** The groups in which sentences stand; each is a namespace that a screen loads where it needs it. */
type Groups = { profile?: NamespaceTexts<'profile'>; advice?: NamespaceTexts<'advice'> }

const reason = 'reason_'

/** The sentence of a claim, the one way from counts to words on screen, in the report and in the mail. Empty for a key without a text. */
export const claimSentence = ({ key, counts }: Told, { profile, advice }: Groups): string => {
  const claims: Sentences | undefined = profile?.claims as Sentences | undefined
  const reasons: Sentences | undefined = advice?.reasons as Sentences | undefined
  const sentence = key.startsWith(reason) ? reasons?.[key.slice(reason.length)] : claims?.[key]
  return sentence?.(counts) ?? ''
}

/** The claims whose keys begin so, such as `part_`. */
export const claimsOf = <Claim extends Told>(claims: readonly Claim[], ...beginnings: string[]): Claim[] =>
  claims.filter(({ key }) => beginnings.some((beginning) => key.startsWith(beginning)))

/** The same claims in their places, without those whose sentence an earlier one has said. */
export const toldOnce = <Claim extends Told>(claims: readonly Claim[]): (Claim | undefined)[] =>
  claims.map((claim, index) => (claims.findIndex(({ key }) => key === claim.key) === index ? claim : undefined))
