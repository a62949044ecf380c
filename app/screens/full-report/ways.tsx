import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { goTo } from '../../results/go-to.ts'
import { Link } from '../../routing/link.tsx'
import { useServices, useSession } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

/**
 * Where a player goes from the report: into another game, and back to result and advice. Somebody who only has the link of a report gets
 * none of these. A returning player need not look for help at the end of a long page. The session stays until another game is started, so
 * that nobody loses the report by looking at the landing page.
 */
export const Ways = ({ uid, returned = false }: { uid: string; returned?: boolean }) => {
  const { adviceScreen, common } = useTexts()
  const help = useTexts('help')
  const { host } = useServices()
  const mayPlay = useSession(({ secret }) => secret !== null)
  const isOwn = useSession((session) => session.uid === uid && session.game_completed && session.risk_score_guess !== null)
  if (!mayPlay) return null
  return (
    <Actions>
      <Link className={buttonClass()} to={paths.landing}>
        {common.playAgain()}
      </Link>
      {returned && (
        <Button kind="text" onClick={() => goTo(document.querySelector('#help h2'), 'start', host)}>
          {help.title()}
        </Button>
      )}
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
