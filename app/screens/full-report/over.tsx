import { useEffect } from 'react'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { goTo } from '../../results/go-to.ts'
import { Link } from '../../routing/link.tsx'
import { useServices } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'
import { heading } from '../../ui/screen-title.tsx'

const titles = { deleted: 'deletedTitle', closed: 'closedTitle', ended: 'endedTitle' } as const
const sentences = { deleted: 'deletedText', closed: 'closedText', ended: 'endedText' } as const

/** How a report came to its end: deleted, closed as the player took its opening back, or its view ended otherwise. */
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
