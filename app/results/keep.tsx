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
import { keeping } from './page.ts'

type Props = { uid: string; results: Results; riskGuess: RiskGuess; score: number; focus: MomentFocus; onPlayAgain: () => void }

/** What is there to keep, and what remains to do: the own game, the report, another game, and the question whether all this fits. */
export const Keep = ({ uid, results, riskGuess, score, focus, onPlayAgain }: Props) => {
  const { common } = useTexts()
  const stated = isStated(results)
  return (
    <Sheet className={keeping}>
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
