import { claimSentence, type Told } from './claim-sentence.ts'
import type { NamespaceTexts } from './messages.ts'

/**
 * How a score compares, in sentences: that it is higher or lower than a share of the others (0–100), and between what that share lies in
 * repeats, where that is known. Null where nothing is said.
 */
export const comparisonTexts = (
  { claims, percentile_range }: { claims: readonly Told[]; percentile_range?: readonly [number, number] },
  profile: NamespaceTexts<'profile'>,
): { share: number; words: string } | null => {
  const claim = claims.find(({ key }) => key === 'verdict_higher_than' || key === 'verdict_lower_than')
  if (!claim) return null
  const { share = 0 } = claim.counts
  const sentence = claimSentence(claim, { profile })
  if (!percentile_range) return { share, words: sentence }
  const [low, high] = percentile_range
  const range = claim.key === 'verdict_higher_than' ? { low, high } : { low: 100 - high, high: 100 - low }
  return { share, words: `${sentence} ${profile.percentileRange(range)}` }
}
