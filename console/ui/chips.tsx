import { css } from '@linaria/core'
import { useId } from 'react'
import { forcedColors } from '../../app/theme/breakpoints.ts'

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.25rem;
    padding: 0 var(--space-3);
    border: 1.5px solid var(--lineStrong);
    border-radius: 2rem;
    font-size: var(--text-sm);
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--colorPrimary);
    background: var(--colorPrimary);
    color: var(--onMark);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--colorPrimary);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  small {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
  ${forcedColors} {
    label:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
  }
`

type Option<Value extends string> = { value: Value; name: string; count?: string }

type Props<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
  chosen: readonly Value[]
  many?: boolean
  onChoose: (chosen: Value[]) => void
}

/** What a list is narrowed to: one of several, or as many as are pressed. */
export const Chips = <Value extends string>({ legend, options, chosen, many = false, onChoose }: Props<Value>) => {
  const group = useId()
  const press = (value: Value) =>
    onChoose(many ? (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]) : [value])
  return (
    <fieldset className={chips} aria-label={legend}>
      {options.map(({ value, name, count }) => (
        <label key={value}>
          <input type={many ? 'checkbox' : 'radio'} name={group} checked={chosen.includes(value)} onChange={() => press(value)} />
          {name}
          {count && <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  )
}
