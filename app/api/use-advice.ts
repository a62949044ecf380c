import useSWR from 'swr'
import { type AdviceKey, defaultAdvice, isAdviceKey } from '../../contract/advice-keys.ts'
import type { Advice } from '../../contract/results.ts'
import { useServices } from '../services.ts'
import { createAdvice, getAdvice } from './result-calls.ts'
import { once } from './use-results.ts'

/** Payload order is screen order. */
export const adviceList = ({ advice_one, advice_two, advice_three }: Advice): AdviceKey[] => [advice_one, advice_two, advice_three]

/**
 * The three tips of the session's game, chosen by the server after the guess and kept in the session. `tips` falls back to the stored ones,
 * then to the default ones once it is certain that none can be loaded; `claims` are there only with a loaded advice.
 */
export const useAdvice = () => {
  const { session: store, outbox } = useServices()
  const { uid, loaded_feedback_screen, advice: stored } = store.get()
  const advice = stored?.every(isAdviceKey) ? stored : undefined
  const { data, error, isLoading } = useSWR(
    ['advice', uid],
    async () => {
      const loaded = loaded_feedback_screen && advice ? await getAdvice(uid) : await outbox.withAccess(() => createAdvice(uid))
      store.update({ advice: adviceList(loaded) })
      return loaded
    },
    once,
  )
  const tips: readonly AdviceKey[] | undefined = data ? adviceList(data) : (advice ?? (error ? defaultAdvice : undefined))
  return { tips, claims: data?.claims, isLoading }
}
