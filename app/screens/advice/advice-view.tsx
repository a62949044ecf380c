import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { arePersonal, Tips } from '../../results/tips/tips.tsx'
import { Link } from '../../routing/link.tsx'
import { below600 } from '../../theme/breakpoints.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { row } from '../../ui/stack.tsx'
import { lead } from '../../ui/text.ts'

const below = css`
  margin-top: var(--space-1);
`

/** `claims`: why, in the order of the tips, none with the default ones; `keep`: ways to keep the report; `more`: where to go from here. */
type Props = { tips: readonly AdviceKey[]; claims?: readonly Claim[] | undefined; onBack: () => void } & {
  [Part in 'help' | 'keep' | 'more']: ReactNode
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
    </>
  )
}

/** Their words line up with what stands above or beside them. */
const aligned = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  ${below600} {
    flex: 1;
    justify-content: space-between;
  }
  > * {
    padding-inline: 0;
  }
`

/** Where to go from the last screen of the test. */
export const MoreFromAdvice = ({ onPlayAgain }: { onPlayAgain: () => void }) => {
  const { adviceScreen, common } = useTexts()
  return (
    <div className={aligned}>
      <Link className={buttonClass('text')} to={paths.fullReport}>
        {adviceScreen.fullReport()}
      </Link>
      <Button kind="text" onClick={onPlayAgain}>
        {common.playAgain()}
      </Button>
    </div>
  )
}
