import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { hover } from '../../theme/breakpoints.ts'
import { small, soft } from '../../ui/text.ts'

const box = css`
  --tick: 1.5rem;
  border-radius: var(--radius-md);
  box-shadow: inset 0 0 0 1.5px var(--lineStrong);
  line-height: 1.4;
  border: var(--forcedBorder);
  ${hover} {
    &:has(label:hover) {
      background: var(--secondaryBackgroundColor);
    }
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--checkboxColor);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--colorPrimary);
    outline-offset: 3px;
  }
  > label {
    display: grid;
    grid-template-columns: var(--tick) 1fr;
    gap: var(--space-4);
    align-items: start;
    padding: var(--space-4) var(--space-4) var(--space-2);
    cursor: pointer;
  }
  > label > input {
    inline-size: var(--tick);
    block-size: var(--tick);
    margin: 0;
    accent-color: var(--checkboxColor);
    outline: 0;
    cursor: inherit;
  }
  > label > input:focus-visible {
    box-shadow: none;
  }
  > p {
    margin: 0;
    padding: 0 var(--space-4) var(--space-4);
    padding-inline-start: calc(var(--tick) + 2 * var(--space-4));
  }
`

type Props = { checked: boolean; onChange: (checked: boolean) => void; label: string; note: string }

/** One question that is answered by a tick, with a sentence about it. */
export const Tick = ({ checked, onChange, label, note }: Props) => {
  const described = useId()
  return (
    <div className={box}>
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
