import type { Results, RiskGuess } from '../../contract/results.ts'
import { tellsHabits } from '../../contract/stated.ts'
import { Sheet } from '../ui/sheet.tsx'
import { GuessScale } from './guess-scale.tsx'
import { See, type Seeing } from './own-game/use-seeing.tsx'
import { Pair } from './pair.tsx'
import { ScoreParts } from './parts/score-parts.tsx'
import { Percentile } from './percentile.tsx'

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
