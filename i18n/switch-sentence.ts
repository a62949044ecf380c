import type { Told } from './claim-sentence.ts'
import type { NamespaceTexts } from './messages.ts'

type Often = 'most' | 'more' | 'half' | 'less' | 'seldom'
/** A share in words, as a number would look like a score. */
export const oftenOf = (count: number, of: number): Often => {
  const share = of > 0 ? count / of : 0
  return share > 0.7 ? 'most' : share > 0.55 ? 'more' : share >= 0.45 ? 'half' : share >= 0.25 ? 'less' : 'seldom'
}

/** How often the deck was changed after losses and after wins, in words; null if either never came. */
export const switchSentence = (counted: readonly Told[], unfirm: NamespaceTexts<'result'>['unfirm']): string | null => {
  const { wins, stayed_wins = 0, losses, stayed_losses = 0 }: Told['counts'] = Object.assign({}, ...counted.map(({ counts }) => counts))
  if (!wins || !losses) return null
  const often = (stayed: number, of: number) => unfirm.often[oftenOf(of - stayed, of)]()
  return unfirm.after({ losses: often(stayed_losses, losses), wins: often(stayed_wins, wins) })
}
