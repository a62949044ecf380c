import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { below600, forcedColors, hover, smallHeight } from '../theme/breakpoints.ts'
import { FieldError } from './field-error.tsx'

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

type Option<T extends string> = { value: T; label: string }
type Props<T extends string> = {
  legend: ReactNode
  options: readonly [Option<T>, Option<T>]
  value: T | undefined
  onChange: (value: T) => void
  error?: string | undefined
  beside?: ReactNode
}

/** Two native radios side by side, without a default; `beside` them another way out. An `error` stands below and is announced. */
export const RadioPair = <T extends string>({ legend, options, value, onChange, error, beside }: Props<T>) => {
  const name = useId()
  const problem = useId()
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      <div className={radios}>
        {options.map((option) => (
          <label key={option.value} className={radio}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-describedby={error ? problem : undefined}
            />
            {option.label}
          </label>
        ))}
        {beside}
      </div>
      <FieldError id={problem}>{error}</FieldError>
    </fieldset>
  )
}
