import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import { type CallName, call, type Given, type Reply } from './call.ts'
import { codeOf, type Refusal } from './refusal.ts'

/** What is asked for again and again goes on after an outage, at the same pace. */
const goOn: SWRConfiguration = {
  shouldRetryOnError: (error) => codeOf(error) !== 'unauthorized',
  onErrorRetry: (_error, _key, { refreshInterval }, again, { retryCount }) => {
    setTimeout(() => void again({ retryCount }), refreshInterval as number)
  },
}

/** The response of a contract call, kept fresh; with `null` as its arguments no call is made. */
export const useCall = <Name extends CallName>(
  name: Name,
  given: Given<Name> | null,
  options: SWRConfiguration = {},
): SWRResponse<Reply<Name>, Refusal> =>
  useSWR<Reply<Name>, Refusal>(
    given && [name, given],
    () => call(name, given as Given<Name>),
    options.refreshInterval ? { ...goOn, ...options } : options,
  )

const isOf =
  (names: readonly CallName[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && names.includes(key[0])

/** Makes these calls again, after a change. */
export const refresh = (...names: CallName[]): Promise<unknown> => mutate(isOf(names))

/** Makes all of them again, where it is not known what has changed. */
export const refreshAll = (): Promise<unknown> => mutate(() => true)

/** Forgets all responses, so that whoever signs in next sees nothing of them. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: true })

/** Sets who is signed in, as a call has just said, without asking again. */
export const becomeMe = (me: Reply<'me'>): Promise<unknown> => mutate(['me', {}], me, { revalidate: false })
