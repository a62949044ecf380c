import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { CloseTest } from '../../results/close-test.tsx'
import { arePersonal, Tips } from '../../results/tips/tips.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { row } from '../../ui/row.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { lead } from '../../ui/text.ts'

const below = css`
  margin-top: var(--space-1);
`

type Props = {
  tips: readonly AdviceKey[]
  /** Why, in the order of the tips; none with the default ones. */
  claims?: readonly Claim[] | undefined
  onBack: () => void
  help: ReactNode
  /** Ways to keep the report. */
  keep: ReactNode
  /** Where to go from here. */
  more: ReactNode
}

/** Three tips chosen from the way the player played, and where to find help. */
export const AdviceView = ({ tips, claims, onBack, help, keep, more }: Props) => {
  const texts = useTexts().adviceScreen
  const personal = arePersonal(claims)
  return (
    <>
      <Sheet>
        <BackButton onClick={onBack}>{texts.back()}</BackButton>
        <ScreenTitle className={below}>{personal ? texts.heading() : texts.general()}</ScreenTitle>
        <p className={cx(lead, below)}>{personal ? texts.intro() : texts.everyone()}</p>
        <Tips tips={tips} claims={claims} linked />
      </Sheet>
      {help}
      <Sheet slim className={row}>
        {keep}
        {more}
      </Sheet>
      <CloseTest />
    </>
  )
}
