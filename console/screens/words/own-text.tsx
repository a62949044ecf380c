import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import type { TextFault, TextRow } from '../../../contract/console/word-calls.ts'
import type { Language } from '../../../contract/languages.ts'
import { callConsole } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { sentence } from '../../texts/use-refusal-text.ts'
import { textByPath, useConsoleTexts } from '../../texts/use-texts.ts'
import { RefusalNote } from '../../ui/answer.tsx'
import { TextButton } from '../../ui/button.tsx'
import { control, Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { StateMark, WaitingDot } from '../../ui/state-mark.tsx'

const box = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
  h3 {
    font-weight: var(--medium);
  }
  blockquote {
    margin: 0;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-sm);
    background: var(--code);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  textarea {
    field-sizing: content;
    min-height: 5rem;
    resize: vertical;
    font-size: var(--text-md);
  }
  ul {
    display: grid;
    gap: var(--space-2);
  }
`

/** Letters as readers count them. */
const segments = new Intl.Segmenter()
const lettersOf = (text: string) => [...segments.segment(text)].length

/** A pause of typing, ms, after which a text is checked. */
const debounceMs = 350

/** What is wrong with a text and why, in the reader's language if the reason has a sentence; the word in question, or what the check says of the language. */
const useFaultText = () => {
  const { words } = useConsoleTexts().t
  return ({ message }: TextFault): string => {
    const [reason = '', detail = ''] = message.slice(message.indexOf(': ') + ': '.length, -1).split(', as ')
    const faultText = textByPath(words.faults, reason) || message
    if (reason === 'typography' || reason === 'other_language') return `${faultText} ${sentence(detail)}`
    const quoted = detail.split(/[“”]/)[1]
    return quoted ? `“${quoted}”: ${faultText}` : faultText
  }
}

type Props = {
  set: Language
  row: TextRow
  tag: string | undefined
  own: string | undefined
  /** Texts that do not pass yet, by set and key. */
  unfinished: Map<string, string>
  /** Puts a text into the draft, or restores ours; missing if the draft is read-only. */
  onWrite: ((text: string | undefined) => void) | undefined
}

/** One text: ours, the operator's own, and why it is refused. A text that passes is in the draft at once. */
export const OwnText = ({ set, row, tag, own, unfinished, onWrite }: Props) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const faultText = useFaultText()
  const name = `${set} ${row.key}`
  const [draft, setDraft] = useState(unfinished.get(name) ?? own ?? '')
  const [faults, setFaults] = useState<readonly TextFault[]>([])
  const [error, setError] = useState<unknown>()
  const [checking, setChecking] = useState(false)
  const [tries, setTries] = useState(0)
  const lastSaved = useRef(own)
  const write = useRef(onWrite)
  write.current = onWrite

  // Undone, redone, or saved by somebody else.
  useEffect(() => {
    if (own === lastSaved.current) return
    lastSaved.current = own
    setDraft(own ?? '')
  }, [own])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    setFaults([])
    if (draft === (lastSaved.current ?? '')) {
      unfinished.delete(name)
      return
    }
    unfinished.set(name, draft)
    let stale = false
    const keep = (text: string | undefined) => {
      unfinished.delete(name)
      lastSaved.current = text
      write.current?.(text)
    }
    const check = async () => {
      setChecking(true)
      try {
        const reply = await callConsole('checkText', { params: { operator: id }, body: { set, key: row.key, text: draft } })
        if (stale) return
        setError(undefined)
        setFaults(reply.faults)
        if (reply.faults.length === 0) keep(draft)
      } catch (problem) {
        if (!stale) setError(problem)
      } finally {
        if (!stale) setChecking(false)
      }
    }
    const timer = setTimeout(() => (draft.trim() === '' ? keep(undefined) : void check()), debounceMs)
    return () => {
      stale = true
      setChecking(false)
      clearTimeout(timer)
    }
  }, [draft, tries, id, set, row.key, name, unfinished])

  const state = () => {
    // Until the draft has it, nothing is shown about it.
    const isWaiting = (draft.trim() === '' ? '' : draft) !== (own ?? '') && faults.length === 0 && error === undefined
    if (checking || isWaiting)
      return (
        <span>
          <WaitingDot /> {t.words.checking()}
        </span>
      )
    if (faults.length > 0)
      return (
        <>
          <p>{t.words.notYet()}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.message} ${fault.fix}`}>
                <StateMark state="error">{faultText(fault)}</StateMark>
              </li>
            ))}
          </ul>
        </>
      )
    if (draft === '') return <StateMark state="off">{t.words.isOurs()}</StateMark>
    return <StateMark state="ok">{onWrite ? t.words.willDo() : t.words.isYours()}</StateMark>
  }
  return (
    <div className={box}>
      {row.ours && (
        <div>
          <h3>{t.words.ours()}</h3>
          <blockquote lang={tag}>{row.ours}</blockquote>
          {row.ours.includes('{') && <small>{t.words.holders()}</small>}
        </div>
      )}
      {row.fixed ? (
        <Note>
          {row.successor === undefined ? (
            <p>{t.words.fixedText()}</p>
          ) : (
            <p>{row.successor ? t.words.movedTo({ key: row.successor }) : t.words.gone()}</p>
          )}
          {own !== undefined && <p>{t.words.notUsed({ text: own })}</p>}
        </Note>
      ) : (
        <>
          <Field label={t.words.yours()} hint={t.words.letters({ count: lettersOf(draft), most: row.most })}>
            {(own) => (
              <textarea
                {...own}
                className={control}
                lang={tag}
                rows={3}
                maxLength={2000}
                value={draft}
                readOnly={!onWrite}
                placeholder={row.ours}
                aria-invalid={faults.length > 0 || undefined}
                onChange={(event) => setDraft(event.target.value)}
              />
            )}
          </Field>
          <div role="status">{state()}</div>
          {error !== undefined && <RefusalNote error={error} again={() => setTries(tries + 1)} />}
        </>
      )}
      {onWrite && own !== undefined && (
        <div>
          <TextButton onClick={() => setDraft('')}>{t.words.takeOurs()}</TextButton>
        </div>
      )}
    </div>
  )
}
