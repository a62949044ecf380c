import type { ApiErrorCode } from '../../api/api-error.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { refusalText } from '../../play/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'

type Props = { code: ApiErrorCode | null; onStartAgain: () => void }

/** The server will never take the next card: the game stops here and says why. */
export const Refused = ({ code, onStartAgain }: Props) => {
  const { game: texts, common } = useTexts()
  return (
    <Dialog role="alertdialog" title={texts.refusedTitle()} message={refusalText(texts, code)}>
      <DialogButtons>
        <Button data-focus onClick={onStartAgain}>
          {common.startAgain()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
