import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { from960, print } from '../theme/breakpoints.ts'
import { Sheet } from '../ui/sheet.tsx'

const pair = css`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-4);
  &&& > * {
    margin: 0;
    display: grid;
    align-content: center;
  }
  ${from960} {
    grid-template-columns: 1fr 1.6fr;
    gap: var(--space-5);
    margin-block: var(--space-5);
  }
  ${print} {
    margin-block: 0;
    break-inside: avoid;
  }
`

/** Balance and comparison side by side. */
export const ScorePair = ({ score, comparison }: { score: ReactNode; comparison: ReactNode }) => (
  <div className={pair}>
    <Sheet>{score}</Sheet>
    {comparison && <Sheet>{comparison}</Sheet>}
  </div>
)
