import { css } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { paths } from '../../routing/paths.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

/** Text buttons keep their touch area, but their words line up with what stands above or beside them. */
const aligned = css`
  margin-inline: calc(-1 * var(--space-3));
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
