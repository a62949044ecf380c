import { useState } from 'react'
import type { ConsoleKey } from '../../../contract/console/key-calls.ts'
import { callConsole } from '../../api/call.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { RefusalNote } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, dialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { useAction } from '../../ui/use-action.ts'
import { nameOf } from './key-kinds.ts'

type Props = { operator: string; of: ConsoleKey; onDone: () => void; onRotate: () => void; onClose: () => void }

/** Ends a key at once, after its name was typed; says when it was last used, and offers rotation instead. */
export const RevokeKey = ({ operator, of, onDone, onRotate, onClose }: Props) => {
  const { t, formats } = useConsoleTexts()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(false)
  const { busy, error, run } = useAction()
  const revoke = () => {
    setWrong(name.trim() !== nameOf(of))
    if (name.trim() !== nameOf(of)) return
    void run(async () => {
      await callConsole('revokeKey', { params: { operator, fingerprint: of.fingerprint } })
      onDone()
    })
  }
  return (
    <Dialog title={t.keys.revokeTitle({ name: nameOf(of) })} onClose={onClose} onSubmit={revoke}>
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
        onChange={(event) => setName(event.target.value)}
      />
      {error !== undefined && <RefusalNote error={error} />}
      <div className={dialogActions}>
        <Button type="submit" danger waiting={busy && t.common.loading()}>
          {t.keys.revokeNow()}
        </Button>
        {of.state === 'works' && (
          <Button kind="text" onClick={onRotate}>
            {t.keys.rotateInstead()}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
