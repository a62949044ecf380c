import { css } from '@linaria/core'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { callConsole, forgetAll } from '../api/call.ts'
import { useMe } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { QuietButton } from '../ui/button.tsx'
import { barControl } from './bar.ts'

const round = css`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  font-size: var(--text-xs);
  font-weight: var(--semibold);
  color: var(--onMark);
  background: var(--colorPrimary);
  text-transform: uppercase;
`
const menu = css`
  position: absolute;
  inset-block-start: calc(var(--headerHeight) - 2px);
  inset-inline-end: var(--gutter);
  width: min(20rem, calc(100vw - 2 * var(--gutter)));
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-3);
  p {
    overflow-wrap: anywhere;
  }
  a {
    min-height: var(--target);
    display: flex;
    align-items: center;
    color: var(--termsAndConditionColor);
  }
`

/** Who is signed in, where else, and signing out. */
export const AccountMenu = () => {
  const { t } = useConsoleTexts()
  const { email } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const go = useNavigate()
  const signOut = async () => {
    await callConsole('signOut', {}).catch(() => {})
    go('/')
    await forgetAll()
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what leaves its parts.
    <div onBlur={leave} onKeyDown={closeOnEscape}>
      <button
        ref={opener}
        type="button"
        className={barControl}
        aria-expanded={isOpen}
        aria-label={t.shell.account({ email })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={round} aria-hidden="true">
          {email.slice(0, 2)}
        </span>
      </button>
      {isOpen && (
        <div className={menu}>
          <p>{email}</p>
          <Link to="/account" onClick={() => setIsOpen(false)}>
            {t.shell.signIns()}
          </Link>
          <QuietButton onClick={() => void signOut()}>{t.shell.signOut()}</QuietButton>
        </div>
      )}
    </div>
  )
}
