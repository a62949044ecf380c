import { useTexts } from '../i18n/texts-context.tsx'
import { Button } from '../ui/button.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'

/** Stands in for a screen that could not be shown. The session is kept, so loading the page again goes on with it. */
export const Crash = () => {
  const { crash } = useTexts().errors
  return (
    <Sheet narrow>
      <Stack>
        <ScreenTitle>{crash.title()}</ScreenTitle>
        <p>{crash.text()}</p>
        <Button onClick={() => location.reload()}>{crash.reload()}</Button>
      </Stack>
    </Sheet>
  )
}
