import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { TextField } from './field.tsx'

const room = css`
  min-width: min(100%, 20rem);
`

/** Whether a key pressed here is text. */
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** The search of a list, which `/` leads to. */
export const SearchField = ({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) => {
  const input = useRef<HTMLInputElement>(null)
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
    <div className={room}>
      <TextField ref={input} label={label} type="search" autoComplete="off" spellCheck={false} value={value} onText={onSearch} />
    </div>
  )
}
