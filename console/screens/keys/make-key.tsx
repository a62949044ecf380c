import { useState } from 'react'
import type { NewKey } from '../../../contract/console/key-calls.ts'
import { callConsole } from '../../api/call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Choices, TextField } from '../../ui/field.tsx'
import { type KeyKind, kinds } from './key-kinds.ts'

type Props = { operator: string; onMade: (made: NewKey) => void; onClose: () => void }

/** Asks for kind and name of a new key. */
export const MakeKey = ({ operator, onMade, onClose }: Props) => {
  const { t } = useConsoleTexts()
  const [kind, setKind] = useState<KeyKind>('test')
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const make = async () => {
    setMissing(name.trim() === '')
    if (name.trim() !== '') onMade(await callConsole('addKey', { params: { operator }, body: { kind, name: name.trim() } }))
  }
  return (
    <ActionDialog title={t.keys.make()} name={t.keys.makeIt()} act={make} onClose={onClose}>
      {(errorAt) => (
        <>
          <Choices
            legend={t.keys.kind()}
            value={kind}
            onChoose={setKind}
            options={kinds.map((value) => ({ value, name: t.keys[value].one(), text: t.keys[value].short() }))}
          />
          <TextField
            label={t.keys.name()}
            hint={t.keys.nameHint()}
            maxLength={60}
            value={name}
            error={missing ? t.common.missing() : errorAt('/name')}
            onText={setName}
          />
        </>
      )}
    </ActionDialog>
  )
}
