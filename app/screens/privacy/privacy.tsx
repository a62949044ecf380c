import { useLocation } from 'react-router-dom'
import { privacySections } from '../../../i18n/terms-sections.ts'
import { TermsText } from '../../dialogs/terms/terms-text.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useLinked } from '../../use-linked.ts'

/** What the terms say of a player's data, at an address of its own; public. The terms of a linked player name it as `linked=1`. */
export const Privacy = () => {
  const operator = useOperator()
  const { shell } = useTexts()
  const { search } = useLocation()
  const isLinked = useLinked() || new URLSearchParams(search).get('linked') === '1'
  return (
    <Sheet narrow>
      <Stack>
        <ScreenTitle>{shell.privacy()}</ScreenTitle>
        <TermsText operator={operator} only={privacySections} linked={isLinked} />
      </Stack>
    </Sheet>
  )
}
