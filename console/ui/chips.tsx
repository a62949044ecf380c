import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { pressable } from './segment.tsx'

const chips = css`
  gap: var(--space-2);
  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.25rem;
    padding: 0 var(--space-3);
    border-radius: 2rem;
    font-size: var(--text-sm);
  }
  label:has(:checked) {
    border-color: var(--colorPrimary);
  }
  small {
    color: inherit;
    font-variant-numeric: tabular-nums;
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
    <fieldset className={cx(pressable, chips)} aria-label={legend}>
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
