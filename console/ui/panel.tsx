import { css, cx } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { below600, print } from '../../app/theme/breakpoints.ts'
import { wide } from './theme.ts'

const panel = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  padding: var(--space-5);
  min-width: 0;
  ${below600} {
    padding: var(--space-4);
  }
  ${print} {
    border: 0;
    padding: var(--space-3) 0;
  }
`
/** A table inside touches the borders. */
const flush = css`
  padding: 0;
  overflow: hidden;
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-4);
  break-after: avoid;
  > p {
    color: var(--inkSoft);
    font-size: var(--text-sm);
    width: 100%;
    max-width: none;
  }
  /* Titles of panels side by side stand on one line, with a button or without. */
  ${wide} {
    > :is(a, button) {
      margin-block: -0.4375rem;
    }
  }
`
const flushHead = css`
  margin: 0;
  padding: var(--space-4) var(--space-5);
  ${below600} {
    padding-inline: var(--space-4);
  }
`

type Props = { title?: ReactNode; text?: ReactNode; end?: ReactNode; flush?: boolean; children?: ReactNode; className?: string }

/** The console's sheet: one hairline, no shadow, as many stand together. */
export const Panel = ({ title, text, end, flush: isFlush, children, className }: Props) => {
  const id = useId()
  return (
    <section className={cx(panel, isFlush && flush, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={cx(head, isFlush && flushHead)}>
          <h2 id={id}>{title}</h2>
          {end}
          {text && <p>{text}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

const grid = css`
  display: grid;
  gap: var(--space-4);
`
const halves = css`
  ${wide} {
    grid-template-columns: 1fr 1fr;
  }
`
const sided = css`
  ${wide} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    align-items: start;
  }
`
/** Panels below each other, or side by side where there is room. */
export const Panels = ({ columns, children }: { columns?: 'halves' | 'sided' | undefined; children: ReactNode }) => (
  <div className={cx(grid, columns === 'halves' && halves, columns === 'sided' && sided)}>{children}</div>
)
