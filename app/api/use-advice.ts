import useSWR from 'swr'
import { type AdviceKey, defaultAdvice, isAdviceKey } from '../../contract/advice-keys.ts'
import type { Advice } from '../../contract/results.ts'
import { type Services, useServices } from '../services.ts'
import { createAdvice, getAdvice } from './result-calls.ts'
import { once } from './use-results.ts'

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

/**
 * The three tips of the session's game, chosen by the server after the guess and kept in the session. `tips` falls back to the stored ones,
 * then to the default ones once it is certain that none can be loaded; `claims` are there only with a loaded advice.
 */
export const useAdvice = () => {
  const services = useServices()
  const { data, error, isLoading } = useSWR(['advice', services.session.get().uid], () => fetchAdvice(services), once)
  const tips: readonly AdviceKey[] | undefined = data ? adviceList(data) : (keptAdvice(services) ?? (error ? defaultAdvice : undefined))
  return { tips, claims: data?.claims, isLoading }
}
