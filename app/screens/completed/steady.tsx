import { css } from '@linaria/core'
import type { ReactNode } from 'react'

const steady = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  [data-room]::before {
    content: attr(data-room);
    visibility: hidden;
  }
`

/** A title, and a sentence to it. */
export type Words = readonly [title: string, text?: string]

/** Reserves space for the `others`, which may replace what is shown: as many lines as the longest of them takes. */
export const Steady = ({ children, others }: { children: ReactNode; others: readonly Words[] }) => (
  <div className={steady}>
    {others.map(([title, text]) => (
      <div key={title + text} aria-hidden="true">
        <b data-room={title} />
        <p data-room={text} />
      </div>
    ))}
    <div>{children}</div>
  </div>
)
