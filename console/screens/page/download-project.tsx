import { css } from '@linaria/core'
import { useState } from 'react'
import { announce } from '../../../app/ui/announcer.tsx'
import { callConsole } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { Note } from '../../ui/note.tsx'
import { ActionButton } from '../../ui/use-action.tsx'

const box = css`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-bottom: var(--space-5);
`

/** Saves a project that runs, with a new test key in it, as a zip file. The key is in that file alone. */
export const DownloadProject = () => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  const [made, setMade] = useState(false)
  const download = async () => {
    const params = { operator: id }
    const { zipProject } = await import('./project.ts')
    const data = await callConsole('snippet', { params })
    const name = `gamalyze-${id}`
    const { value } = await callConsole('addKey', { params, body: { kind: 'testServer', name } })
    saveFile(`${name}.zip`, zipProject(data, value), 'application/zip')
    setMade(true)
    announce(t.page.projectMade())
  }
  if (!may('owner')) return null
  return (
    <div className={box}>
      <ActionButton kind="quiet" icon={<Glyph name="load" />} act={download}>
        {t.page.project()}
      </ActionButton>
      {made ? <Note kind="ok">{t.page.projectMade()}</Note> : <small>{t.page.projectText()}</small>}
    </div>
  )
}
