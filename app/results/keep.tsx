import { css } from '@linaria/core'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { isEarlierMethod, isStated } from '../../contract/stated.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { FinalScore } from './final-score.tsx'
import { FitQuestion } from './fit-question.tsx'
import { KeepReport } from './keep-report.tsx'
import { LearnMore } from './learn-more.tsx'
import type { MomentFocus } from './own-game/moment-focus.tsx'
import { OwnGamePart } from './own-game/own-game-part.tsx'

/** Side by side as far as their words have room. */
const sheet = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem var(--space-6);
  align-items: center;
  > :first-child {
    flex: 1 1 min(14rem, 100%);
    min-width: 0;
    &[open] {
      flex-basis: 100%;
    }
  }
  > :nth-child(3) {
    flex: 1 1 min(18rem, 100%);
  }
`

type Props = { uid: string; results: Results; riskGuess: RiskGuess; score: number; focus: MomentFocus; onPlayAgain: () => void }

/** What is there to keep, and what remains to do: the own game, the report, another game, and the question whether all this fits. */
export const Keep = ({ uid, results, riskGuess, score, focus, onPlayAgain }: Props) => {
  const { common } = useTexts()
  const stated = isStated(results)
  return (
    <Sheet className={sheet}>
      <OwnGamePart uid={uid} focus={focus} score={<FinalScore score={score} />} />
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
