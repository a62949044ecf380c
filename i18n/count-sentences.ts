import type { Told } from './claim-sentence.ts'
import type { NamespaceTexts } from './messages.ts'

type Often = 'most' | 'more' | 'half' | 'less' | 'seldom'
/** A share in words, as a number would look like a score. */
export const oftenOf = (count: number, of: number): Often => {
  const share = of > 0 ? count / of : 0
  return share > 0.7 ? 'most' : share > 0.55 ? 'more' : share >= 0.45 ? 'half' : share >= 0.25 ? 'less' : 'seldom'
}

/** What was seen in any game, from its counts; of wins or losses that never came nothing is said. */
export const countSentences = (counted: readonly Told[], unfirm: NamespaceTexts<'result'>['unfirm']): string[] => {
  const counts: Told['counts'] = Object.assign({}, ...counted.map((claim) => claim.counts))
  const { wins = 0, stayed_wins = 0, losses = 0, stayed_losses = 0 } = counts
  const often = (stayed: number, of: number) => unfirm.often[oftenOf(of - stayed, of)]()
  return wins > 0 && losses > 0 ? [unfirm.after({ losses: often(stayed_losses, losses), wins: often(stayed_wins, wins) })] : []
}
