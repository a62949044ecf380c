import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { adviceKeys } from '../../../contract/advice-keys.ts'
import { paths } from '../../../contract/paths.ts'
import { useAdvice } from '../../api/use-results.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Loading } from '../../results/loading.tsx'
import { useGo } from '../../routing/use-go.ts'
import { useServices, useSession } from '../../services.ts'
import { takeFocus } from '../../ui/screen-title.tsx'
import { AdviceView } from './advice-view.tsx'

/** The screen of the three tips, with ways to keep the report. */
export const Advice = () => {
  const go = useGo()
  const { host, session, count } = useServices()
  const texts = useTexts().adviceScreen
  // Before the tips are there, so that nothing has to wait for them afterwards.
  useTexts('advice', 'profile', 'help')
  const uid = useSession((state) => state.uid)
  const { tips, claims } = useAdvice()
  const isShown = tips !== undefined
  const state: unknown = useLocation().state

  const isReported = useRef(false)
  useEffect(() => {
    if (!isShown || isReported.current) return
    isReported.current = true
    host.send('advice', {})
    if (session.get().advice_counted) return
    session.update({ advice_counted: true })
    count('advice')
  }, [isShown, host, session, count])

  // Coming back from a single tip, the focus returns to it: a moment later than it goes to the heading.
  useEffect(() => {
    const tip = isShown && tipOf(state)
    if (!tip) return
    const timer = setTimeout(() => takeFocus(document.querySelector<HTMLElement>(`#tip-${tip} a`)))
    return () => clearTimeout(timer)
  }, [isShown, state])

  const playAgain = () => {
    session.reset()
    go(paths.landing)
  }

  if (!tips) return <Loading title={texts.heading()} />
  return <AdviceView uid={uid} tips={tips} claims={claims} onBack={() => go(paths.feedback)} onPlayAgain={playAgain} />
}

const tipOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'tip' in state ? adviceKeys.find((key) => key === state.tip) : undefined
