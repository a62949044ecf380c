import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useServices } from '../services.ts'
import type { Verdict } from './access.ts'
import { useGo } from './use-go.ts'

/** What led to the unauthorized screen. */
export type Barred = { from: string; verdict: Verdict }

/** Pauses before the tries that make themselves, s; the last one again and again. */
const pauses = [5, 10, 20, 40, 60]

/** For the unauthorized screen: checks once more and, where that helps, returns to where the player was. `verdict`: the last one. */
export const useRetryAccess = () => {
  const { access } = useServices()
  const barred = useLocation().state as Barred | null
  const go = useGo()
  const [checking, start] = useTransition()
  const [verdict, setVerdict] = useState(barred?.verdict)
  const retry = () =>
    start(async () => {
      const again = await access.retry()
      if (again === 'granted') go(barred?.from ?? paths.landing, { replace: true })
      else setVerdict(again)
    })
  // Nothing is wrong with the link: it is tried again by itself, and at once when the browser is online again.
  const passes = verdict === 'unreachable' || verdict === 'many'
  const [tries, setTries] = useState(0)
  const tryAgain = useEffectEvent(() => {
    setTries(tries + 1)
    retry()
  })
  useEffect(() => {
    if (!passes || checking) return
    const timer = setTimeout(() => tryAgain(), 1000 * (pauses[Math.min(tries, pauses.length - 1)] ?? 60))
    const now = () => tryAgain()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [passes, checking, tries])
  return { retry, checking, verdict }
}
