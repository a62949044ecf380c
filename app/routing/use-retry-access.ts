import { useTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/paths.ts'
import { useServices } from '../services.ts'
import { useGo } from './use-go.ts'

/** For the unauthorized screen: checks once more and, where that helps, returns to where the player was. */
export const useRetryAccess = () => {
  const { access } = useServices()
  const { state } = useLocation()
  const go = useGo()
  const [checking, start] = useTransition()
  const retry = () =>
    start(async () => {
      const verdict = await access.retry()
      if (verdict === 'granted') go((state as { from?: string } | null)?.from ?? paths.landing, { replace: true })
    })
  return { retry, checking }
}
