import type { Claim } from '../../contract/claims.ts'
import type { Measure } from '../../contract/scales.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'

type Props = { claims: readonly Claim[]; shown?: readonly Measure[]; className?: string | undefined }

/** Claims as paragraphs, in their order; of a habit without what stands with another measure that is shown. */
export const Claims = ({ claims, shown, className }: Props) => {
  const profile = useTexts('profile')
  return claims.map((claim) => (
    <p key={claim.key} className={className}>
      {claimSentence(claim, { profile }, shown)}
    </p>
  ))
}
