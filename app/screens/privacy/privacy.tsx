import { privacySections } from '../../../i18n/terms-sections.ts'
import { TermsText } from '../../dialogs/terms/terms-text.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'

/** What the terms say of a player's data, at an address of its own; public. */
export const Privacy = () => {
  const operator = useOperator()
  const { privacyTitle } = useTexts('terms')
  return (
    <Sheet narrow>
      <Stack>
        <ScreenTitle>{privacyTitle()}</ScreenTitle>
        <TermsText operator={operator} only={privacySections} level={2} />
      </Stack>
    </Sheet>
  )
}
