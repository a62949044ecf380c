import { css, cx } from '@linaria/core'
import { type ReactNode, useEffect, useId } from 'react'
import { below600, print } from '../../app/theme/breakpoints.ts'
import { ScreenTitle } from '../../app/ui/screen-title.tsx'
import { wide } from './theme.ts'

const page = css`
  max-width: 68rem;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`
/** With a frame beside. */
const broadPage = css`
  max-width: 80rem;
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-bottom: var(--space-1);
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    color: var(--inkSoft);
    margin-top: var(--space-1);
  }
`
/** Below each other, so many steps of the space scale apart. */
export const rows = {
  2: css`
    display: grid;
    gap: var(--space-2);
  `,
  3: css`
    display: grid;
    gap: var(--space-3);
  `,
  4: css`
    display: grid;
    gap: var(--space-4);
  `,
}
/** What a list or a preview is narrowed to, side by side. */
export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
`
/** A column beside the rest, where there is room. */
export const beside = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  ${wide} {
    grid-template-columns: 22.5rem minmax(0, 1fr);
    align-items: start;
  }
`
/** Stays in view beside what is longer, and scrolls in itself. */
export const inView = css`
  ${wide} {
    position: sticky;
    top: calc(var(--headerHeight) + var(--space-4));
    max-height: calc(100dvh - var(--headerHeight) - var(--space-6));
    overflow-y: auto;
  }
`
/** Below each other with a hairline above each. */
export const lines = css`
  > * {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  > * {
    overflow-wrap: anywhere;
  }
`

type Props = { title: string; text?: ReactNode; end?: ReactNode; broad?: boolean; children: ReactNode }

/** A screen of the console: its title, a sentence, what can be done, and its panels. */
export const Page = ({ title, text, end, broad = false, children }: Props) => {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={cx(page, broad && broadPage)}>
      <div className={head}>
        <div>
          <ScreenTitle>{title}</ScreenTitle>
          {text && <p>{text}</p>}
        </div>
        {end && <div className={actions}>{end}</div>}
      </div>
      {children}
    </div>
  )
}

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
const panelHead = css`
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

export type PanelProps = { title?: ReactNode; text?: ReactNode; end?: ReactNode; flush?: boolean; children?: ReactNode; className?: string }

/** The console's sheet: one hairline, no shadow, as many stand together. */
export const Panel = ({ title, text, end, flush: isFlush, children, className }: PanelProps) => {
  const id = useId()
  return (
    <section className={cx(panel, isFlush && flush, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={cx(panelHead, isFlush && flushHead)}>
          <h2 id={id}>{title}</h2>
          {end}
          {text && <p>{text}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

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
  <div className={cx(rows[4], columns === 'halves' && halves, columns === 'sided' && sided)}>{children}</div>
)
