import { useState } from 'react'
import type { ConsoleKey, NewKey } from '../../../contract/console/key-calls.ts'
import { callConsole } from '../../api/call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { nameOf } from './key-kinds.ts'

const overlaps = ['24', '72', '168', '0'] as const

type Props = { operator: string; of: ConsoleKey; onMade: (made: NewKey) => void; onClose: () => void }

/** Replaces a key by a new one; the old one works for a while longer. */
export const RotateKey = ({ operator, of, onMade, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [hours, setHours] = useState<(typeof overlaps)[number]>('72')
  const params = { operator, fingerprint: of.fingerprint }
  const rotate = async () => onMade(await callConsole('rotateKey', { params, body: { overlapHours: Number(hours) } }))
  const title = t.keys.rotateTitle({ name: nameOf(of) })
  return (
    <ActionDialog title={title} message={t.keys.rotateText()} name={t.keys.rotate()} act={rotate} onClose={onClose}>
      <Select
        label={t.keys.overlap()}
        hint={t.keys.overlapHint()}
        value={hours}
        onChoose={setHours}
        options={overlaps.map((value) => ({ value, name: value === '0' ? t.keys.noOverlap() : t.keys.hours({ hours: Number(value) }) }))}
      />
    </ActionDialog>
  )
}
