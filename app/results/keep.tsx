import { css, cx } from '@linaria/core'
import { useState } from 'react'
import type { Claim } from '../../contract/claims.ts'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { isEarlierMethod, isStated } from '../../contract/stated.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { offPaper } from '../theme/states.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { flow } from '../ui/stack.tsx'
import { label, small } from '../ui/text.ts'
import { useShownMeasures } from '../use-shown-measures.ts'
import { KeepReport } from './keep-report.tsx'
import { LearnMore } from './learn-more.tsx'
import type { MomentFocus } from './own-game/moment-focus.tsx'
import { OwnGamePart } from './own-game/own-game-part.tsx'
import { keeping } from './page.ts'

type Props = { uid: string; results: Results; riskGuess: RiskGuess; score: number; focus: MomentFocus; onPlayAgain: () => void }

/** What is there to keep, and what remains to do: the own game, the report, another game, and the question whether all this fits. */
export const Keep = ({ uid, results, riskGuess, score, focus, onPlayAgain }: Props) => {
  const { common } = useTexts()
  const stated = isStated(results)
  return (
    <Sheet className={keeping}>
      <OwnGamePart uid={uid} focus={focus} score={score} />
      <KeepReport uid={uid}>
        {stated ? (
          <Button kind="quiet" onClick={onPlayAgain}>
            {common.playAgain()}
          </Button>
        ) : (
          <LearnMore group={results.reference_group} className={buttonClass('quiet')} />
        )}
      </KeepReport>
      {stated && !isEarlierMethod(results) && <FitQuestion claims={[...results.claims, ...riskGuess.claims]} />}
    </Sheet>
  )
}

const answers = css`
  margin-top: var(--space-1);
  > * {
    flex: 1 1 4rem;
    padding-inline: var(--space-3);
    font-size: var(--text-sm);
  }
`

/** The claims that describe play, beside those on the habits shown: an answer counts for each of them. */
const describing = ['verdict_low_risk', 'verdict_medium_risk', 'verdict_risky', 'verdict_high_risk', 'part_losing', 'part_losses', 'guess_']

/** Whether the result describes how the player played: one tap, counted by claim and without identity. It may get lost, which the player never sees. */
export const FitQuestion = ({ claims }: { claims: readonly Claim[] }) => {
  const { fits } = useTexts('result')
  const { common } = useTexts()
  const { count } = useServices()
  const habits = useShownMeasures().map((measure) => `habit_${measure}_`)
  const [isAnswered, setIsAnswered] = useState(false)
  const names = { fits_yes: common.yes, fits_partly: fits.partly, fits_no: common.no }
  const answer = (event: keyof typeof names) => {
    setIsAnswered(true)
    for (const { key } of claimsOf(claims, ...describing, ...habits)) count(event, key)
  }
  return (
    <div className={offPaper}>
      <h2 className={label}>{fits.question()}</h2>
      <div aria-live="polite">{isAnswered && <p className={small}>{fits.thanks()}</p>}</div>
      {!isAnswered && (
        <div className={cx(flow, answers)}>
          {(['fits_yes', 'fits_partly', 'fits_no'] as const).map((event) => (
            <Button key={event} kind="quiet" onClick={() => answer(event)}>
              {names[event]()}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
