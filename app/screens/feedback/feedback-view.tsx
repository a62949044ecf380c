import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Results, RiskGuess } from '../../../contract/results.ts'
import { isStated } from '../../../contract/stated.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { CloseTest } from '../../results/close-test.tsx'
import { Keep } from '../../results/keep.tsx'
import { late } from '../../results/late.ts'
import { NothingFirm } from '../../results/nothing-firm.tsx'
import { Others } from '../../results/others.tsx'
import { MomentLink, useMomentFocus } from '../../results/own-game/moment-focus.tsx'
import { first, last, page } from '../../results/page.ts'
import { ScoreParts } from '../../results/parts/score-parts.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { Talk } from '../../results/talk.tsx'
import { TipTitles } from '../../results/tips/tip-titles.tsx'
import { Verdict } from '../../results/verdict.tsx'
import { from768, from960 } from '../../theme/breakpoints.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const third = css`
  ${from768} {
    grid-column: auto;
  }
  ${from960} {
    grid-column: span 4;
  }
`
/** Of a game without a firm result. */
const plain = css`
  ${from960} {
    > :first-child {
      grid-column: span 8;
    }
    > :nth-child(2) {
      grid-column: span 4;
    }
  }
`
/** Its list takes the height that its neighbours have. */
const tall = css`
  display: flex;
  flex-direction: column;
`
type Props = {
  uid: string
  results: Results
  riskGuess: RiskGuess
  score: number
  /** Numbers move to their places: only the first time they are seen. */
  animate: boolean
  /** None: they are awaited. */
  tips: readonly AdviceKey[] | undefined
  /** The tips are good for everyone, in place of some chosen from the game. */
  general: boolean
  onAdvice: () => void
  onPlayAgain: () => void
  help: ReactNode
  /** What may happen with the result. */
  consent?: ReactNode
}

/** The player's result: the risk, what it is made of, the guess and the comparison, the habits, tips and help; then what there is to keep. */
export const FeedbackView = ({ uid, results, riskGuess, score, animate, tips, general, onAdvice, onPlayAgain, help, consent }: Props) => {
  const { feedback: texts, common } = useTexts()
  const focus = useMomentFocus()
  const stated = isStated(results)
  const advice = (kind: 'primary' | 'quiet' = 'primary') => (
    <Button kind={kind} onClick={onAdvice}>
      {texts.seeAdvice()}
    </Button>
  )
  return (
    <div className={cx(page, !stated && plain)} data-arriving={animate || undefined}>
      {stated ? (
        <>
          <Sheet className={first}>
            <Verdict
              results={results}
              guess={riskGuess.risk_guess}
              animate={animate}
              title={(text) => <ScreenTitle data-page={texts.title()}>{text}</ScreenTitle>}
              actions={
                <>
                  {advice()}
                  <Talk className={buttonClass('quiet')} />
                </>
              }
            />
          </Sheet>
          <ScoreParts results={results} linkTo={(moment) => <MomentLink moment={moment} focus={focus} />} />
          <Sheet className={third}>
            <div className={late}>
              <Others results={results} riskGuess={riskGuess} />
            </div>
          </Sheet>
          <Sheet className={third}>
            <Profile results={results} />
          </Sheet>
        </>
      ) : (
        <NothingFirm
          results={results}
          title={(text) => <ScreenTitle>{text}</ScreenTitle>}
          actions={
            <>
              <Button onClick={onPlayAgain}>{common.playAgain()}</Button>
              {advice('quiet')}
            </>
          }
        />
      )}
      <Sheet className={cx(tall, stated && third)}>
        <TipTitles tips={tips} general={general} />
      </Sheet>
      {help}
      <Keep uid={uid} results={results} riskGuess={riskGuess} score={score} focus={focus} onPlayAgain={onPlayAgain} />
      {consent && <div className={last}>{consent}</div>}
      <CloseTest />
    </div>
  )
}
