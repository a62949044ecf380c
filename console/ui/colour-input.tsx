import { css, cx } from '@linaria/core'
import { type ComponentProps, useEffect, useState } from 'react'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { control, Field } from './field.tsx'

const pair = css`
  display: grid;
  grid-template-columns: 3.25rem 8rem;
  gap: var(--space-2);
`
const swatch = css`
  padding: 0.25rem;
  cursor: pointer;
`
const hex = css`
  font-family: var(--mono);
`

/** `#rrggbb` of what was typed, with or without `#`, in three digits too; none if it is not a colour. */
export const hexOf = (typed: string): string | undefined => {
  const [, digits = ''] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(typed) ?? []
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return full === '' ? undefined : `#${full.toLowerCase()}`
}

/** The inputs of one colour: the swatch, and the text as it stands in a brand book; without `onChange` read-only. */
export const useColourInputs = (label: string, value: string, onChange: ((value: string) => void) | undefined) => {
  const { look } = useConsoleTexts().t
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const colour = hexOf(draft)
  const choose = (next: string | undefined) => {
    if (next !== undefined && next !== value) onChange?.(next)
  }
  const type = (text: string) => {
    setDraft(text)
    // Three digits may go on.
    if (text.replace(/\W/g, '').length === 6) choose(hexOf(text))
  }
  const swatchProps: ComponentProps<'input'> = {
    type: 'color',
    className: cx(control, swatch),
    'aria-label': look.chooseColour({ name: label }),
    value: hexOf(value) ?? '#000000',
    disabled: !onChange,
    onChange: (event) => choose(event.target.value),
  }
  const textProps: ComponentProps<'input'> = {
    className: cx(control, hex),
    value: draft,
    readOnly: !onChange,
    spellCheck: false,
    'aria-invalid': colour === undefined || undefined,
    onChange: (event) => type(event.target.value),
    onBlur: () => {
      choose(colour)
      setDraft(colour ?? value)
    },
  }
  return { swatchProps, textProps }
}

/** One colour with its label. */
export const ColourInput = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => {
  const { swatchProps, textProps } = useColourInputs(label, value, onChange)
  return (
    <Field label={label}>
      {(own) => (
        <div className={pair}>
          <input {...swatchProps} />
          <input {...own} {...textProps} />
        </div>
      )}
    </Field>
  )
}
