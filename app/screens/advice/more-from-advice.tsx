import { css, cx } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { fillPath } from '../../../contract/call.ts'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { small } from '../../ui/text.ts'

/** Their words line up with what stands above or beside them. */
const aligned = css`
  column-gap: var(--space-5);
  > * {
    padding-inline: 0;
  }
`

/** Where to go from the last screen of the test. */
export const MoreFromAdvice = ({ onPlayAgain }: { onPlayAgain: () => void }) => {
  const { adviceScreen, common } = useTexts()
  return (
    <Actions className={aligned}>
      <Link className={buttonClass('text')} to={paths.fullReport}>
        {adviceScreen.fullReport()}
      </Link>
      <Button kind="text" onClick={onPlayAgain}>
        {common.playAgain()}
      </Button>
    </Actions>
  )
}

const tipLink = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--termsAndConditionColor);
  text-underline-offset: 0.2em;
`

/** Leads from a tip to its own page; `title` tells the links apart where only they are read. */
export const TipLink = ({ tip, title }: { tip: AdviceKey; title: string }) => {
  const open = useTexts().adviceScreen.open()
  return (
    <Link className={cx(tipLink, small)} to={fillPath(paths.singleAdvice, { key: tip })} aria-label={`${open}: ${title}`}>
      {open}
    </Link>
  )
}
