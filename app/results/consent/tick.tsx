import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { small, soft } from '../../ui/text.ts'

const question = css`
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

type Props = { checked: boolean; onChange: (checked: boolean) => void; label: string; note: string }

/** One question that is answered by a tick, with a sentence about it. */
export const Tick = ({ checked, onChange, label, note }: Props) => {
  const described = useId()
  return (
    <div className={question}>
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
