import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { useServices } from '../services.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { createResults, getResults } from './calls.ts'
import { once } from './use-results.ts'

/**
 * `sending`: draws are on their way. `failed`: no answer yet; it is asked for again by itself, and at once by `retry`.
 * `single_deck`: refused by the 90 % rule. `refused`: another refusal for good.
 */
export type AnalysisState = {
  status: 'sending' | 'analysing' | 'ready' | 'single_deck' | 'failed' | 'refused'
  code?: ApiErrorCode
  retry: () => void
}

/** Asks for the analysis of the finished game as soon as the outbox is empty, and keeps its numbers in the session. */
export const useAnalysis = (): AnalysisState => {
  const { session, outbox } = useServices()
  const sending = useSyncExternalStore(outbox.subscribe, () => outbox.state)
  const { uid, journal, registered } = useSyncExternalStore(session.subscribe, session.get)
  const allSent = registered && journal.sent >= journal.entries.length
  const { data, error, isValidating, mutate } = useSWR(
    allSent ? ['analysis', uid] : null,
    async () => {
      await createResults(uid)
      const { risk_score, arew, apun, betaP, betaF } = await getResults(uid)
      session.update({ risk_score, arew, apun, betaP, betaF })
      return true
    },
    once,
  )
  const retry = () => void (sending.status === 'refused' ? outbox.retry() : mutate())
  if (data) return { status: 'ready', retry }
  if (sending.status === 'refused') return { status: 'refused', code: sending.code, retry }
  if (!allSent) return { status: 'sending', retry }
  if (!(error instanceof ApiError) || isValidating) return { status: 'analysing', retry }
  if (error.code === 'single_deck') return { status: 'single_deck', code: error.code, retry }
  return { status: error.retryable ? 'failed' : 'refused', code: error.code, retry }
}
