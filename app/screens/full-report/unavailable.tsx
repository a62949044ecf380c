import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { goTo } from '../../results/go-to.ts'
import { Link } from '../../routing/link.tsx'
import { useServices, useSession } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'
import { heading } from '../../ui/screen-title.tsx'

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

const titles = { deleted: 'deletedTitle', ended: 'endedTitle' } as const
const sentences = { deleted: 'deletedText', ended: 'endedText' } as const

/** How a report came to its end: deleted, or its view ended, as the player took its opening back or otherwise. */
export type End = keyof typeof titles

type Props = {
  end: End
  /** Back to the report of the session's own game, if that is another one. */
  onBack?: (() => void) | undefined
}

/** What has become of a report that is no longer there, in its place: focus and view go to it. */
export const Over = ({ end, onBack }: Props) => {
  const { common, adviceScreen } = useTexts()
  const texts = useTexts('consent')
  const { host } = useServices()
  useEffect(() => goTo(heading.get(), 'start', host), [host])
  return (
    <MessageView title={texts[titles[end]]()} text={texts[sentences[end]]()} picture={<Card symbol={1} />}>
      <Actions>
        <Link className={buttonClass()} to={paths.landing}>
          {common.playAgain()}
        </Link>
        {onBack && (
          <Button kind="text" onClick={onBack}>
            {adviceScreen.fullReport()}
          </Button>
        )}
      </Actions>
    </MessageView>
  )
}
