import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'

/** Stands in for a screen that could not be shown. Where the session is kept, loading the page again goes on with its game. */
export const Crash = () => {
  const { crash } = useTexts().errors
  const { session } = useServices()
  const isKept = session.persistence === 'own' && session.get().cards_turned > 0
  return (
    <Sheet narrow>
      <Stack>
        {/* As in `MessageView`, which the first script would be larger by. */}
        <Card symbol={2} aria-hidden style={{ width: '5.5rem', rotate: '-6deg' }} />
        <ScreenTitle>{crash.title()}</ScreenTitle>
        <p>{isKept ? `${crash.text()} ${crash.kept()}` : crash.text()}</p>
        <Actions>
          <Button onClick={() => location.reload()}>{crash.reload()}</Button>
        </Actions>
      </Stack>
    </Sheet>
  )
}
