import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'

const note = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--tint);
  font-size: var(--text-sm);
  border: var(--forcedBorder);
  > svg {
    margin-top: 0.05em;
    color: var(--colorSecondary);
  }
  p {
    max-width: 70ch;
  }
  /* Codes too. */
  b {
    font-weight: var(--semibold);
  }
  > div > * + * {
    margin-top: var(--space-2);
  }
`
const kinds = {
  info: '',
  bad: css`
    background: var(--bad);
    > svg {
      color: var(--loss);
    }
  `,
  ok: css`
    background: var(--good);
    > svg {
      color: var(--win);
    }
  `,
}

/** Something to know, beside what it is about. */
export const Note = ({ kind = 'info', role, children }: { kind?: keyof typeof kinds; role?: 'alert' | 'status'; children: ReactNode }) => (
  <div className={cx(note, kinds[kind])} role={role}>
    <Glyph name={kind} />
    <div>{typeof children === 'string' ? <p>{children}</p> : children}</div>
  </div>
)
