import { css } from '@linaria/core'
import { useMemo } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { callConsole, type Reply, useCall } from '../../api/call.ts'
import { judge } from '../../draft/contrast.ts'
import { DraftPage } from '../../draft/draft-page.tsx'
import { type Editor, EditorContext } from '../../draft/editor-context.ts'
import { InFolder } from '../../draft/in-folder.tsx'
import { screenPath, useMembership } from '../../me.ts'
import type { ShownLook } from '../../preview/look-to-message.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ActionButton } from '../../ui/use-action.tsx'
import { HelpPart } from './help-part.tsx'
import { LanguagesPart } from './languages-part.tsx'
import { TextsPart } from './texts-part.tsx'

const tabs = css`
  display: flex;
  gap: var(--space-4);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    white-space: nowrap;
    color: var(--inkSoft);
    text-decoration: none;
    border-bottom: 2px solid transparent;
  }
  a[aria-current] {
    color: var(--colorPrimary);
    font-weight: var(--semibold);
    border-color: currentColor;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`

const parts = ['texts', 'languages', 'help'] as const

/** Texts, languages, help: one at a time, named in the address. */
const Parts = ({ shown, setTexts }: { shown: ShownLook; setTexts: ((texts: ShownLook['texts']) => void) | undefined }) => {
  const { t } = useConsoleTexts()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const part = parts.find((one) => one === query.get('part')) ?? 'texts'
  return (
    <>
      <nav className={tabs} aria-label={t.words.partsName()}>
        {parts.map((one) => (
          <Link key={one} to={`${pathname}?part=${one}`} aria-current={one === part ? 'page' : undefined}>
            {t.words.parts[one]()}
          </Link>
        ))}
      </nav>
      {part === 'texts' && <TextsPart shown={shown} setTexts={setTexts} />}
      {part === 'languages' && <LanguagesPart shown={shown} />}
      {part === 'help' && <HelpPart shown={shown} />}
    </>
  )
}

/** What players see is read-only. */
const Published = ({ look }: { look: Reply<'look'> }) => {
  const { id } = useMembership()
  const previewed = useMemo(() => ({ id, ...look }), [id, look])
  const editor = useMemo((): Editor => {
    const { operator, files, checks } = look
    return { operator, files, judged: judge(operator), problems: checks.problems, set: undefined, upload: async () => {} }
  }, [look])
  return (
    <EditorContext value={editor}>
      {look.source === 'folder' && <InFolder />}
      <Parts shown={previewed} setTexts={undefined} />
    </EditorContext>
  )
}

/** The way into a draft: the one that was changed last, or a new one. */
const ToDraft = ({ look }: { look: Reply<'look'> }) => {
  const { t, formats } = useConsoleTexts()
  const go = useNavigate()
  const { search } = useLocation()
  const { id, may } = useMembership()
  const [draft] = look.drafts
  const begin = async () => {
    const name = t.words.draftName({ day: formats.day(new Date().toISOString()) })
    const newDraft = await callConsole('addDraft', { params: { operator: id }, body: { name, start: { from: 'published' } } })
    go(`${screenPath(id, `words/${newDraft.id}`)}${search}`)
  }
  if (look.source === 'folder' || !may('editor')) return null
  return (
    <>
      <ActionButton kind={draft ? 'text' : 'primary'} act={begin}>
        {draft ? t.words.newDraft() : t.words.begin()}
      </ActionButton>
      {draft && <ButtonLink to={`${screenPath(id, `words/${draft.id}`)}${search}`}>{t.words.goOn({ name: draft.name })}</ButtonLink>}
    </>
  )
}

const PublishedWords = () => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const answer = useCall('look', { params: { operator: id } })
  return (
    <Page broad title={t.nav.words()} text={t.words.text()} end={answer.data && <ToDraft look={answer.data} />}>
      <Answer of={answer}>{(look) => <Published look={look} />}</Answer>
    </Page>
  )
}

const DraftWords = ({ draft }: { draft: string }) => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  return (
    <DraftPage
      draft={draft}
      screen="words"
      title={(name) => t.words.draft({ name })}
      end={<TextLink to={screenPath(id, 'words')}>{t.words.all()}</TextLink>}
    >
      {({ draftState, shown }) => <Parts shown={shown} setTexts={may('editor') ? (texts) => draftState.change({ texts }) : undefined} />}
    </DraftPage>
  )
}

/** What players read: own texts, the languages they may choose, the help they are shown. */
export const Words = () => {
  const { draft } = useParams()
  return draft ? <DraftWords key={draft} draft={draft} /> : <PublishedWords />
}
