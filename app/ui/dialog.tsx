import { css, cx } from '@linaria/core'
import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { from600, reducedMotion, smallHeight } from '../theme/breakpoints.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { hasFocus, heading, takeFocus } from './screen-title.tsx'
import { small, soft } from './text.ts'

/** Fills the part of the frame the player can see, which in a frame of automatic height is not the whole frame. */
const layer = css`
  position: fixed;
  /* Within the frame too while nothing of it is in view, so that a key brings it there. */
  inset: max(0px, min(var(--visibleTop), 100% - var(--visibleHeight))) var(--visibleRight, 0) auto var(--visibleLeft, 0);
  width: auto;
  height: var(--visibleHeight);
  max-width: none;
  max-height: none;
  margin: 0;
  border: 0;
  outline: 0;
  /* Room for words where the text is large and the screen is not. */
  padding: min(var(--gutter), 4.2vw);
  color: var(--ink);
  background: none;
  overflow: auto;
  overscroll-behavior: contain;
  &[open] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    animation: appear var(--motion-dialog) var(--ease-out);
  }
  &::backdrop {
    background: var(--scrim, rgb(16 24 40 / 0.56));
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`
const sheet = css`
  margin: auto;
  width: min(100%, 26rem);
  background: var(--raised);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-3);
  padding: min(var(--space-5), 5.2vw);
  animation: rise var(--motion-dialog) var(--ease-out);
  border: var(--forcedBorder);
  @keyframes rise {
    from {
      transform: translateY(8px);
    }
  }
  ${reducedMotion} {
    animation: none;
  }
  ${smallHeight} {
    width: min(100%, 38rem);
    padding: var(--space-4) var(--space-5);
  }
`
/** Title and footer stay in view while the text between them scrolls, unless there is too little room for that. */
const wideSheet = css`
  width: min(100%, 46rem);
  max-height: max(100%, 18rem);
  display: flex;
  flex-direction: column;
  padding: 0;
  > * {
    padding-inline: var(--space-5);
  }
  ${from600} {
    > * {
      padding-inline: var(--space-6);
    }
  }
  ${smallHeight} {
    padding: 0;
  }
`
const scrolling = css`
  overflow: auto;
  overscroll-behavior: contain;
  padding-block: var(--space-5);
  &:focus-visible {
    outline-offset: -3px;
  }
`
const foot = css`
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);
  ${smallHeight} {
    padding-block: var(--space-2);
  }
  > * {
    margin-top: 0;
  }
`
const wideHead = css`
  padding-block: var(--space-5) var(--space-4);
  border-bottom: 1px solid var(--line);
  ${smallHeight} {
    padding-block: var(--space-3);
  }
`
/** The button goes above a title whose longest word has no room beside it. */
const head = css`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: start;
  justify-content: end;
  gap: min(var(--space-4), 4.2vw);
  > h2 {
    flex: 1 min-content;
    max-width: 100%;
    padding-top: 0.45rem;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  & + p {
    margin-top: var(--space-2);
  }
`

type Props = {
  title: ReactNode
  /** Below the title, read out with it. */
  message?: ReactNode
  children?: ReactNode
  /** Makes a close button, named `closeLabel`; Escape does the same, unless `onEscape` says what. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  onEscape?: (() => void) | undefined
  /** For running text, which scrolls between title and footer. */
  wide?: boolean
  footer?: ReactNode
}

/**
 * A modal dialog, open as long as it is mounted. It gets the focus itself: a screen reader says title and message, and a key meant for the
 * page answers nothing. On close the focus returns to where it was, or to the screen's heading; while the partner's page has it, it stays
 * there.
 */
export const Dialog = ({ title, message, children, onClose, closeLabel, onEscape = onClose, wide = false, footer }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const sentence = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element) return
    // The browser moves the focus into what opens, also out of the partner's page, unless there is nothing for it.
    element.inert = !hasFocus()
    element.showModal()
    element.inert = false
    takeFocus(element)
    return () => {
      element.close()
      takeFocus(opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : heading.get())
    }
  }, [])

  // The browser closes a dialog on a second Escape whatever the page says, so the key itself is taken.
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onEscape?.()
  }
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onEscape?.()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={layer}
      aria-labelledby={titleId}
      aria-describedby={message ? sentence : undefined}
      onKeyDown={handleEscape}
      onCancel={cancel}
    >
      <div className={cx(sheet, wide && wideSheet)}>
        <div className={cx(head, wide && wideHead)}>
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <IconButton label={closeLabel ?? ''} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
        {message && (
          <p id={sentence} className={cx(soft, small)}>
            {message}
          </p>
        )}
        {wide ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard.
          <section className={scrolling} tabIndex={0} aria-labelledby={titleId}>
            {children}
          </section>
        ) : (
          children
        )}
        {footer && <div className={foot}>{footer}</div>}
      </div>
    </dialog>
  )
}

const buttons = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
  > button,
  > a {
    width: 100%;
  }
  ${smallHeight} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    margin-top: var(--space-4);
    > button,
    > a {
      padding-inline: var(--space-3);
    }
  }
`

/** The dialog's answers, the main one first: below each other, side by side where height is short. */
export const DialogButtons = ({ children }: { children: ReactNode }) => <div className={buttons}>{children}</div>

/** For this long, ms, a popup takes no answer: the key or press was meant for a deck. */
export const popupGuard = 300

/** A small dialog that comes by itself during play. Its `DialogButtons` answer it; the first one is marked `data-focus`. */
export const Popup = (props: Omit<ComponentProps<typeof Dialog>, 'wide'>) => {
  const opened = useRef(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    opened.current = performance.now()
  }, [])

  const guard = (event: SyntheticEvent) => {
    if (performance.now() - opened.current >= popupGuard) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div onClickCapture={guard} onKeyDownCapture={guard}>
      <Dialog {...props} />
    </div>
  )
}
