import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import { codeOf } from '../../contract/call.ts'
import { type CallInput, type CallName, callConsole, type Refusal, type Reply } from './call.ts'

/** Polled calls continue after an outage, at the same interval. */
const pollingRetry: SWRConfiguration = {
  shouldRetryOnError: (error) => codeOf(error) !== 'unauthorized',
  onErrorRetry: (_error, _key, { refreshInterval }, retry, { retryCount }) => {
    setTimeout(() => void retry({ retryCount }), refreshInterval as number)
  },
}

/** The response of a contract call, kept fresh; with `null` as its arguments no call is made. */
export const useCall = <Name extends CallName>(
  name: Name,
  input: CallInput<Name> | null,
  options: SWRConfiguration = {},
): SWRResponse<Reply<Name>, Refusal> =>
  useSWR<Reply<Name>, Refusal>(
    input && [name, input],
    () => callConsole(name, input as CallInput<Name>),
    options.refreshInterval ? { ...pollingRetry, ...options } : options,
  )

const isCallOf =
  (names: readonly CallName[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && names.includes(key[0])

/** Makes these calls again, after a change. */
export const refresh = (...names: CallName[]): Promise<unknown> => mutate(isCallOf(names))

/** Repeats all calls, for when it is unknown what has changed. */
export const refreshAll = (): Promise<unknown> => mutate(() => true)

/** Drops all responses, so that the next member to sign in sees none of them. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: true })

/** Sets the signed-in member from a reply that has just come, without another request. */
export const setMe = (me: Reply<'me'>): Promise<unknown> => mutate(['me', {}], me, { revalidate: false })
