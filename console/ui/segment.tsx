import { css, cx } from '@linaria/core'
import { useId } from 'react'
import { forcedColors } from '../../app/theme/breakpoints.ts'
import { Glyph, type GlyphName } from './glyph.tsx'

/** A group of labels that are pressed; their inputs are not seen. */
export const pressable = css`
  display: flex;
  flex-wrap: wrap;
  label {
    border: 1.5px solid var(--lineStrong);
    background: var(--surface);
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--colorPrimary);
    color: var(--onMark);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--colorPrimary);
    outline-offset: 3px;
    z-index: 1;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  ${forcedColors} {
    label:has(:checked) {
      background: Canvas;
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
  }
`
const segment = css`
  > legend {
    padding: 0;
    margin-bottom: var(--space-1);
    font-size: var(--text-sm);
    font-weight: var(--medium);
  }
  label {
    display: inline-grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    margin-inline-end: -1.5px;
    > b {
      padding-inline: var(--space-4);
      font-weight: var(--medium);
    }
  }
`

type Option<Value extends string> = { value: Value; name: string; symbol?: GlyphName }

type Props<Value extends string> = { legend: string; value: Value; options: readonly Option<Value>[]; onChoose: (value: Value) => void }

/** One of a few, side by side: a word each, or a drawing whose word is said and shown on hovering. */
export const Segment = <Value extends string>({ legend, value, options, onChoose }: Props<Value>) => {
  const group = useId()
  return (
    <fieldset className={cx(pressable, segment)}>
      <legend>{legend}</legend>
      {options.map(({ value: one, name, symbol }) => (
        <label key={one} title={symbol && name}>
          <input type="radio" name={group} checked={value === one} aria-label={symbol && name} onChange={() => onChoose(one)} />
          {symbol ? <Glyph name={symbol} /> : <b>{name}</b>}
        </label>
      ))}
    </fieldset>
  )
}
