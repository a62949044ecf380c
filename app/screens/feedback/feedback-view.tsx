import { css, cx } from '@linaria/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Results, RiskGuess } from '../../../contract/results.ts'
import { isEarlierMethod, isStated, statesHabits } from '../../../contract/stated.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { BehindScore } from '../../results/behind-score.tsx'
import { FinalScore } from '../../results/final-score.tsx'
import { FitQuestion } from '../../results/fit-question.tsx'
import { NothingFirm } from '../../results/nothing-firm.tsx'
import { useMomentFocus } from '../../results/own-game/moment-focus.tsx'
import { OwnGamePart } from '../../results/own-game/own-game-part.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { Talk } from '../../results/talk.tsx'
import { GeneralTips } from '../../results/tips/general-tips.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { Link } from '../../routing/link.tsx'
import { below600, from600, from960, highEnough, largeText } from '../../theme/breakpoints.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { row } from '../../ui/row.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const LearnMoreDialog = lazy(() =>
  import('../../dialogs/learn-more/learn-more-dialog.tsx').then(({ LearnMoreDialog }) => ({ default: LearnMoreDialog })),
)

/** Closer than sheets of other screens: there are many of them here. */
const page = css`
  @media screen {
    > * + :is(section, details) {
      margin-top: 0.625rem;
      ${from960} {
        margin-top: var(--space-4);
      }
    }
    ${highEnough} {
      > :is(section, details) {
        padding: var(--space-4);
      }
      > details {
        padding-block: 0.875rem;
      }
      > :is(section, details) {
        ${from600} {
          padding: 1.75rem;
        }
        ${from960} {
          padding: var(--space-6) var(--space-7);
        }
      }
    }
  }
`
const keeping = css`
  gap: var(--space-1) var(--space-3);
`
const further = css`
  display: flex;
  gap: var(--space-4);
  order: -1;
  margin-inline: calc(-1 * var(--space-1));
  > button {
    padding-inline: var(--space-1);
  }
  ${largeText} {
    flex-wrap: wrap;
  }
  ${below600} {
    order: 0;
    margin-bottom: calc(-1 * var(--space-3));
    > button {
      font-size: var(--text-sm);
    }
  }
`

type Props = {
  uid: string
  results: Results
  riskGuess: RiskGuess
  score: number
  /** Numbers move to their places: only the first time they are seen. */
  animate: boolean
  /** Good for everyone, in place of what cannot be said. */
  tips?: readonly AdviceKey[] | undefined
  /** Address of the advice. */
  next: string
  onAdvice: () => void
  onPlayAgain: () => void
  /** Ways to keep the report. */
  keep: ReactNode
  help: ReactNode
  /** What may happen with the result. */
  consent?: ReactNode
}

/** The player's result: the risk, what it is made of, the guess and the comparison, the habits, the own game; then help. */
export const FeedbackView = ({
  uid,
  results,
  riskGuess,
  score,
  animate,
  tips,
  next,
  onAdvice,
  onPlayAgain,
  keep,
  help,
  consent,
}: Props) => {
  const { feedback: texts, common } = useTexts()
  const [learning, setLearning] = useState(false)
  const focus = useMomentFocus()
  const stated = isStated(results)
  return (
    <>
      <div className={page} data-arriving={animate || undefined}>
        {stated ? (
          <>
            <Sheet>
              <Verdict
                results={results}
                guess={riskGuess.risk_guess}
                animate={animate}
                title={(text) => <ScreenTitle data-page={texts.title()}>{text}</ScreenTitle>}
                actions={
                  <>
                    <Link className={buttonClass()} to={next}>
                      {texts.seeAdvice()}
                    </Link>
                    <Talk className={buttonClass('quiet')} />
                  </>
                }
              />
            </Sheet>
            <BehindScore results={results} riskGuess={riskGuess} focus={focus} />
          </>
        ) : (
          <NothingFirm
            results={results}
            title={(text) => <ScreenTitle>{text}</ScreenTitle>}
            actions={
              <>
                <Button onClick={onPlayAgain}>{common.playAgain()}</Button>
                <Link className={buttonClass('quiet')} to={next}>
                  {texts.seeAdvice()}
                </Link>
              </>
            }
          />
        )}
        {statesHabits(results) && (
          <Sheet>
            <Profile results={results} />
          </Sheet>
        )}
        <OwnGamePart uid={uid} focus={focus} score={<FinalScore score={score} animate={animate} />} />
        {tips && <GeneralTips tips={tips} />}
        {help}
        <Sheet slim className={cx(row, keeping)}>
          {keep}
          <div className={further}>
            <Button kind="text" onClick={onAdvice}>
              {texts.seeAdvice()}
            </Button>
            <Button kind="text" onClick={() => setLearning(true)}>
              {texts.learnMore()}
            </Button>
          </div>
        </Sheet>
        {consent}
        {stated && !isEarlierMethod(results) && <FitQuestion claims={[...results.claims, ...riskGuess.claims]} />}
      </div>
      {learning && (
        <Suspense>
          <LearnMoreDialog group={results.reference_group} onClose={() => setLearning(false)} />
        </Suspense>
      )}
    </>
  )
}
