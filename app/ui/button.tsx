import { css, cx } from '@linaria/core'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { below600, forcedColors, hover, smallHeight } from '../theme/breakpoints.ts'
import { edge } from '../theme/states.ts'
import { announce } from './announcer.tsx'

const button = css`
  --icon: 1.25rem;
  font: var(--semibold) var(--text-md) / 1.2 var(--fontFamily);
  min-height: 3rem;
  padding: 0.75rem 1.75rem;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  border: var(--forcedButtonBorder);
  border-radius: var(--buttonRounded);
  color: var(--buttonTextColor, #fff);
  background: var(--buttonColorPrimary);
  box-shadow: inset 0 0 0 1.5px var(--buttonEdge, transparent);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--motion-hover),
    transform var(--motion-press);
  ${hover} {
    &:hover {
      background: var(--buttonColorPrimaryHover);
    }
  }
  &:active {
    background: var(--buttonColorPrimaryActive);
    transform: scale(0.985);
  }
  &[aria-disabled='true'] {
    background: var(--buttonColorPrimaryDisabled);
    color: var(--inkSoft);
    box-shadow: none;
    cursor: default;
    transform: none;
  }
  ${below600} {
    padding-inline: min(1.25rem, 6vw);
  }
  ${forcedColors} {
    &[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`
const startButton = css`
  padding-inline: var(--buttonStartPadding);
  ${below600} {
    padding-inline: 1rem;
  }
  ${smallHeight} {
    padding-inline: min(var(--buttonStartPadding), var(--space-6));
  }
`
const quiet = css`
  background: transparent;
  color: var(--colorPrimary);
  ${edge}
  &:active {
    background: var(--speedoMeterEmptyColor);
  }
`
const text = css`
  background: none;
  box-shadow: none;
  color: var(--colorPrimary);
  padding-inline: var(--space-3);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;
  ${hover} {
    &:hover {
      background: none;
      text-decoration-thickness: 2px;
    }
  }
  &:active {
    background: none;
  }
`

export type ButtonKind = 'primary' | 'quiet' | 'text'
const kinds: Record<ButtonKind, string> = { primary: '', quiet, text }

/** The button's look for elements that are not buttons, such as links. */
export const buttonClass = (kind: ButtonKind = 'primary', start = false) => cx(button, kinds[kind], start && startButton)

/** `start`: the one that starts the test, wider by the theme; `waiting`: why it does nothing, which it says when pressed. */
type Props = ComponentProps<'button'> & { kind?: ButtonKind; start?: boolean; waiting?: string | false | undefined; icon?: ReactNode }

/** A button of the app; `kind` sets its emphasis. */
export const Button = ({ kind, start, waiting, icon, className, children, onClick, type = 'button', ...props }: Props) => {
  const reason = useId()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!waiting) return onClick?.(event)
    event.preventDefault()
    announce(waiting)
  }
  return (
    <>
      <button
        {...props}
        type={type}
        className={cx(buttonClass(kind, start), className)}
        aria-disabled={waiting ? true : undefined}
        aria-describedby={waiting ? reason : props['aria-describedby']}
        onClick={press}
      >
        {icon}
        {children}
      </button>
      {waiting && (
        <span id={reason} hidden>
          {waiting}
        </span>
      )}
    </>
  )
}
