import { css, cx } from '@linaria/core'
import { type FormEvent, useId, useState } from 'react'
import type { ConsentState } from '../../../contract/player-calls.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'
import { History, Purpose, Shared } from './shared.tsx'

/** Everything below the question's heading, in one column. */
export const column = css`
  display: grid;
  gap: var(--space-4);
  max-width: 46rem;
  /* What is said after an answer takes no room before. */
  > :empty {
    margin-top: calc(-1 * var(--space-4));
  }
`
/** A question beside the result, not a part of it. */
export const outlined = css`
  box-shadow: inset 0 0 0 1.5px var(--lineStrong);
`

export type Answer = Pick<ConsentState, 'open' | 'share'>
/** `changes`: how often the words have changed since the last answer, so that the question is asked anew; `onSave` rejects if it fails. */
export type ConsentViewProps = { state: ConsentState; asksToShare: boolean; changes?: number; onSave: (answer: Answer) => Promise<void> }

/** The question after the result, and what has become of the answer: in the tab that played, which alone can agree. */
export const ConsentView = (question: ConsentViewProps) => (
  <Sheet className={outlined}>
    <Question key={JSON.stringify([question.state, question.changes])} {...question} />
  </Sheet>
)

/** Whoever pressed a button that is gone goes on reading here. */
const readOn = (element: HTMLElement | null) => takeFocus(element, false)

const Question = ({ state, asksToShare, changes = 0, onSave }: ConsentViewProps) => {
  const texts = useTexts('consent')
  const { name: partner } = useOperator()
  const [answer, setAnswer] = useState<Answer>({ open: state.open, share: state.share })
  const [hasFailed, setHasFailed] = useState(false)
  const isSaved = state.text_version !== '' && answer.open === state.open && answer.share === state.share

  const save = async (chosen: Answer) => {
    setHasFailed(false)
    await onSave(chosen).catch(() => setHasFailed(true))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(answer)
  }
  return (
    <form className={column} onSubmit={submit}>
      <h2>{texts.title()}</h2>
      {changes > 0 && (
        <p role="alert" tabIndex={-1} ref={readOn}>
          {texts.changed()}
        </p>
      )}
      {state.linked && (
        <Tick
          checked={answer.open}
          onChange={(open) => setAnswer({ ...answer, open })}
          label={texts.open({ partner })}
          note={texts.openNote()}
        />
      )}
      {(asksToShare || state.share) && (
        <>
          <Purpose />
          <Shared />
          <Tick
            checked={answer.share}
            onChange={(share) => setAnswer({ ...answer, share })}
            label={texts.share({ partner })}
            note={texts.oneOnly()}
          />
        </>
      )}
      <p className={cx(small, soft)}>{texts.takeBack({ partner })}</p>
      <Actions>
        <Button type="submit" kind="quiet">
          {texts.save()}
        </Button>
        {(state.open || state.share) && (
          <Button kind="text" onClick={() => void save({ open: false, share: false })}>
            {texts.takeAllBack()}
          </Button>
        )}
      </Actions>
      <p aria-live="polite" className={small}>
        {hasFailed ? texts.failed() : isSaved && changes === 0 ? texts.saved() : ''}
      </p>
      <History state={state} />
    </form>
  )
}

const tick = css`
  display: grid;
  gap: var(--space-1);
  > label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    align-items: center;
    min-height: var(--target);
    line-height: 1.4;
    cursor: pointer;
  }
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--checkboxColor);
    cursor: inherit;
  }
`

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; label: string; note: string }

/** One question that is answered by a tick, with a sentence about it. */
const Tick = ({ checked, onChange, label, note }: TickProps) => {
  const described = useId()
  return (
    <div className={tick}>
      <label>
        <input type="checkbox" checked={checked} aria-describedby={described} onChange={({ target }) => onChange(target.checked)} />
        <strong>{label}</strong>
      </label>
      <p id={described} className={cx(small, soft)}>
        {note}
      </p>
    </div>
  )
}
