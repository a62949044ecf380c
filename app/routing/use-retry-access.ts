import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useServices } from '../services.ts'
import type { AccessState } from './access.ts'
import { useGo } from './use-go.ts'

/** What led to the unauthorized screen. */
export type AccessRefusal = { from: string; verdict: AccessState }

/** Pauses before automatic retries, s; the last one repeats. */
const pauses = [5, 10, 20, 40, 60]

/** Checks once more and, if that helps, returns to where the player was. `verdict`: the last one; `next`: time of the next retry. */
export const useRetryAccess = () => {
  const { access } = useServices()
  const refusal = useLocation().state as AccessRefusal | null
  const go = useGo()
  const [checking, start] = useTransition()
  const [verdict, setVerdict] = useState(refusal?.verdict)
  const [tries, setTries] = useState(0)
  const [next, setNext] = useState<Date>()
  const retry = () =>
    start(async () => {
      const verdictAgain = await access.retry()
      if (verdictAgain === 'granted') go(refusal?.from ?? paths.landing, { replace: true })
      else {
        setVerdict(verdictAgain)
        setTries(tries + 1)
      }
    })
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    // Nothing is wrong with the link: it is tried again by itself, and at once when the browser is online again.
    if (verdict !== 'unreachable' && verdict !== 'many') return
    const pause = 1000 * (pauses[Math.min(tries, pauses.length - 1)] ?? 60)
    const at = Math.max(Date.now() + pause, access.until?.getTime() ?? 0)
    setNext(new Date(at))
    const retryNow = () => tryAgain()
    const timer = setTimeout(retryNow, at - Date.now())
    addEventListener('online', retryNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retryNow)
    }
  }, [verdict, tries, access])
  return { retry, checking, verdict, next }
}
