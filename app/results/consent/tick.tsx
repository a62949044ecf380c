import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { forcedColors } from '../../theme/breakpoints.ts'
import { small, soft } from '../../ui/text.ts'

const box = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  align-items: start;
  padding: var(--space-4);
  border-radius: var(--radius-md);
  box-shadow: inset 0 0 0 1.5px var(--lineStrong);
  line-height: 1.4;
  cursor: pointer;
  &:hover {
    background: var(--secondaryBackgroundColor);
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--checkboxColor);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--colorPrimary);
    outline-offset: 3px;
  }
  > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--checkboxColor);
    outline: 0;
    cursor: inherit;
  }
  > input:focus-visible {
    box-shadow: none;
  }
  > span {
    grid-column: 2;
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`

type Props = { checked: boolean; onChange: (checked: boolean) => void; label: string; note: string }

/** One question that is answered by a tick, with a sentence about it. */
export const Tick = ({ checked, onChange, label, note }: Props) => {
  const described = useId()
  return (
    <label className={box}>
      <input type="checkbox" checked={checked} aria-describedby={described} onChange={({ target }) => onChange(target.checked)} />
      <strong>{label}</strong>
      <span id={described} className={cx(small, soft)}>
        {note}
      </span>
    </label>
  )
}
