import { css, cx } from '@linaria/core'
import { useState } from 'react'
import { deleteOwnData, ownDataUrl } from '../../api/result-calls.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600 } from '../../theme/breakpoints.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'

const ways = css`
  display: grid;
  gap: var(--space-2);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
  }
  ${below600} {
    > div > * {
      flex: 1 1 auto;
    }
  }
`

/** Everything stored about the game, as a file, and its deletion, for whoever has its report open; without `onDeleted` not here. */
export const OwnData = ({ uid, onDeleted }: { uid: string; onDeleted?: (() => void) | undefined }) => {
  const texts = useTexts('consent')
  const [asked, setAsked] = useState(false)
  return (
    <Sheet className={ways}>
      <h2>{texts.dataTitle()}</h2>
      <p className={cx(small, soft)}>{texts.dataText()}</p>
      <div>
        <OutsideLink className={buttonClass('quiet')} href={ownDataUrl(uid)} download>
          {texts.fetch()}
        </OutsideLink>
        {onDeleted && (
          <Button kind="text" onClick={() => setAsked(true)}>
            {texts.remove()}
          </Button>
        )}
      </div>
      {asked && onDeleted && <DeleteDialog uid={uid} onDeleted={onDeleted} onClose={() => setAsked(false)} />}
    </Sheet>
  )
}

/** Asks before a game is deleted for good. Escape keeps it. */
export const DeleteDialog = ({ uid, onDeleted, onClose }: { uid: string; onDeleted: () => void; onClose: () => void }) => {
  const texts = useTexts('consent')
  const { common } = useTexts()
  const [step, setStep] = useState<'asked' | 'deleting' | 'failed'>('asked')
  const remove = async () => {
    if (step === 'deleting') return
    setStep('deleting')
    await deleteOwnData(uid).then(onDeleted, () => setStep('failed'))
  }
  return (
    <Dialog title={texts.removeTitle()} message={texts.removeText()} onEscape={onClose}>
      <FieldError id="not-deleted">{step === 'failed' && texts.failed()}</FieldError>
      <DialogButtons>
        <Button onClick={onClose}>{common.back()}</Button>
        <Button kind="quiet" waiting={step === 'deleting' && common.loading()} onClick={() => void remove()}>
          {texts.remove()}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
