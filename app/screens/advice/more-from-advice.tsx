import { css } from '@linaria/core'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { below600 } from '../../theme/breakpoints.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

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
