import { css, cx } from '@linaria/core'
import type { Claim } from '../../../contract/claims.ts'
import { claimSentence } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { small, soft } from '../../ui/text.ts'

const why = css`
  > b {
    color: var(--ink);
  }
`

/** Why the player sees a tip, with the numbers of their own game. Renders nothing for a code that this build does not know. */
export const Reason = ({ claim }: { claim: Claim }) => {
  const { adviceScreen } = useTexts()
  const sentence = claimSentence(claim, { advice: useTexts('advice') })
  if (!sentence) return null
  return (
    <p className={cx(soft, small, why)}>
      <b>{adviceScreen.why()}</b> {sentence}
    </p>
  )
}
