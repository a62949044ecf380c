import { css, cx } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { paths } from '../../../contract/paths.ts'
import { Help } from '../../help/help.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { KeepReport } from '../../results/keep-report.tsx'
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

type Presses = { onBack: () => void; onPlayAgain: () => void }
/** `claims`: why, in the order of the tips, none with the default ones. */
type Props = Presses & { uid: string; tips: readonly AdviceKey[]; claims?: readonly Claim[] | undefined }

/** Three tips chosen from the way the player played, help, ways to keep the report, and where to go from the last screen of the test. */
export const AdviceView = ({ uid, tips, claims, onBack, onPlayAgain }: Props) => {
  const { adviceScreen: texts, common } = useTexts()
  const personal = arePersonal(claims)
  return (
    <>
      <Sheet>
        <BackButton onClick={onBack}>{texts.back()}</BackButton>
        <ScreenTitle className={below}>{personal ? texts.heading() : texts.general()}</ScreenTitle>
        <p className={cx(lead, below)}>{personal ? texts.intro() : texts.everyone()}</p>
        <Tips tips={tips} claims={claims} linked />
      </Sheet>
      <Help />
      <Sheet slim className={row}>
        <KeepReport uid={uid} />
        <div className={aligned}>
          <Link className={buttonClass('text')} to={paths.fullReport}>
            {texts.fullReport()}
          </Link>
          <Button kind="text" onClick={onPlayAgain}>
            {common.playAgain()}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
