import { css } from '@linaria/core'
import { type ComponentProps, useId } from 'react'
import { FieldError } from './field-error.tsx'

const field = css`
  margin-top: var(--space-4);
  > label {
    display: block;
    margin-bottom: var(--space-2);
    font-weight: var(--semibold);
    font-size: var(--text-sm);
  }
  > input {
    font: var(--regular) var(--text-md) / 1.3 var(--fontFamily);
    color: var(--ink);
    min-height: 3rem;
    padding: 0.5rem 1rem;
    border: 1.5px solid var(--lineStrong);
    border-radius: var(--radius-md);
    background: var(--surface);
    width: 100%;
  }
  > input[aria-invalid='true'] {
    border-color: var(--loss);
    border-width: 2px;
    padding-inline: calc(1rem - 0.5px);
  }
`

/** A labelled input with its error tied to it. */
export const Field = ({ label, error, ...props }: ComponentProps<'input'> & { label: string; error?: string | undefined }) => {
  const id = useId()
  const problem = useId()
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={error ? true : undefined} aria-describedby={error ? problem : undefined} {...props} />
      <FieldError id={problem}>{error}</FieldError>
    </div>
  )
}
