import { useState } from 'react'
import type { ConsoleKey } from '../../../contract/console/key-calls.ts'
import { callConsole } from '../../api/call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { TextButton } from '../../ui/button.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { nameOf } from './key-kinds.ts'

type Props = { operator: string; of: ConsoleKey; onRotate: () => void; onClose: () => void }

/** Ends a key at once, after its name was typed; says when it was last used, and offers rotation instead. */
export const RevokeKey = ({ operator, of, onRotate, onClose }: Props) => {
  const { t, formats } = useConsoleTexts()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(false)
  const revoke = async () => {
    setWrong(name.trim() !== nameOf(of))
    if (name.trim() !== nameOf(of)) return
    await callConsole('revokeKey', { params: { operator, fingerprint: of.fingerprint } })
    onClose()
  }
  const rotateInstead = of.state === 'works' && <TextButton onClick={onRotate}>{t.keys.rotateInstead()}</TextButton>
  const title = t.keys.revokeTitle({ name: nameOf(of) })
  return (
    <ActionDialog danger title={title} name={t.keys.revokeNow()} act={revoke} end={rotateInstead} onClose={onClose}>
      <Note kind="bad">
        <p>
          <b>{of.lastUsed ? t.keys.usedLast({ day: formats.day(of.lastUsed) }) : t.keys.usedNever()}</b> {t.keys.revokeText()}
        </p>
      </Note>
      <TextField
        label={t.keys.writeName({ name: nameOf(of) })}
        value={name}
        autoComplete="off"
        error={wrong ? t.keys.wrongName() : undefined}
        onText={setName}
      />
    </ActionDialog>
  )
}
