import { cx } from '@linaria/core'
import { ContactLink } from '../../dialogs/contact-link.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'
import { small, soft } from '../../ui/text.ts'

type Props = { contact: string; trying: boolean; onTryAgain: () => void }

export const UnauthorizedView = ({ contact, trying, onTryAgain }: Props) => {
  const { common, errors } = useTexts()
  const { title, text, offline, contact: ask } = errors.unauthorized
  return (
    <MessageView title={title()} text={text()} picture={<Card deck={0} />}>
      <p>{offline()}</p>
      <Actions>
        <Button onClick={onTryAgain} waiting={trying && common.loading()}>
          {common.tryAgain()}
        </Button>
      </Actions>
      <p className={cx(small, soft)}>
        {ask()} <ContactLink address={contact} />
      </p>
    </MessageView>
  )
}
