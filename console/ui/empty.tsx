import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './glyph.tsx'
import { Panel } from './page.tsx'

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

type Props = { symbol: GlyphName; title: string; text?: string; children?: ReactNode }

/** An empty list: what will be there, and how to get it. */
export const Empty = ({ symbol, title, text, children }: Props) => (
  <div className={box}>
    <Glyph name={symbol} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)

/** The panel of an empty list. */
export const EmptyPanel = (props: Props) => (
  <Panel>
    <Empty {...props} />
  </Panel>
)
