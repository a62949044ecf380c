import { css } from '@linaria/core'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { goToHelp } from '../../results/go-to.ts'
import { Link } from '../../routing/link.tsx'
import { useServices, useSession } from '../../services.ts'
import { buttonClass } from '../../ui/button.tsx'
import { link } from '../../ui/text.ts'

const quiet = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-sm);
  > * {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`

/**
 * Where a player goes from the report: back to result and advice. Somebody who only has its link gets none of these. A returning player need
 * not look for help at the end of a long page.
 */
export const ReportLinks = ({ uid, returned = false }: { uid: string; returned?: boolean }) => {
  const { adviceScreen } = useTexts()
  const help = useTexts('help')
  const { host } = useServices()
  const mayPlay = useSession(({ secret }) => secret !== null)
  const isOwn = useSession((session) => session.uid === uid && session.game_completed && session.risk_score_guess !== null)
  if (!mayPlay || !(returned || isOwn)) return null
  return (
    <div className={quiet}>
      {returned && (
        <button type="button" className={link} onClick={() => goToHelp(host)}>
          {help.talk()}
        </button>
      )}
      {isOwn && (
        <>
          <Link className={link} to={paths.feedback}>
            {adviceScreen.back()}
          </Link>
          <Link className={link} to={paths.advice}>
            {adviceScreen.backToAdvice()}
          </Link>
        </>
      )}
    </div>
  )
}

/** Into another game: the session stays until it is started, so that nobody loses the report by a look at the landing page. */
export const PlayAgain = () => {
  const { common } = useTexts()
  const mayPlay = useSession(({ secret }) => secret !== null)
  return (
    mayPlay && (
      <Link className={buttonClass('quiet')} to={paths.landing}>
        {common.playAgain()}
      </Link>
    )
  )
}
