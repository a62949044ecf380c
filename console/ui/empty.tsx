import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './glyph.tsx'

const box = css`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  p {
    color: var(--inkSoft);
    max-width: 46ch;
  }
  > svg {
    color: var(--lineStrong);
    --icon: 3rem;
  }
`

/** An empty list: what will be there, and how to get it. */
export const Empty = ({ symbol, title, text, children }: { symbol: GlyphName; title: string; text?: string; children?: ReactNode }) => (
  <div className={box}>
    <Glyph name={symbol} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)
