import { useState } from 'react'
import { codeOf } from '../../contract/call.ts'
import type { VersionHead } from '../../contract/console/look.ts'
import { callConsole } from '../api/call.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { ActionDialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { DraftState } from './use-draft.ts'

type Props = { operator: string; draftState: DraftState; onClose: () => void; onPublished: (version: number) => void }

/**
 * Asks for a note and makes the draft what players see. Warns first if that would replace what somebody else has published in the meantime.
 */
export const Publish = ({ operator, draftState, onClose, onPublished }: Props) => {
  const { t, formats } = useConsoleTexts()
  const [note, setNote] = useState('')
  const [newer, setNewer] = useState<VersionHead>()
  const [outcomeUnknown, setOutcomeUnknown] = useState(false)
  const params = { operator, draft: `${draftState.draft.id}` }
  const send = async () => {
    const { revision, basedOn } = draftState.latest()
    try {
      return await callConsole('publish', { params, body: { revision, note, ...(newer && { over: newer.number }) } })
    } catch (problem) {
      const code = codeOf(problem)
      if (code === 'offline') setOutcomeUnknown(true)
      // A published draft is gone: the reply before was lost, not the press.
      const wasPublished = code === 'not_found' && outcomeUnknown
      if (code !== 'conflict' && !wasPublished) throw problem
      const { version } = await callConsole('look', { params: { operator } })
      if (!version || version.number === (newer?.number ?? basedOn)) throw problem
      if (wasPublished) return version
      setNewer(version)
      return undefined
    }
  }
  const publish = async () => {
    if (!(await draftState.save())) throw draftState.latestError()
    const version = await send()
    if (!version) return
    onPublished(version.number)
  }
  const name = newer ? t.look.publishOver({ version: newer.number }) : t.look.publish()
  return (
    <ActionDialog title={t.look.publishTitle()} message={t.look.publishText()} name={name} act={publish} onClose={onClose}>
      {(errorAt) => (
        <>
          {newer && (
            <Note kind="bad" role="alert">
              <p>
                {t.look.newer({ version: newer.number, name: newer.by, time: formats.moment(newer.publishedAt) })}
                {newer.note && ` “${newer.note}”`}
              </p>
              <p>{t.look.newerText()}</p>
            </Note>
          )}
          <TextField
            label={t.look.note()}
            hint={t.look.noteHint()}
            maxLength={200}
            value={note}
            error={errorAt('/note')}
            onText={setNote}
          />
        </>
      )}
    </ActionDialog>
  )
}
