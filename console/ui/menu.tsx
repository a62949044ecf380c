import { css } from '@linaria/core'
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** Fixed, as what scrolls around it would clip it. */
const list = css`
  position: fixed;
  z-index: 20;
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 2 * var(--gutter)));
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  text-align: start;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-3);
  > * {
    overflow-wrap: anywhere;
  }
  > p {
    padding-inline: var(--space-2);
  }
  --outdent: 0;
  > :is(a, button) {
    justify-content: start;
    text-align: start;
  }
  > hr {
    margin: 0;
    border: 0;
    border-top: 1px solid var(--line);
  }
`

/** At the end of the button that is nearer to the middle, above it where there is no room below. */
const beside = (button: HTMLElement): CSSProperties => {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth: width } = document.documentElement
  return {
    ...(left + right < width ? { left } : { right: width - right }),
    ...(bottom > innerHeight * 0.6 ? { bottom: innerHeight - top + 4 } : { top: bottom + 4 }),
  }
}

type Props = { name: string; className: string; face: ReactNode; children: ReactNode }

/** A button that shows what else can be done; it closes with a choice, Escape, and when something else is scrolled or focused. */
export const Menu = ({ name, className, face, children }: Props) => {
  const [place, setPlace] = useState<CSSProperties>()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = place !== undefined
  const close = () => setPlace(undefined)
  useEffect(() => {
    if (!isOpen) return
    const scrolled = () => setPlace(undefined)
    addEventListener('scroll', scrolled, true)
    return () => removeEventListener('scroll', scrolled, true)
  }, [isOpen])
  const closeHere = () => {
    close()
    opener.current?.focus()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (isOpen && key === 'Escape') closeHere()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what leaves its parts.
    <div onBlur={leave} onKeyDown={closeOnEscape}>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-label={name}
        onClick={({ currentTarget }) => setPlace(isOpen ? undefined : beside(currentTarget))}
      >
        {face}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y: the buttons inside are pressed; what they do is done, and the menu closes.
        <div className={list} style={place} onClick={closeHere}>
          {children}
        </div>
      )}
    </div>
  )
}
