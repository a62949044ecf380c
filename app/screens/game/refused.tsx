import { useTexts } from '../../i18n/texts-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'

/** The server will never take the next card: the game stops here and says so. */
export const Refused = ({ onStartAgain }: { onStartAgain: () => void }) => {
  const { game: texts, common } = useTexts()
  return (
    <Dialog role="alertdialog" title={texts.refusedTitle()} message={texts.refused()}>
      <DialogButtons>
        <Button data-focus onClick={onStartAgain}>
          {common.startAgain()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
