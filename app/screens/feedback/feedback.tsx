import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { defaultAdvice } from '../../../contract/advice-keys.ts'
import { codeOf } from '../../../contract/call.ts'
import { paths } from '../../../contract/paths.ts'
import { resultSections } from '../../../i18n/result-sections.ts'
import { useAdvice, useGameScore, useResults, useRiskGuess } from '../../api/use-results.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { ConsentPart } from '../../results/consent-part.tsx'
import { Loading } from '../../results/loading.tsx'
import { useOwnGame } from '../../results/own-game/own-game-part.tsx'
import type { ScreenProps } from '../../routing/route.ts'
import { useGo, useHref } from '../../routing/use-go.ts'
import { useServices, useSession } from '../../services.ts'
import { FeedbackView } from './feedback-view.tsx'

/** Shows the session's result. The first full display creates the advice, plays the animations and is then remembered. */
export const Feedback = ({ next }: ScreenProps) => {
  const go = useGo()
  const { session, host, count } = useServices()
  const texts = useTexts().feedback
  // Asked for before the results: a view that waited for its texts would take the focus away from the heading.
  useTexts(...resultSections)
  const uid = useSession((state) => state.uid)
  const view = useSession((state) => state.view)
  const href = useHref()
  const [seenBefore] = useState(() => session.get().loaded_feedback_screen)
  const parts = [useResults(), useRiskGuess(), useGameScore()] as const
  const [results, riskGuess, gameScore] = parts
  const { tips } = useAdvice()
  const ownGame = useOwnGame(uid)
  const general = results.data?.quality.firm === false
  const whole = tips && (ownGame.data || ownGame.error)
  const isShown = !!(whole && results.data && riskGuess.data && gameScore.data)

  useEffect(() => {
    if (!isShown || session.get().loaded_feedback_screen) return
    session.update({ loaded_feedback_screen: true })
    host.send('results', {})
    count('shown')
  }, [isShown, session, host, count])

  // The report says what has become of a view that ended.
  if (view && codeOf(results.error) === 'not_found') return <Navigate to={href(paths.fullReport)} replace />
  if (!whole || !results.data || !riskGuess.data || !gameScore.data) {
    const failed = parts.some(({ error, isValidating }) => error && !isValidating)
    const retry = () => {
      for (const { data, mutate } of parts) if (!data) void mutate()
    }
    return <Loading title={texts.title()} onRetry={failed ? retry : undefined} />
  }
  return (
    <FeedbackView
      uid={uid}
      results={results.data}
      riskGuess={riskGuess.data}
      score={gameScore.data.score}
      animate={!seenBefore}
      tips={tips}
      general={general || tips === defaultAdvice}
      onAdvice={() => go(next)}
      onPlayAgain={() => {
        session.reset()
        go(paths.landing)
      }}
      consent={!view && <ConsentPart uid={uid} results={results.data} />}
    />
  )
}
