import { type ComponentProps, useState } from 'react'
import { codeOf } from '../../../contract/call.ts'
import { useSubmitGuess } from '../../api/use-guess.ts'
import { useResultAhead } from '../../results/use-result-ahead.ts'
import type { ScreenProps } from '../../routing/route.ts'
import { useGo } from '../../routing/use-go.ts'
import { useSession } from '../../services.ts'
import { RiskScoreView } from './risk-score-view.tsx'

/** The screen on which the player guesses the score. */
export const RiskScore = ({ next }: ScreenProps) => {
  const go = useGo()
  const submitGuess = useSubmitGuess()
  const fetchResult = useResultAhead()
  const storedGuess = useSession((session) => session.risk_score_guess)
  const [status, setStatus] = useState<ComponentProps<typeof RiskScoreView>['status']>('idle')

  const submit = async (guess: number) => {
    if (storedGuess === null) {
      setStatus('sending')
      try {
        await submitGuess(guess)
        await fetchResult()
      } catch (error) {
        return setStatus(codeOf(error) !== 'offline' ? 'failed' : 'offline')
      }
    }
    go(next)
  }

  return <RiskScoreView storedGuess={status === 'idle' ? (storedGuess ?? undefined) : undefined} status={status} onSubmit={submit} />
}
