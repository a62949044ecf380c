import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { callConsole, type Reply, useCall } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { InFolder } from '../../draft/in-folder.tsx'
import { screenPath, useMembership } from '../../me.ts'
import { Stage } from '../../preview/stage.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button, ButtonLink, RowButton, TextLink } from '../../ui/button.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { TablePanel } from '../../ui/table.tsx'
import { ActionButton } from '../../ui/use-action.tsx'
import { BeginDraft } from './begin-draft.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { History } from './history.tsx'

/** Saves a label's folder as one file, from which it can be imported byte for byte. */
const exportFolder = async (operator: string): Promise<void> => {
  const folder = await callConsole('exportFolder', { params: { operator }, query: {} })
  saveFile(`${operator}.folder.json`, JSON.stringify(folder), 'application/json')
}

const Drafts = ({ look }: { look: Reply<'look'> }) => {
  const { t, formats } = useConsoleTexts()
  const { id, may } = useMembership()
  const [removing, setRemoving] = useState<(typeof look.drafts)[number]>()
  const close = () => setRemoving(undefined)
  const remove = async (draft: number) => {
    await callConsole('removeDraft', { params: { operator: id, draft: `${draft}` } })
    close()
  }
  if (look.drafts.length === 0) return null
  return (
    <>
      <TablePanel
        title={t.look.drafts()}
        rows={look.drafts}
        keyOf={(draft) => draft.id}
        columns={[
          { name: t.look.draftName(), cell: ({ name }) => name },
          { name: t.look.changedAt(), cell: ({ updatedAt }) => formats.moment(updatedAt) },
          { name: t.look.by(), cell: ({ updatedBy }) => updatedBy },
          {
            hidden: t.common.actions(),
            cell: (draft) => (
              <>
                <ButtonLink kind="text" row to={screenPath(id, `look/${draft.id}`)} aria-label={`${t.look.edit()}: ${draft.name}`}>
                  {t.look.edit()}
                </ButtonLink>
                {may('editor') && <RowButton name={t.common.remove()} of={draft.name} onClick={() => setRemoving(draft)} />}
              </>
            ),
          },
        ]}
      />
      {removing && (
        <ActionDialog
          danger
          title={t.look.removeTitle({ name: removing.name })}
          message={t.look.removeText()}
          name={t.common.remove()}
          act={() => remove(removing.id)}
          onClose={close}
        />
      )}
    </>
  )
}

/** What players see, the drafts, and what was published. */
const Published = () => {
  const { t } = useConsoleTexts()
  const go = useNavigate()
  const { id, may } = useMembership()
  const answer = useCall('look', { params: { operator: id } })
  const [isBeginning, setIsBeginning] = useState(false)
  const editable = answer.data?.source === 'console' && may('editor')
  return (
    <Page
      title={t.nav.look()}
      text={answer.data?.version ? t.look.isPublished({ version: answer.data.version.number }) : undefined}
      end={
        <>
          <ActionButton kind="text" act={() => exportFolder(id)}>
            {t.look.export()}
          </ActionButton>
          <TextLink to={screenPath(id, 'look/history')}>{t.look.history()}</TextLink>
          {editable && <Button onClick={() => setIsBeginning(true)}>{t.look.begin()}</Button>}
        </>
      }
    >
      <Answer of={answer}>
        {(look) => (
          <>
            {look.source === 'folder' && <InFolder />}
            <Drafts look={look} />
            <Panel>
              <Stage look={{ id, ...look }} name={t.look.published()} />
            </Panel>
          </>
        )}
      </Answer>
      {isBeginning && <BeginDraft onBegun={(draft) => go(screenPath(id, `look/${draft.id}`))} onClose={() => setIsBeginning(false)} />}
    </Page>
  )
}

/** The look: what is published, what was, or a draft under edit. */
export const Look = () => {
  const { draft } = useParams()
  if (draft === 'history') return <History />
  return draft ? <DraftEditor key={draft} draft={draft} /> : <Published />
}
