import { useState, useTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useServices } from '../services.ts'
import type { Verdict } from './access.ts'
import { useGo } from './use-go.ts'

/** What led to the unauthorized screen. */
export type Barred = { from: string; verdict: Verdict }

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
  return { retry, checking, verdict }
}
