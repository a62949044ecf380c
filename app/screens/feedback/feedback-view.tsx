import { css, cx } from '@linaria/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { paths } from '../../../contract/paths.ts'
import type { Results, RiskGuess } from '../../../contract/results.ts'
import { isStated, tellsHabits } from '../../../contract/stated.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { BehindScore } from '../../results/behind-score.tsx'
import { FinalScore } from '../../results/final-score.tsx'
import { Fits } from '../../results/fits.tsx'
import { OwnGamePart } from '../../results/own-game/own-game-part.tsx'
import { useSeeing } from '../../results/own-game/use-seeing.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { Silence } from '../../results/silence.tsx'
import { GeneralTips } from '../../results/tips/general-tips.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { Link } from '../../routing/link.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
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
  uid: string
  results: Results
  riskGuess: RiskGuess
  score: number
  /** Numbers move to their places: only the first time they are seen. */
  animate: boolean
  /** Good for everyone, in place of what cannot be said. */
  tips?: readonly AdviceKey[] | undefined
  onAdvice: () => void
  onPlayAgain: () => void
  /** Ways to keep the report. */
  keep: ReactNode
  help: ReactNode
  /** What may happen with the result. */
  consent?: ReactNode
}

/** The player's result: the risk, what it is made of, the guess and the comparison, the game itself, the habits. */
export const FeedbackView = ({ uid, results, riskGuess, score, animate, tips, onAdvice, onPlayAgain, keep, help, consent }: Props) => {
  const { feedback: texts, common } = useTexts()
  const [learning, setLearning] = useState(false)
  const seeing = useSeeing()
  const stated = isStated(results)
  const habits = tellsHabits(results)
  return (
    <>
      {stated ? (
        <>
          <Sheet>
            <Verdict
              results={results}
              animate={animate}
              title={(text) => <ScreenTitle data-page={texts.title()}>{text}</ScreenTitle>}
              actions={
                <Actions>
                  <Link className={buttonClass()} to={paths.advice}>
                    {texts.seeAdvice()}
                  </Link>
                </Actions>
              }
            />
          </Sheet>
          <BehindScore results={results} riskGuess={riskGuess} seeing={seeing} />
        </>
      ) : (
        <Silence
          results={results}
          title={(text) => <ScreenTitle>{text}</ScreenTitle>}
          actions={
            <Actions>
              <Button onClick={onPlayAgain}>{common.playAgain()}</Button>
              <Link className={buttonClass('text')} to={paths.advice}>
                {texts.seeAdvice()}
              </Link>
            </Actions>
          }
        />
      )}
      {tips && <GeneralTips tips={tips} />}
      <OwnGamePart uid={uid} seeing={seeing} score={<FinalScore score={score} animate={animate} />} />
      <Sheet>
        {habits && <Profile results={results} />}
        <div className={cx(row, habits && last)}>
          <Actions>
            <Button onClick={onAdvice}>{texts.seeAdvice()}</Button>
            <Button kind="text" onClick={() => setLearning(true)}>
              {texts.learnMore()}
            </Button>
          </Actions>
          {keep}
        </div>
      </Sheet>
      {stated && <Fits claims={[...results.claims, ...riskGuess.claims]} />}
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
