import { css, cx } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { soft } from '../../ui/text.ts'
import { Tips } from './tips.tsx'

const below = css`
  margin-top: var(--space-2);
`

/** Three tips that are not chosen from the game, and say so. */
export const GeneralTips = ({ tips }: { tips: readonly AdviceKey[] }) => {
  const texts = useTexts().adviceScreen
  return (
    <Sheet>
      <h2>{texts.general()}</h2>
      <p className={cx(soft, below)}>{texts.everyone()}</p>
      <Tips tips={tips} level={3} />
    </Sheet>
  )
}
