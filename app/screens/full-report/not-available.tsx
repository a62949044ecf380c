import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { useSession } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'

/** There is no complete result for this address; a player of the game is led to the step that is missing. */
export const NotAvailable = () => {
  const { adviceScreen, fullReport } = useTexts()
  const hasPlayed = useSession((session) => session.game_completed && session.secret !== null)
  return (
    <MessageView title={fullReport.notAvailableTitle()} text={fullReport.notAvailable()} picture={<Card symbol={1} />}>
      <Actions>
        <Link className={buttonClass()} to={hasPlayed ? paths.feedback : paths.landing}>
          {hasPlayed ? adviceScreen.back() : fullReport.start()}
        </Link>
      </Actions>
    </MessageView>
  )
}
