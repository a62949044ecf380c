import { useState } from 'react'
import type { Draft, Folder, StartFrom } from '../../../contract/console/look.ts'
import { callConsole } from '../../api/call.ts'
import { base64 } from '../../draft/file-name.ts'
import { useMe, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ColourInput } from '../../ui/colour-input.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Choices, Select, TextField } from '../../ui/field.tsx'

type Start = 'published' | 'colour' | 'operator' | 'files'

/** A label's folder from what was chosen: the file that `Export` made, or the folder's own files. */
const folderOf = async (files: readonly File[]): Promise<Folder> => {
  const [onlyFile] = files
  if (onlyFile && files.length === 1 && onlyFile.name.endsWith('.folder.json')) return JSON.parse(await onlyFile.text()) as Folder
  const pathOf = (file: File) => {
    const parts = (file.webkitRelativePath || file.name).split('/')
    return parts.slice(parts.at(-2) === 'texts' ? -2 : -1).join('/')
  }
  return { files: await Promise.all(files.map(async (file) => ({ path: pathOf(file), data: await base64(file) }))) }
}

/** Begins a draft from what players see, one colour, another label, or files. */
export const BeginDraft = ({ onBegun, onClose }: { onBegun: (draft: Draft) => void; onClose: () => void }) => {
  const { id: operator, name: operatorName } = useMembership()
  const { t } = useConsoleTexts()
  const { operators } = useMe()
  const otherOperators = operators.filter(({ id }) => id !== operator)
  const [start, setStart] = useState<Start>('published')
  const [name, setName] = useState('')
  const [colour, setColour] = useState('#14508c')
  const [other, setOther] = useState(otherOperators[0]?.id ?? '')
  const [files, setFiles] = useState<readonly File[]>([])
  const [missing, setMissing] = useState<'name' | 'files'>()
  const starts: Record<Exclude<Start, 'files'>, StartFrom> = {
    published: { from: 'published' },
    colour: { from: 'colour', colour, name: operatorName },
    operator: { from: 'operator', operator: other },
  }
  const begin = async () => {
    const missingField = name.trim() === '' ? 'name' : start === 'files' && files.length === 0 ? 'files' : undefined
    setMissing(missingField)
    if (missingField) return
    const params = { operator }
    const draft =
      start === 'files'
        ? await callConsole('importFolder', { params, body: { name: name.trim(), ...(await folderOf(files)) } })
        : await callConsole('addDraft', { params, body: { name: name.trim(), start: starts[start] } })
    onBegun(draft)
  }
  const kinds: Start[] = ['published', 'colour', ...(otherOperators.length > 0 ? (['operator'] as const) : []), 'files']
  return (
    <ActionDialog title={t.look.begin()} name={t.look.begin()} act={begin} onClose={onClose}>
      {(errorAt) => (
        <>
          <TextField
            label={t.look.draftName()}
            maxLength={60}
            value={name}
            error={missing === 'name' ? t.common.missing() : errorAt('/name')}
            onText={setName}
          />
          <Choices
            legend={t.look.beginFrom()}
            value={start}
            onChoose={setStart}
            options={kinds.map((value) => ({ value, name: t.look.starts[value](), text: t.look.startTexts[value]() }))}
          />
          {start === 'colour' && <ColourInput label={t.look.oneColour()} value={colour} onChange={setColour} />}
          {start === 'operator' && (
            <Select
              label={t.look.otherLabel()}
              value={other}
              onChoose={setOther}
              options={otherOperators.map(({ id, name: own }) => ({ value: id, name: own }))}
            />
          )}
          {start === 'files' && (
            <TextField
              label={t.look.folderFiles()}
              type="file"
              multiple
              error={missing === 'files' ? t.common.missing() : undefined}
              onChange={(event) => setFiles([...(event.target.files ?? [])])}
            />
          )}
        </>
      )}
    </ActionDialog>
  )
}
