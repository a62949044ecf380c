import { css, cx } from '@linaria/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '../../app/ui/field-error.tsx'

export const control = css`
  font: var(--regular) var(--text-sm) / 1.4 var(--fontFamily);
  color: var(--ink);
  background: var(--surface);
  min-height: var(--target);
  width: 100%;
  padding: 0.5rem 0.75rem;
  border: 1.5px solid var(--lineStrong);
  border-radius: var(--radius-sm);
  &[aria-invalid='true'] {
    border: 2px solid var(--loss);
  }
  &::file-selector-button {
    font: inherit;
    color: var(--colorPrimary);
    background: var(--tint);
    border: 1px solid var(--lineStrong);
    border-radius: var(--radius-sm);
    padding: 0.1rem 0.75rem;
    margin-inline-end: var(--space-3);
    cursor: pointer;
  }
`
const field = css`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-sm);
  > label {
    font-weight: var(--medium);
  }
  > small {
    line-height: 1.5;
  }
`

type Frame = { label: string; hint?: ReactNode; error?: string | undefined }

type OwnProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label, hint and refusal around a control, which names them. */
export const Field = ({ label, hint, error, children }: Frame & { children: (own: OwnProps) => ReactNode }) => {
  const [id, hintId, problem] = [useId(), useId(), useId()]
  const describedBy = [hint && hintId, error && problem].filter(Boolean).join(' ')
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && <small id={hintId}>{hint}</small>}
      <FieldError id={problem}>{error}</FieldError>
    </div>
  )
}

type TextProps = ComponentProps<'input'> & Frame & { onText?: (text: string) => void }

/** A labelled input of one line. */
export const TextField = ({ label, hint, error, onText, ...props }: TextProps) => (
  <Field label={label} hint={hint} error={error}>
    {(own) => <input className={control} {...own} onChange={(event) => onText?.(event.target.value)} {...props} />}
  </Field>
)

type Option<Value extends string> = { value: Value; name: string; lang?: string }

/** The entries of a list. */
export const Options = <Value extends string>({ of }: { of: readonly Option<Value>[] }) =>
  of.map(({ value, name, lang }) => (
    <option key={value} value={value} lang={lang}>
      {name}
    </option>
  ))

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value'> &
  Frame & { value: Value; options: readonly Option<Value>[]; onChoose: (value: Value) => void }

/** A labelled choice from a list. */
export const Select = <Value extends string>({ label, hint, error, options, onChoose, ...props }: SelectProps<Value>) => (
  <Field label={label} hint={hint} error={error}>
    {(own) => (
      <select className={control} {...own} {...props} onChange={(event) => onChoose(event.target.value as Value)}>
        <Options of={options} />
      </select>
    )}
  </Field>
)

const choices = css`
  display: grid;
  gap: var(--space-2);
  > legend {
    font-weight: var(--medium);
    margin-bottom: var(--space-2);
    padding: 0;
  }
  label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-3);
    align-items: center;
    padding: var(--space-3) var(--space-4);
    border: 1.5px solid var(--lineStrong);
    border-radius: var(--radius-md);
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--colorPrimary);
    box-shadow: inset 0 0 0 1px var(--colorPrimary);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--colorPrimary);
    outline-offset: 3px;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    outline: 0;
  }
  input:focus-visible {
    box-shadow: none;
  }
  span {
    grid-column: 2;
    font-size: var(--text-sm);
    color: var(--inkSoft);
  }
`

/** Side by side where there is room, each with its picture above. */
const choicesBeside = css`
  @media (min-width: 40em) {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    > legend {
      grid-column: 1 / -1;
    }
    label {
      align-content: start;
    }
    svg {
      grid-column: 1 / -1;
      margin-bottom: var(--space-2);
    }
  }
  @media (max-width: 39.99em) {
    svg {
      display: none;
    }
  }
`

type ChoicesProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; name: string; text?: string; picture?: ReactNode }[]
  value: Value
  beside?: boolean
  disabled?: boolean
  onChoose: (value: Value) => void
}

/** One of several, each with a sentence about it. */
export const Choices = <Value extends string>({ legend, options, value, beside, disabled, onChoose }: ChoicesProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={cx(choices, beside && choicesBeside)} disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          {option.picture}
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChoose(option.value)} />
          <b>{option.name}</b>
          {option.text && <span>{option.text}</span>}
        </label>
      ))}
    </fieldset>
  )
}

const check = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--target);
  font-size: var(--text-sm);
  input {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
  }
`
type CheckProps = ComponentProps<'input'> & { label: ReactNode; onCheck?: (checked: boolean) => void }

/** A checkbox with its label beside it. */
export const Check = ({ label, onCheck, ...props }: CheckProps) => (
  <label className={check}>
    <input type="checkbox" onChange={(event) => onCheck?.(event.target.checked)} {...props} />
    {label}
  </label>
)
