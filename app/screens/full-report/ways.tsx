import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { useSession } from '../../session-context.ts'
import { Actions } from '../../ui/actions.tsx'
import { buttonClass } from '../../ui/button.tsx'

/**
 * Where a player goes from the report: into another game, and back to result and advice. Who only has the link of a report has none of
 * these ways. The session stays until another game is started, so that nobody loses the report by looking at the landing page.
 */
export const Ways = ({ uid }: { uid: string }) => {
  const { adviceScreen, common } = useTexts()
  const mayPlay = useSession(({ secret }) => secret !== null)
  const isOwn = useSession((session) => session.uid === uid && session.game_completed && session.risk_score_guess !== null)
  if (!mayPlay) return null
  return (
    <Actions>
      <Link className={buttonClass()} to={paths.landing}>
        {common.playAgain()}
      </Link>
      {isOwn && (
        <>
          <Link className={buttonClass('text')} to={paths.feedback}>
            {adviceScreen.back()}
          </Link>
          <Link className={buttonClass('text')} to={paths.advice}>
            {adviceScreen.backToAdvice()}
          </Link>
        </>
      )}
    </Actions>
  )
}
