import { css, cx } from '@linaria/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Results, RiskGuess } from '../../../contract/results.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { FinalScore } from '../../results/final-score.tsx'
import { Percentile } from '../../results/percentile.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { ScorePair } from '../../results/score-pair.tsx'
import { ScoreParts } from '../../results/score-parts.tsx'
import { isStated, Silence } from '../../results/silence.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { row } from '../../ui/row.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const LearnMoreDialog = lazy(() =>
  import('../../dialogs/learn-more/learn-more-dialog.tsx').then(({ LearnMoreDialog }) => ({ default: LearnMoreDialog })),
)

const last = css`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`

type Props = {
  results: Results
  riskGuess: RiskGuess
  score: number
  /** Numbers move to their places: only the first time they are seen. */
  animate: boolean
  onAdvice: () => void
  /** Ways to keep the report. */
  keep: ReactNode
  help: ReactNode
  /** What may happen with the result. */
  consent?: ReactNode
}

/** The player's result: the guess against the score, the balance, the comparison and the decision profile. */
export const FeedbackView = ({ results, riskGuess, score, animate, onAdvice, keep, help, consent }: Props) => {
  const texts = useTexts().feedback
  const [learning, setLearning] = useState(false)
  const stated = isStated(results)
  return (
    <>
      {stated ? (
        <>
          <Sheet>
            <Verdict results={results} riskGuess={riskGuess} animate={animate} title={(text) => <ScreenTitle>{text}</ScreenTitle>} />
          </Sheet>
          <ScoreParts results={results} />
        </>
      ) : (
        <Silence results={results} title={(text) => <ScreenTitle>{text}</ScreenTitle>} />
      )}
      <ScorePair
        score={<FinalScore score={score} animate={animate} />}
        comparison={stated && results.quality.flags.length === 0 && <Percentile results={results} />}
      />
      <Sheet>
        {stated && results.quality.flags.length === 0 && <Profile results={results} />}
        <div className={cx(row, last)}>
          <Actions>
            <Button onClick={onAdvice}>{texts.seeAdvice()}</Button>
            <Button kind="text" onClick={() => setLearning(true)}>
              {texts.learnMore()}
            </Button>
          </Actions>
          {keep}
        </div>
      </Sheet>
      {help}
      {consent}
      {learning && (
        <Suspense>
          <LearnMoreDialog group={results.reference_group} onClose={() => setLearning(false)} />
        </Suspense>
      )}
    </>
  )
}
