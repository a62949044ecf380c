import { css, cx } from '@linaria/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ConsentState } from '../../../contract/player-calls.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { forcedColors, from600 } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'
import { History } from './history.tsx'
import { Tick } from './tick.tsx'

const form = css`
  display: grid;
  gap: var(--space-4);
  max-width: 46rem;
`
const quote = css`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-md);
  background: var(--secondaryBackgroundColor);
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`
const what = css`
  display: grid;
  gap: var(--space-5) var(--space-6);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  ul {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: var(--space-3);
    line-height: 1.4;
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.1rem;
    color: var(--adviceIconColor);
  }
  ${from600} {
    grid-template-columns: 1fr 1fr;
  }
`

type Answer = Pick<ConsentState, 'open' | 'share'>
type Props = {
  state: ConsentState
  asksToShare: boolean
  /** Stores an answer; rejects where it could not be stored. */
  onSave: (answer: Answer) => Promise<void>
  /** What else there is for a linked player. */
  children?: ReactNode
}

/** The question after the result, and what has become of the answer. */
export const ConsentView = ({ children, ...question }: Props) => (
  <Sheet>
    <Question key={JSON.stringify(question.state)} {...question} />
    {children}
  </Sheet>
)

const Question = ({ state, asksToShare, onSave }: Omit<Props, 'children'>) => {
  const texts = useTexts('consent')
  const { name: partner } = useOperator()
  const [answer, setAnswer] = useState<Answer>({ open: state.open, share: state.share })
  const [failed, setFailed] = useState(false)
  const saved = state.text_version !== '' && answer.open === state.open && answer.share === state.share

  const save = async (chosen: Answer) => {
    setFailed(false)
    await onSave(chosen).catch(() => setFailed(true))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(answer)
  }
  return (
    <form className={form} onSubmit={submit}>
      <h2>{texts.title()}</h2>
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
      <p role="status" className={small}>
        {failed ? texts.failed() : saved ? texts.saved() : ''}
      </p>
      <History state={state} />
    </form>
  )
}

/** Why the partner asks, in its own words: in the player's language, else in its own. */
const Purpose = () => {
  const texts = useTexts('consent')
  const { name: partner, sharing, defaultLanguage } = useOperator()
  const { locale } = useLanguage()
  const purpose = sharing?.purpose[locale] ?? sharing?.purpose[defaultLanguage]
  if (!purpose) return null
  return (
    <figure className={quote}>
      <figcaption className={cx(small, soft)}>{texts.purpose({ partner })}</figcaption>
      <p>{purpose}</p>
    </figure>
  )
}

const Shared = () => {
  const texts = useTexts('consent')
  const { sharing } = useOperator()
  const shared = sharing?.what.map((part) => (part === 'category' ? texts.category() : texts.score())) ?? []
  return (
    <div className={what}>
      <div>
        <h3>{texts.whatTitle()}</h3>
        <Marked items={shared} mark={<CheckIcon />} />
      </div>
      <div>
        <h3>{texts.neverTitle()}</h3>
        <Marked items={[texts.neverCards(), texts.neverGuess(), texts.neverAdvice(), texts.neverEmail()]} mark={<CloseIcon />} />
      </div>
    </div>
  )
}

const Marked = ({ items, mark }: { items: string[]; mark: ReactNode }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        {mark}
        {item}
      </li>
    ))}
  </ul>
)
