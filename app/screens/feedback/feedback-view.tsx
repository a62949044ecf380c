import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Results, RiskGuess } from '../../../contract/results.ts'
import { isStated } from '../../../contract/stated.ts'
import { HelpLine } from '../../help/help-line.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Talk } from '../../results/go-to.tsx'
import { Keep } from '../../results/keep.tsx'
import { NothingFirm } from '../../results/nothing-firm.tsx'
import { Others } from '../../results/others.tsx'
import { useMomentFocus } from '../../results/own-game/moment-focus.tsx'
import { first, last, late, page } from '../../results/page.ts'
import { ScoreParts } from '../../results/parts/score-parts.tsx'
import { Profile } from '../../results/profile/profile.tsx'
import { TipTitles } from '../../results/tips/tip-parts.tsx'
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
/** `animate`: numbers move to their places; `tips`: none while they are awaited; `general`: they are not chosen from the game. */
type Props = {
  uid: string
  results: Results
  riskGuess: RiskGuess
  score: number
  animate: boolean
  tips: readonly AdviceKey[] | undefined
  general: boolean
  onAdvice: () => void
  onPlayAgain: () => void
  consent?: ReactNode
}

/** The player's result: the risk, what it is made of, the guess and the comparison, the habits, tips and help; then what there is to keep. */
export const FeedbackView = ({ uid, results, riskGuess, score, animate, tips, general, onAdvice, onPlayAgain, consent }: Props) => {
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
          <ScoreParts results={results} focus={focus} />
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
      <HelpLine />
      <Keep uid={uid} results={results} riskGuess={riskGuess} score={score} focus={focus} onPlayAgain={onPlayAgain} />
      {consent && <div className={last}>{consent}</div>}
    </div>
  )
}
