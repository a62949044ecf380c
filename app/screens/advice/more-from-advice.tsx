import { css } from '@linaria/core'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

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
