import { useState } from 'react'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { CopyBox } from './code.tsx'
import { Dialog, dialogActions } from './dialog.tsx'
import { Check } from './field.tsx'
import { Note } from './note.tsx'

type Props = { title: string; name: string; value: string; note?: string; onClose: () => void }

/** A secret that cannot be shown again: it closes once its creator confirms that it is stored. */
export const ShownOnce = ({ title, name, value, note, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [safe, setSafe] = useState(false)
  return (
    <Dialog title={title} message={t.common.shownOnce()} onEscape={() => {}}>
      <CopyBox name={name} text={value} wrap />
      {note && <Note>{note}</Note>}
      <Check label={t.common.isSafe()} checked={safe} onCheck={setSafe} />
      <div className={dialogActions}>
        <Button waiting={!safe && t.common.saySafe()} onClick={onClose}>
          {t.common.close()}
        </Button>
      </div>
    </Dialog>
  )
}
