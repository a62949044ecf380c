import { css, cx } from '@linaria/core'
import { type FormEvent, useState } from 'react'
import useSWR from 'swr'
import type { ConsentState } from '../../../contract/player-calls.ts'
import type { Results } from '../../../contract/results.ts'
import { getConsent, putConsent } from '../../api/calls.ts'
import { once } from '../../api/use-results.ts'
import { useFormats, useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'
import { OwnData } from './own-data.tsx'

/** Of the texts of this question: a change of what they say needs another. */
const textVersion = 'consent-1'

const form = css`
  display: grid;
  gap: var(--space-4);
`
const tick = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  align-items: start;
  > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--checkboxColor);
  }
  > :not(input, strong) {
    grid-column: 2;
  }
`
const quote = css`
  margin: 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--line);
`
const log = css`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: 1.25rem;
`

type Answer = Pick<ConsentState, 'open' | 'share'>
type Props = { uid: string; results: Pick<Results, 'quality'> }

/**
 * What may happen with a result: asked unticked, changed at any time, with each use of it. Nothing is shown where there is nothing to agree
 * to: an anonymous game of an operator that asks for nothing.
 */
export const Consent = ({ uid, results }: Props) => {
  const { data, mutate } = useSWR(['consent', uid], ([, id]) => getConsent(id), once)
  const { sharing } = useOperator()
  const asksToShare = sharing !== undefined && results.quality.firm
  if (!data || !(data.linked || asksToShare || data.share)) return null
  return (
    <Sheet>
      <Question key={JSON.stringify(data)} uid={uid} state={data} asksToShare={asksToShare} onSaved={() => void mutate()} />
      {data.linked && <OwnData uid={uid} />}
    </Sheet>
  )
}

type QuestionProps = { uid: string; state: ConsentState; asksToShare: boolean; onSaved: () => void }

const Question = ({ uid, state, asksToShare, onSaved }: QuestionProps) => {
  const texts = useTexts('consent')
  const { name: partner, sharing, defaultLanguage } = useOperator()
  const { locale } = useLanguage()
  const [answer, setAnswer] = useState<Answer>({ open: state.open, share: state.share })
  const [failed, setFailed] = useState(false)
  const saved = state.text_version !== '' && answer.open === state.open && answer.share === state.share
  const purpose = sharing?.purpose[locale] ?? sharing?.purpose[defaultLanguage]

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailed(false)
    try {
      await putConsent(uid, { ...answer, text_version: `${textVersion} ${locale}` })
      onSaved()
    } catch {
      setFailed(true)
    }
  }
  return (
    <form className={form} onSubmit={save}>
      <h2>{texts.title()}</h2>
      {state.linked && (
        <label className={tick}>
          <input type="checkbox" checked={answer.open} onChange={({ target }) => setAnswer({ ...answer, open: target.checked })} />
          <strong>{texts.open({ partner })}</strong>
          <span className={cx(small, soft)}>{texts.openNote()}</span>
        </label>
      )}
      {(asksToShare || state.share) && (
        <>
          <label className={tick}>
            <input type="checkbox" checked={answer.share} onChange={({ target }) => setAnswer({ ...answer, share: target.checked })} />
            <strong>{texts.share({ partner })}</strong>
            {sharing?.what.map((part) => (
              <span key={part}>{part === 'category' ? texts.category() : texts.score()}</span>
            ))}
          </label>
          {purpose && (
            <figure className={quote}>
              <figcaption className={cx(small, soft)}>{texts.purpose({ partner })}</figcaption>
              <p>{purpose}</p>
            </figure>
          )}
          <p className={small}>{texts.never()}</p>
        </>
      )}
      <p className={cx(small, soft)}>{texts.takeBack({ partner })}</p>
      <Actions>
        <Button type="submit" kind="quiet">
          {texts.save()}
        </Button>
      </Actions>
      <p role="status" className={small}>
        {failed ? texts.failed() : saved ? texts.saved() : ''}
      </p>
      <History state={state} />
    </form>
  )
}

/** Every answer and every use, newest first. */
const History = ({ state: { changes, opened, read } }: { state: ConsentState }) => {
  const texts = useTexts('consent')
  const { name: partner } = useOperator()
  const { date } = useFormats()
  const entries = [
    ...changes.map(({ at }) => ({ at, text: texts.changed() })),
    ...opened.map((at) => ({ at, text: texts.opened() })),
    ...read.map((at) => ({ at, text: texts.read({ partner }) })),
  ].sort((one, other) => other.at - one.at)
  if (entries.length === 0) return null
  return (
    <>
      <h3>{texts.history()}</h3>
      <ol className={log}>
        {entries.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {text}: <span className={soft}>{date(new Date(at))}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
