import type { Claim } from '../../contract/claims.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'

/** Claims as paragraphs, in their order. */
export const Claims = ({ claims, className }: { claims: readonly Claim[]; className?: string | undefined }) => {
  const profile = useTexts('profile')
  return claims.map((claim) => (
    <p key={claim.key} className={className}>
      {claimSentence(claim, { profile })}
    </p>
  ))
}
