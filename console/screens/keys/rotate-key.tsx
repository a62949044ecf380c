import { useState } from 'react'
import type { ConsoleKey, NewKey } from '../../../contract/console/key-calls.ts'
import { callConsole } from '../../api/call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'
import { nameOf } from './key-kinds.ts'

const overlaps = ['24', '72', '168', '0'] as const

type Props = { operator: string; of: ConsoleKey; onMade: (made: NewKey) => void; onClose: () => void }

/** Replaces a key by a new one; the old one works for a while longer. */
export const RotateKey = ({ operator, of, onMade, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [hours, setHours] = useState<(typeof overlaps)[number]>('72')
  const { busy, error, run } = useAction()
  const rotate = () =>
    void run(async () =>
      onMade(await callConsole('rotateKey', { params: { operator, fingerprint: of.fingerprint }, body: { overlapHours: Number(hours) } })),
    )
  return (
    <Dialog title={t.keys.rotateTitle({ name: nameOf(of) })} message={t.keys.rotateText()} onClose={onClose} onSubmit={rotate}>
      <Select
        label={t.keys.overlap()}
        hint={t.keys.overlapHint()}
        value={hours}
        onChoose={setHours}
        options={overlaps.map((value) => ({ value, name: value === '0' ? t.keys.noOverlap() : t.keys.hours({ hours: Number(value) }) }))}
      />
      <DialogAnswers busy={busy} error={error} onCancel={onClose}>
        {t.keys.rotate()}
      </DialogAnswers>
    </Dialog>
  )
}
