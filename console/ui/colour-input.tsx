import { css } from '@linaria/core'
import { useEffect, useId, useState } from 'react'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { control } from './field.tsx'

const box = css`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-sm);
  > label {
    font-weight: var(--medium);
  }
  > div {
    display: grid;
    grid-template-columns: 3.25rem 8rem;
    gap: var(--space-2);
  }
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

/** One colour: picked, or written as it stands in a brand book. */
export const ColourInput = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => {
  const { look } = useConsoleTexts().t
  const id = useId()
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const write = (text: string) => {
    setDraft(text)
    const colour = hexOf(text)
    if (colour && text.replace(/\W/g, '').length === 6) onChange(colour)
  }
  return (
    <div className={box}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          type="color"
          className={`${control} ${swatch}`}
          aria-label={look.chooseColour({ name: label })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          className={`${control} ${hex}`}
          value={draft}
          spellCheck={false}
          aria-invalid={hexOf(draft) === undefined || undefined}
          onChange={(event) => write(event.target.value)}
          onBlur={() => {
            onChange(hexOf(draft) ?? value)
            setDraft(hexOf(draft) ?? value)
          }}
        />
      </div>
    </div>
  )
}
