import { Suspense } from 'react'
import type { RefusalCode } from '../../api/refusal-code.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { RefusalText } from '../../play/refusal-text.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Popup } from '../../ui/popup.tsx'

type Props = { code: RefusalCode | null; onStartAgain: () => void }

/** The server will never take the next card: the game stops here and says why. */
export const Refused = ({ code, onStartAgain }: Props) => {
  const { game: texts, common } = useTexts()
  return (
    <Suspense>
      <Popup title={texts.refusedTitle()} message={<RefusalText code={code} />}>
        <DialogButtons>
          <Button data-focus onClick={onStartAgain}>
            {common.startAgain()}
          </Button>
        </DialogButtons>
      </Popup>
    </Suspense>
  )
}
