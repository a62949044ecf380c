import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { MessageView } from '../ui/message-view.tsx'

/** Stands in for a screen that could not be shown. Where the session is kept, loading the page again goes on with its game. */
export const Crash = () => {
  const { crash } = useTexts().errors
  const { session } = useServices()
  const isKept = session.persistence === 'own' && session.get().cards_turned > 0
  return (
    <MessageView title={crash.title()} text={isKept ? `${crash.text()} ${crash.kept()}` : crash.text()} picture={<Card symbol={2} />}>
      <Actions>
        <Button onClick={() => location.reload()}>{crash.reload()}</Button>
      </Actions>
    </MessageView>
  )
}
