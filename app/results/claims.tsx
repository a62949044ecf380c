import type { Claim } from '../../contract/claims.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'

/** Claims as paragraphs, in their order. */
export const Claims = ({ claims, className }: { claims: readonly Claim[]; className?: string | undefined }) => {
  const profile = useTexts('profile')
  return claims.map((claim) => (
    <p key={claim.key} className={className}>
      {claimSentence(claim, { profile })}
    </p>
  ))
}

/** A claim's sentences one by one: the one that stands in sight, and those that are told on request. */
export const useSentences = () => {
  const profile = useTexts('profile')
  const { info } = useLanguage()
  return (claim: Claim) => sentencesOf(claimSentence(claim, { profile }), info.lang)
}

/** The sentences of a text in a language, by its BCP 47 tag; the whole text as one where the browser cannot tell them apart. */
export const sentencesOf = (text: string, language: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim())
    : [text]
