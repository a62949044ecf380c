import useSWR, { type SWRConfiguration } from 'swr'
import { type AdviceKey, defaultAdvice, isAdviceKey } from '../../contract/advice-keys.ts'
import { ApiError } from '../../contract/call.ts'
import type { Advice } from '../../contract/results.ts'
import { type Services, useServices, useSession } from '../services.ts'
import { createAdvice, fetchFullReport, getAdvice, getGameScore, getResults, getRiskGuess } from './result-calls.ts'

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

/** Payload order is screen order. */
export const adviceList = ({ advice_one, advice_two, advice_three }: Advice): AdviceKey[] => [advice_one, advice_two, advice_three]

const keptAdvice = ({ session }: Services) => {
  const { advice } = session.get()
  return advice?.every(isAdviceKey) ? advice : undefined
}

/** Has the tips chosen, or reads them again where they were seen, and keeps them in the session. */
export const fetchAdvice = async (services: Services): Promise<Advice> => {
  const { session, outbox } = services
  const { uid, loaded_feedback_screen } = session.get()
  const loaded = loaded_feedback_screen && keptAdvice(services) ? await getAdvice(uid) : await outbox.withAccess(() => createAdvice(uid))
  session.update({ advice: adviceList(loaded) })
  return loaded
}

/** The tips of the session's game: loaded with their `claims`, else the stored ones, else, once none can be loaded, the default ones. */
export const useAdvice = () => {
  const services = useServices()
  const { data, error, isLoading } = useSWR(['advice', services.session.get().uid], () => fetchAdvice(services), once)
  const tips: readonly AdviceKey[] | undefined = data ? adviceList(data) : (keptAdvice(services) ?? (error ? defaultAdvice : undefined))
  return { tips, claims: data?.claims, isLoading }
}
