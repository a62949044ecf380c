import useSWR, { type SWRConfiguration } from 'swr'
import { ApiError } from '../../contract/call.ts'
import { useSession } from '../services.ts'
import { fetchFullReport } from './full-report.ts'
import { getGameScore, getResults, getRiskGuess } from './result-calls.ts'

/** A result never changes: nothing is fetched twice, and a refusal is not asked for again. */
export const once: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  errorRetryInterval: 1500,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.retryable,
}

const useUid = () => useSession(({ uid }) => uid)

/** `{ data, error, isLoading, mutate }` of the session's own game; `mutate()` tries again. */
export const useResults = () => useSWR(['results', useUid()], ([, uid]) => getResults(uid), once)
/** The same for the stored guess. */
export const useRiskGuess = () => useSWR(['risk_guess', useUid()], ([, uid]) => getRiskGuess(uid), once)
/** The same for the final points. */
export const useGameScore = () => useSWR(['game_score', useUid()], ([, uid]) => getGameScore(uid), once)

/** The full results of any id: `data` is undefined while loading and false where they are not available. `onGuess`: `fetchFullReport`. */
export const useFullReport = (uid: string | null, onGuess?: () => void) =>
  useSWR(uid === null ? null : ['full_report', uid], ([, id]) => fetchFullReport(id, onGuess), once)
