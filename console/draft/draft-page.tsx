import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { announce } from '../../app/ui/announcer.tsx'
import { VisuallyHidden } from '../../app/ui/visually-hidden.tsx'
import type { Draft } from '../../contract/console/look.ts'
import { type Reply, useCall } from '../api/call.ts'
import { screenPath, useMembership } from '../me.ts'
import type { ShownLook } from '../preview/look-to-message.ts'
import { useReasonText } from '../texts/use-refusal-text.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Answer, RefusalNote } from '../ui/answer.tsx'
import { Button } from '../ui/button.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { Note } from '../ui/note.tsx'
import { actions, Page } from '../ui/page.tsx'
import { failing, judge } from './contrast.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import { sendImage } from './file-name.ts'
import { write } from './pointer.ts'
import { Publish } from './publish.tsx'
import { useChecks } from './use-checks.ts'
import { type DraftState, useDraft } from './use-draft.ts'

const SaveState = ({ draftState }: { draftState: DraftState }) => {
  const { t } = useConsoleTexts()
  if (draftState.saving === 'conflict')
    return (
      <Note kind="bad" role="alert">
        <p>{t.look.conflict({ name: draftState.draft.updatedBy })}</p>
        <div className={actions}>
          <Button kind="quiet" row onClick={() => void draftState.takeTheirs()}>
            {t.look.takeTheirs()}
          </Button>
          <Button kind="quiet" row onClick={() => void draftState.keepMine()}>
            {t.look.keepMine()}
          </Button>
        </div>
      </Note>
    )
  if (draftState.saving === 'failed') return <RefusalNote error={draftState.error} again={draftState.save} />
  return null
}

/** What a screen that edits a draft needs of it. */
export type DraftView = { draftState: DraftState; editor: Editor; shown: ShownLook; look: Reply<'look'> }

type Props = {
  /** Where to go afterwards: a draft ends when it is published. */
  screen: 'look' | 'words'
  title: (name: string) => string
  /** Before undo and publish. */
  end?: ReactNode
  children: (view: DraftView) => ReactNode
}

const LoadedDraft = ({ draft, look, screen, title, end, children }: Props & { draft: Draft; look: Reply<'look'> }) => {
  const { t } = useConsoleTexts()
  const reasonText = useReasonText()
  const { id, may } = useMembership()
  const draftState = useDraft(id, draft)
  const { content } = draftState
  const checks = useChecks(id, draftState)
  const [publishing, setPublishing] = useState(false)
  const go = useNavigate()
  const judged = useMemo(() => judge(content.operator), [content.operator])
  const files = draftState.draft.files
  const previewInput = useMemo(() => ({ id, ...content, files, checks }), [id, content, files, checks])

  const fails = failing(judged)
  const errors = checks.problems
  const blocked =
    fails.length > 0
      ? t.look.coloursFail({ count: fails.length })
      : errors.length > 0
        ? t.look.problems({ count: errors.length })
        : undefined
  const first = fieldOf([...fails, ...errors].map(({ pointer }) => pointer))
  const toFault = (field: HTMLElement) => {
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'center' })
    field.focus()
  }

  const editor: Editor = {
    operator: content.operator,
    files,
    judged,
    problems: checks.problems,
    set: may('editor') ? (pointer, value) => draftState.change({ operator: write(content.operator, pointer, value) }) : undefined,
    upload: (file, then) => sendImage(file, (name, data) => draftState.putFile(name, data, (operator) => then(operator, name))),
  }
  const saveState = {
    saved: t.look.saved(),
    waiting: t.look.saving(),
    saving: t.look.saving(),
    failed: t.look.notSaved(),
    conflict: t.look.notSaved(),
  }
  return (
    <Page
      broad
      title={title(draftState.draft.name)}
      text={<span role="status">{saveState[draftState.saving]}</span>}
      end={
        <>
          {end}
          <Button kind="quiet" waiting={!draftState.undo && t.look.nothingToUndo()} onClick={draftState.undo}>
            <Glyph name="undo" />
            <VisuallyHidden>{t.look.undo()}</VisuallyHidden>
          </Button>
          <Button kind="quiet" waiting={!draftState.redo && t.look.nothingToRedo()} onClick={draftState.redo}>
            <Glyph name="redo" />
            <VisuallyHidden>{t.look.redo()}</VisuallyHidden>
          </Button>
          {may('editor') && (
            <Button waiting={blocked} onClick={() => setPublishing(true)}>
              {t.look.publish()}
            </Button>
          )}
        </>
      }
    >
      <SaveState draftState={draftState} />
      {blocked && (
        <Note kind="bad">
          <p>
            <b>{blocked}</b>
          </p>
          {first && (
            <Button kind="quiet" row onClick={() => toFault(first)}>
              {t.look.showFault()}
            </Button>
          )}
          {fails.length === 0 && (
            <ul>
              {errors.map(({ file, message, fix, reasons }) => (
                <li key={`${file} ${message} ${fix}`}>
                  {file}: {reasonText(reasons) ?? `${message} ${fix}`}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
      {checks.unprintable !== '' && <Note>{t.look.unprintable({ letters: [...checks.unprintable].join(' ') })}</Note>}
      {checks.unallowedStudy !== undefined && <Note>{t.look.unallowedStudy({ study: checks.unallowedStudy })}</Note>}
      <EditorContext value={editor}>{children({ draftState, editor, shown: previewInput, look })}</EditorContext>
      {publishing && (
        <Publish
          operator={id}
          draftState={draftState}
          onClose={() => setPublishing(false)}
          onPublished={(version) => {
            announce(t.look.publishedNow({ version }))
            go(screenPath(id, screen))
          }}
        />
      )}
    </Page>
  )
}

/** The first of these places that has a field on this screen. */
const fieldOf = (pointers: readonly (string | undefined)[]): HTMLElement | undefined => {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-pointer]')]
  return pointers.flatMap((pointer) => fields.find(({ dataset }) => dataset.pointer === pointer) ?? []).at(0)
}

/** A draft being edited: whether it is saved, undo, publishing, and why it cannot be published. */
export const DraftPage = ({ draft, ...props }: Props & { draft: string }) => {
  const { id } = useMembership()
  const params = { operator: id, draft }
  const answer = useCall('draft', { params }, { revalidateOnFocus: false, revalidateOnReconnect: false })
  const look = useCall('look', { params: { operator: id } })
  return (
    <Answer of={answer}>
      {(loaded) => <Answer of={look}>{(now) => <LoadedDraft key={loaded.id} draft={loaded} look={now} {...props} />}</Answer>}
    </Answer>
  )
}
