import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/use-call.ts'
import { useTexts } from '../../texts/context.tsx'
import { Dialog, DialogAnswers } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { DraftInHand } from './use-draft.ts'

type Props = { operator: string; hand: DraftInHand; onClose: () => void; onPublished: (version: number) => void }

/** Asks for a note and makes the draft what players see. */
export const Publish = ({ operator, hand, onClose, onPublished }: Props) => {
  const t = useTexts()
  const [note, setNote] = useState('')
  const { busy, error, run } = useAction()
  const publish = () =>
    void run(async () => {
      if (!(await hand.save())) throw hand.error
      const { id, revision } = hand.latest()
      const version = await call('publish', { params: { operator, draft: `${id}` }, body: { revision, note } })
      await refresh('look', 'versions', 'overview', 'log')
      onPublished(version.number)
    })
  return (
    <Dialog title={t.look.publishTitle()} message={t.look.publishText()} onClose={onClose} onSubmit={publish}>
      <TextField
        label={t.look.note()}
        hint={t.look.noteHint()}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <DialogAnswers busy={busy} error={error} onCancel={onClose}>
        {t.look.publish()}
      </DialogAnswers>
    </Dialog>
  )
}
