import { css, cx } from '@linaria/core'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600, forcedColors, from768, hover, smallHeight } from '../../theme/breakpoints.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { link } from '../../ui/text.ts'

const form = css`
  display: grid;
  gap: var(--space-4);
  ${from768} {
    gap: var(--tight-5);
  }
`
const group = css`
  > legend {
    padding: 0;
    margin-bottom: var(--space-2);
    font-weight: var(--medium);
  }
`
const radios = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tight-3);
  ${below600} {
    gap: var(--space-2);
  }
`
const radio = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 3rem;
  min-width: 6.5rem;
  padding-block: 0;
  padding-inline: var(--space-4) var(--space-5);
  border-radius: var(--buttonRounded);
  border: var(--forcedButtonBorder);
  box-shadow: inset 0 0 0 1.5px var(--lineStrong);
  cursor: pointer;
  ${hover} {
    &:hover {
      background: var(--secondaryBackgroundColor);
    }
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--checkboxColor);
    font-weight: var(--semibold);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--colorPrimary);
    outline-offset: 3px;
  }
  > input {
    appearance: none;
    margin: 0;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    border: 2px solid var(--lineStrong);
    background: var(--surface);
    outline: 0;
    cursor: inherit;
  }
  > input:focus-visible {
    box-shadow: none;
  }
  > input:checked {
    border: 6px solid var(--checkboxColor);
  }
  ${smallHeight} {
    min-width: 0;
    padding-inline-end: var(--space-4);
  }
  ${below600} {
    gap: var(--space-2);
    min-width: 0;
    padding-inline: var(--space-3) var(--space-4);
  }
  ${forcedColors} {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
/** Stands alone, so it is as high as a button. */
const young = css`
  min-height: var(--target);
  ${below600} {
    font-size: var(--text-sm);
  }
  ${smallHeight} {
    min-height: 2rem;
  }
`

type Answer = 'yes' | 'no'
/** `accepted`: before, in this session; `age`: the least one, where the operator has another than 18. */
type Props = { accepted: boolean; onAccept: (accepted: boolean) => void; age?: number | undefined } & Presses
type Presses = { onTerms: () => void; onStart: () => void; onTooYoung?: () => void }

/** The terms must be accepted before the test can start: two native radios without a default, and beside them another way out. */
export const TermsForm = ({ accepted, onAccept, onTerms, onStart, age = 18, onTooYoung }: Props) => {
  const { landing, common } = useTexts()
  const [answer, setAnswer] = useState<Answer | undefined>(accepted ? 'yes' : undefined)
  const [asked, setAsked] = useState(false)
  const id = useId()

  const choose = (next: Answer) => {
    setAnswer(next)
    onAccept(next === 'yes')
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (answer === 'yes') return onStart()
    setAsked(true)
    event.currentTarget.querySelector<HTMLInputElement>('input:checked, input')?.focus()
  }
  const error = answer === 'no' || (asked && !answer) ? landing.notAccepted() : undefined

  return (
    <form className={form} onSubmit={submit} noValidate>
      <fieldset className={group}>
        <legend>
          <RichText
            text={landing.accept}
            parts={{
              link: (
                <button type="button" className={link} onClick={onTerms}>
                  {landing.acceptLink()}
                </button>
              ),
            }}
          />
        </legend>
        <div className={radios}>
          {(['yes', 'no'] as const).map((value) => (
            <label key={value} className={radio}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={answer === value}
                onChange={() => choose(value)}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              {common[value]()}
            </label>
          ))}
          <button type="button" className={cx(link, young)} onClick={onTooYoung}>
            {landing.tooYoung({ age })}
          </button>
        </div>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
      <Actions>
        <Button type="submit" start>
          {landing.start()}
        </Button>
      </Actions>
    </form>
  )
}
