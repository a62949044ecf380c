import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { Actions } from '../../ui/actions.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'

/** There is no complete result for this address. */
export const NotAvailable = () => {
  const { fullReport } = useTexts()
  return (
    <MessageView title={fullReport.notAvailableTitle()} text={fullReport.notAvailable()} picture={<Card deck={1} />}>
      <Actions>
        <Link className={buttonClass()} to={paths.landing}>
          {fullReport.start()}
        </Link>
      </Actions>
    </MessageView>
  )
}
