import { css } from '@linaria/core'
import type { ComponentProps } from 'react'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { tellsHabits } from '../../contract/stated.ts'
import { from960, print } from '../theme/breakpoints.ts'
import { Sheet } from '../ui/sheet.tsx'
import { GuessScale } from './guess-scale.tsx'
import { See, type Seeing } from './own-game/use-seeing.tsx'
import { ScoreParts } from './parts/score-parts.tsx'
import { Percentile } from './percentile.tsx'

const pair = css`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-4);
  &&& > * {
    margin: 0;
    display: grid;
    align-content: start;
  }
  ${from960} {
    grid-template-columns: 1fr 1.25fr;
    gap: var(--space-5);
    margin-block: var(--space-5);
  }
  ${print} {
    margin-block: 0;
    break-inside: avoid;
  }
`

/** Two sheets side by side, or below each other where there is no room. */
const Pair = (props: ComponentProps<'div'>) => <div className={pair} {...props} />

type Props = { results: Results; riskGuess: RiskGuess; seeing: Seeing }

/** What stands behind a stated score: its parts, the guess beside it, and how it compares. */
export const BehindScore = ({ results, riskGuess, seeing }: Props) => (
  <>
    <ScoreParts results={results} see={(moment) => <See moment={moment} seeing={seeing} />} />
    <Pair>
      <Sheet>
        <GuessScale riskGuess={riskGuess} />
      </Sheet>
      {tellsHabits(results) && (
        <Sheet>
          <Percentile results={results} />
        </Sheet>
      )}
    </Pair>
  </>
)
