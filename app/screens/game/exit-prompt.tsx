import { css } from '@linaria/core'
import { cardsPerGame } from '../../../contract/constants.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'

const secondSentence = css`
  display: block;
  margin-top: var(--space-2);
`

type Props = { cardsTurned: number; onStay: () => void; onExit: () => void }

/** Leaving has to be confirmed. Escape stays. */
export const ExitPrompt = ({ cardsTurned, onStay, onExit }: Props) => {
  const texts = useTexts().game
  return (
    <Dialog
      title={texts.exitTitle()}
      message={
        <>
          {texts.exitPrompt({ count: cardsPerGame - cardsTurned })} <span className={secondSentence}>{texts.exitText()}</span>
        </>
      }
      onEscape={onStay}
    >
      <DialogButtons>
        <Button data-focus onClick={onStay}>
          {texts.stay()}
        </Button>
        <Button kind="quiet" onClick={onExit}>
          {texts.exit()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
