import { css, cx } from '@linaria/core'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { statesHabits } from '../../contract/stated.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { from768, print } from '../theme/breakpoints.ts'
import { Sheet } from '../ui/sheet.tsx'
import { small } from '../ui/text.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Claims, useSentences } from './claims.tsx'
import { Disclosure, textDisclosure } from './disclosure.tsx'
import { GuessScale } from './guess-scale.tsx'
import { type MomentFocus, MomentLink } from './own-game/moment-focus.tsx'
import { ScoreParts } from './parts/score-parts.tsx'
import { Percentile, PercentileKey } from './percentile.tsx'

const pair = css`
  break-inside: avoid;
  display: grid;
  gap: var(--space-4) var(--space-7);
  /* Side by side, a line between them. */
  > div + div {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
  ${from768} {
    grid-template-columns: 1fr 1fr;
    > div + div {
      position: relative;
      padding: 0;
      border: 0;
      &::before {
        content: '';
        position: absolute;
        inset-block: 0;
        inset-inline-start: calc(var(--space-7) / -2);
        border-inline-start: 1px solid var(--line);
      }
    }
  }
  ${print} {
    grid-template-columns: 1fr 1fr;
  }
`
const half = css`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  min-width: 0;
`
const behindWords = css`
  margin-block: calc(-1 * var(--space-3)) calc(-1 * var(--space-2));
  ${from768} {
    grid-column: 1 / -1;
  }
`

/** What stands behind a stated score: its parts, the guess beside it, and how it compares. */
export const BehindScore = ({ results, riskGuess, focus }: { results: Results; riskGuess: RiskGuess; focus: MomentFocus }) => {
  const { how, guess } = useTexts('result')
  const sentencesOf = useSentences()
  const [firstSentence, ...rest] = riskGuess.claims.flatMap(sentencesOf)
  const compares = statesHabits(results)
  return (
    <>
      <ScoreParts results={results} linkTo={(moment) => <MomentLink moment={moment} focus={focus} />} />
      <Sheet>
        <div className={pair}>
          <div className={half}>
            <GuessScale riskGuess={riskGuess} sentence={firstSentence} />
          </div>
          {compares && (
            <div className={half}>
              <Percentile results={results} />
              {results.striking && <Claims claims={[results.striking]} className={small} />}
            </div>
          )}
          {(compares || rest.length > 0) && (
            <Disclosure
              name="compared"
              className={cx(textDisclosure, behindWords)}
              summary={
                <span>
                  {how()}
                  <VisuallyHidden>({guess.title()})</VisuallyHidden>
                </span>
              }
            >
              {rest.length > 0 && <p>{rest.join(' ')}</p>}
              {compares && <PercentileKey results={results} />}
            </Disclosure>
          )}
        </div>
      </Sheet>
    </>
  )
}
