import { css } from '@linaria/core'
import { useEffect, useMemo, useState } from 'react'
import { VisuallyHidden } from '../../../app/ui/visually-hidden.tsx'
import type { Draft, LookChecks } from '../../../contract/console/look.ts'
import { call, type Reply } from '../../api/call.ts'
import { useCall } from '../../api/use-call.ts'
import { screenPath, useOperator } from '../../session.ts'
import { useTexts } from '../../texts/context.tsx'
import { Answer, RefusalNote } from '../../ui/answer.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Note } from '../../ui/note.tsx'
import { actions, Page } from '../../ui/page.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { wide } from '../../ui/theme.ts'
import { failing, judge } from './contrast.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import { assetName, base64, largestFile } from './file-name.ts'
import { Groups } from './groups.tsx'
import { write } from './pointer.ts'
import { Publish } from './publish.tsx'
import { Stage } from './stage.tsx'
import { useDraft } from './use-draft.ts'

const layout = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  ${wide} {
    grid-template-columns: 22.5rem minmax(0, 1fr);
    align-items: start;
  }
`
const fields = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  overflow: hidden;
  ${wide} {
    position: sticky;
    top: calc(var(--headerHeight) + var(--space-4));
    max-height: calc(100dvh - var(--headerHeight) - var(--space-6));
    overflow-y: auto;
  }
`

/** A moment after the last change, ms, the server is asked what it makes of it. */
const rest = 500

/** What the server says of the look as it is now; what it said before stays until then. */
const useChecks = (operator: string, { content, draft }: { content: Pick<Draft, 'operator' | 'texts'>; draft: Draft }): LookChecks => {
  const [checks, setChecks] = useState(draft.checks)
  useEffect(() => {
    let stale = false
    const ask = async () => {
      const next = await call('checkLook', { params: { operator }, body: { ...content, draft: draft.id } }).catch(() => undefined)
      if (next && !stale) setChecks(next)
    }
    const timer = setTimeout(() => void ask(), rest)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [operator, content, draft.id])
  return checks
}

const SaveState = ({ hand }: { hand: ReturnType<typeof useDraft> }) => {
  const t = useTexts()
  if (hand.saving === 'conflict')
    return (
      <Note kind="bad" role="alert">
        <p>{t.look.conflict({ name: hand.draft.updatedBy })}</p>
        <div className={actions}>
          <Button kind="quiet" row onClick={() => void hand.takeTheirs()}>
            {t.look.takeTheirs()}
          </Button>
          <Button kind="quiet" row onClick={() => void hand.keepMine()}>
            {t.look.keepMine()}
          </Button>
        </div>
      </Note>
    )
  if (hand.saving === 'failed') return <RefusalNote error={hand.error} again={hand.save} />
  return null
}

const Loaded = ({ draft, look, languages }: { draft: Draft; look: Reply<'look'>; languages: readonly { set: string; name: string }[] }) => {
  const t = useTexts()
  const { id, may } = useOperator()
  const hand = useDraft(id, draft)
  const { content } = hand
  const checks = useChecks(id, hand)
  const [publishing, setPublishing] = useState(false)
  const [published, setPublished] = useState<number>()
  const judged = useMemo(() => judge(content.operator), [content.operator])
  const files = hand.draft.files
  const shown = useMemo(() => ({ id, ...content, files, checks }), [id, content, files, checks])
  const now = useMemo(() => ({ id, ...look }), [id, look])

  const fails = failing(judged)
  const errors = checks.problems.filter(({ severity }) => severity === 'error')
  const blocked =
    fails.length > 0
      ? t.look.coloursFail({ count: fails.length })
      : errors.length > 0
        ? t.look.problems({ count: errors.length })
        : undefined
  const toFault = () => {
    const first = fails[0]
    const field = first && document.getElementById(`field${first.pointer.replaceAll('/', '-')}`)
    if (!field) return
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'center' })
    field.querySelector<HTMLElement>('input[type=text]')?.focus()
  }

  const editor: Editor = {
    operator: content.operator,
    files,
    judged,
    problems: checks.problems,
    set: may('editor') ? (pointer, value) => hand.change({ operator: write(content.operator, pointer, value) }) : undefined,
    upload: async (file, then) => {
      if (file.size > largestFile) throw new Error(t.look.tooLarge())
      const name = assetName(file.name)
      await hand.putFile(name, await base64(file), (operator) => then(operator, name))
    },
  }
  const saved = {
    saved: t.look.saved(),
    waiting: t.look.saving(),
    saving: t.look.saving(),
    failed: t.look.notSaved(),
    conflict: t.look.notSaved(),
  }
  return (
    <Page
      title={t.look.draft({ name: hand.draft.name })}
      text={<span role="status">{saved[hand.saving]}</span>}
      end={
        <>
          <ButtonLink kind="text" to={screenPath(id, 'look')}>
            {t.look.all()}
          </ButtonLink>
          <Button kind="quiet" waiting={!hand.undo && t.look.nothingToUndo()} onClick={hand.undo}>
            <Glyph name="undo" />
            <VisuallyHidden>{t.look.undo()}</VisuallyHidden>
          </Button>
          <Button kind="quiet" waiting={!hand.redo && t.look.nothingToRedo()} onClick={hand.redo}>
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
      <SaveState hand={hand} />
      {published !== undefined && (
        <Note kind="ok" role="status">
          <p>{t.look.publishedNow({ version: published })}</p>
        </Note>
      )}
      {blocked && (
        <Note kind="bad">
          <p>
            <b>{blocked}</b>
          </p>
          {fails.length > 0 ? (
            <Button kind="quiet" row onClick={toFault}>
              {t.look.showFault()}
            </Button>
          ) : (
            <ul>
              {errors.map(({ pointer, message: text, fix }) => (
                <li key={`${pointer} ${text}`}>
                  {pointer} {text} {fix}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
      <EditorContext value={editor}>
        <div className={layout}>
          <section className={fields} aria-label={t.look.fieldsName()}>
            <Groups />
          </section>
          <div>
            <p>
              {fails.length === 0 && (
                <StateMark state="works">{t.look.allPass({ count: [...judged.values()].flatMap(({ pairs }) => pairs).length })}</StateMark>
              )}
            </p>
            <Stage operator={id} languages={languages} look={shown} name={t.look.draft({ name: hand.draft.name })} published={now} />
          </div>
        </div>
      </EditorContext>
      {publishing && (
        <Publish
          operator={id}
          hand={hand}
          onClose={() => setPublishing(false)}
          onPublished={(version) => {
            setPublishing(false)
            setPublished(version)
          }}
        />
      )}
    </Page>
  )
}

/** A draft beside the real test, which follows every change before it is saved. */
export const DraftEditor = ({ draft }: { draft: string }) => {
  const { id } = useOperator()
  const answer = useCall(
    'draft',
    { params: { operator: id, draft } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true },
  )
  const look = useCall('look', { params: { operator: id } })
  const languages = useCall('languages', { params: { operator: id } })
  return (
    <Answer of={answer}>
      {(loaded) => (
        <Answer of={look}>
          {(now) => <Loaded draft={loaded} look={now} languages={languages.data?.languages.filter(({ offered }) => offered) ?? []} />}
        </Answer>
      )}
    </Answer>
  )
}
