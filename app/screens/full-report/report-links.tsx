import { css } from '@linaria/core'
import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { goTo, Talk } from '../../results/go-to.tsx'
import { Link } from '../../routing/link.tsx'
import { useServices, useSession } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'
import { heading } from '../../ui/screen-title.tsx'
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

/** Back to result and advice, for their player alone. Who returns need not look for help at the end of a long page. */
export const ReportLinks = ({ uid, returned }: { uid: string; returned: boolean }) => {
  const { adviceScreen } = useTexts()
  const mayPlay = useSession(({ secret }) => secret !== null)
  const isOwn = useSession((session) => session.uid === uid && session.game_completed && session.risk_score_guess !== null)
  if (!mayPlay || !(returned || isOwn)) return null
  return (
    <div className={quiet}>
      {returned && <Talk className={link} />}
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

/** In place of a report that is no longer there: focus and view go to it. `onBack`: to that of the session's own game, if it is another. */
export const Over = ({ end, onBack }: { end: End; onBack?: (() => void) | undefined }) => {
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
