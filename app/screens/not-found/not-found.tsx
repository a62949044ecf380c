import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { Actions } from '../../ui/actions.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'

/** The screen of an address that does not exist. */
export const NotFound = () => {
  const { notFound } = useTexts().errors
  return (
    <MessageView title={notFound.title()} text={notFound.text()} picture={<Card symbol={3} />}>
      <Actions>
        <Link className={buttonClass()} to={paths.landing}>
          {notFound.start()}
        </Link>
      </Actions>
    </MessageView>
  )
}
