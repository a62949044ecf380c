import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useHref } from '../../routing/use-go.ts'
import { Actions } from '../../ui/actions.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'

/** The screen of an address that does not exist. Its link loads the test anew: this page keeps no session. */
export const NotFound = () => {
  const { errors, fullReport } = useTexts()
  const { notFound } = errors
  return (
    <MessageView title={notFound.title()} text={notFound.text()} picture={<Card symbol={3} />}>
      <Actions>
        <a className={buttonClass()} href={useHref()(paths.landing)}>
          {fullReport.start()}
        </a>
      </Actions>
    </MessageView>
  )
}
