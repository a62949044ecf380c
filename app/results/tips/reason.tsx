import { css, cx } from '@linaria/core'
import type { Advice } from '../../../contract/results.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { small, soft } from '../../ui/text.ts'

const why = css`
  > b {
    font-weight: var(--semibold);
    color: var(--ink);
  }
`

export type TipReason = Advice['reasons']['advice_one']

/** Why the player sees a tip, with the numbers of the own game. Nothing for a code this build does not know. */
export const Reason = ({ reason: { code, values } }: { reason: TipReason }) => {
  const { adviceScreen } = useTexts()
  const sentences: Record<string, ((values: never) => string) | undefined> = useTexts('advice').reasons
  const sentence = sentences[code]?.(values as never)
  if (!sentence) return null
  return (
    <p className={cx(soft, small, why)}>
      <b>{adviceScreen.why()}</b> {sentence}
    </p>
  )
}
