import { css } from '@linaria/core'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const line = css`
  font-size: var(--text-sm);
  line-height: 1.35;
  color: var(--inkSoft);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

/** The end balance in money units. */
export const FinalScore = ({ score }: { score: number }) => (
  <span className={line}>
    <VisuallyHidden>{useTexts().feedback.finalScore()} </VisuallyHidden>
    {useFormats().money(score)}
  </span>
)
