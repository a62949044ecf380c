import { css } from '@linaria/core'
import { useEffect, useId, useRef } from 'react'
import { control } from './field.tsx'

const field = css`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-sm);
  font-weight: var(--medium);
  min-width: min(100%, 20rem);
`

/** Whether a key pressed here is text. */
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** The search of a list, which `/` leads to. */
export const SearchField = ({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', goThere)
    return () => removeEventListener('keydown', goThere)
  }, [])
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className={control}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  )
}
