import { claimSentence, type Told } from './claim-sentence.ts'
import type { NamespaceTexts } from './messages.ts'

/**
 * How a score compares, in words: among which highest or lowest share of the others it is, and than what `share` of them (0–100) it is
 * higher or lower; and between what that share lies in repeats, where that is known. Null where nothing is said.
 */
export const comparisonTexts = (
  { claims, percentile_range }: { claims: readonly Told[]; percentile_range?: readonly [number, number] },
  profile: NamespaceTexts<'profile'>,
): { share: number; words: string; range?: string } | null => {
  const claim = claims.find(({ key }) => key === 'verdict_higher_than' || key === 'verdict_lower_than')
  if (!claim) return null
  const { share = 0 } = claim.counts
  // A number stays with the word before it: the sentence breaks between its halves.
  const words = claimSentence(claim, { profile }).replace(/ (?=\d)/g, '\u00A0')
  if (!percentile_range) return { share, words }
  const [low, high] = percentile_range
  return {
    share,
    words,
    range: profile.percentileRange(claim.key === 'verdict_higher_than' ? { low, high } : { low: 100 - high, high: 100 - low }),
  }
}
