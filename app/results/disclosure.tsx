import { css, cx } from '@linaria/core'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useServices } from '../services.ts'
import { forcedColors, hover, print } from '../theme/breakpoints.ts'
import { DownIcon } from '../ui/icon.tsx'

const disclosure = css`
  > summary {
    list-style: none;
    cursor: pointer;
    border-radius: var(--radius-sm);
    -webkit-tap-highlight-color: transparent;
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      --icon: 1.25rem;
      color: var(--colorPrimary);
      transition: rotate var(--motion-settle) var(--ease-out);
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  /* It comes out from under what was pressed. */
  &[open] > :not(summary) {
    animation: unfold var(--motion-settle) var(--ease-out);
  }
  @keyframes unfold {
    from {
      opacity: 0;
      translate: 0 -0.75rem;
    }
  }
  ${forcedColors} {
    > summary > svg {
      color: ButtonText;
    }
  }
  ${print} {
    > summary > svg {
      display: none;
    }
    &[open] > :not(summary) {
      animation: none;
    }
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`
/** A fold whose summary is words alone, which paper does without. */
export const textDisclosure = css`
  font-size: var(--text-sm);
  line-height: 1.5;
  > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    max-width: 100%;
    line-height: 1.35;
    font-weight: var(--medium);
    color: var(--termsAndConditionColor);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    ${hover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
    > svg {
      --icon: 1.125rem;
      color: inherit;
    }
  }
  > :not(summary) > * + * {
    margin-top: var(--space-2);
  }
  ${print} {
    > summary {
      display: none;
    }
  }
`

/** While it is printed a closed fold is open: also where a browser has no `::details-content`. */
const openOnPaper = (details: HTMLDetailsElement) => {
  let opened = false
  const before = () => {
    opened ||= !details.open
    details.open = true
  }
  const after = () => {
    if (opened) details.open = false
    opened = false
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

/** `name`: tells it from the others, without spaces; `summary`: what is pressed. */
type Props = ComponentProps<'details'> & { name: string; summary: ReactNode }

/** What opens on request, below what is pressed for it. The session remembers whether the player left it open. */
export const Disclosure = ({ name, summary, className, children, ...props }: Props) => {
  const { session } = useServices()
  const opened = () => session.get().open_folds?.split(' ') ?? []
  const [open] = useState(() => opened().includes(name))
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? openOnPaper(details.current) : undefined), [])
  // Comes before what it does. Presses alone: printing opens and closes, too.
  const remember = () => {
    const otherFolds = opened().filter((other) => other !== name)
    session.update({ open_folds: (details.current?.open ? otherFolds : [...otherFolds, name]).join(' ') || null })
  }
  return (
    <details {...props} ref={details} open={open} className={cx(disclosure, className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and its click comes from keys too */}
      <summary onClick={remember}>
        {summary}
        <DownIcon />
      </summary>
      <div>{children}</div>
    </details>
  )
}
