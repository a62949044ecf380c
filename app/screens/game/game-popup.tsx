import { type PopupAnswer, type PopupKey, popupAnswers } from '../../../contract/popups.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Popup } from '../../ui/popup.tsx'

type Props = { popup: Exclude<PopupKey, 'inactivity'>; onAnswer: (answer: PopupAnswer) => void }

/** A question or a hint between two cards, with its answers. With only one answer Escape gives it. */
export const GamePopup = ({ popup, onAnswer }: Props) => {
  const { popups, common } = useTexts()
  const answers: readonly PopupAnswer[] = popupAnswers[popup]
  const [first, second] = answers
  const names: Partial<Record<PopupAnswer, string>> = {
    ok: popups.ok(),
    continue: common.continue(),
    yes: common.yes(),
    no: common.no(),
  }
  return (
    <Popup title={popups[popup].title()} message={popups[popup].text()} onEscape={second || !first ? undefined : () => onAnswer(first)}>
      <DialogButtons>
        {answers.map((answer) => (
          <Button
            key={answer}
            kind={answer === first ? 'primary' : 'quiet'}
            data-focus={answer === first || undefined}
            onClick={() => onAnswer(answer)}
          >
            {names[answer]}
          </Button>
        ))}
      </DialogButtons>
    </Popup>
  )
}
