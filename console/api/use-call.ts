import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import { type CallName, call, type Given, type Reply } from './call.ts'
import type { Refusal } from './refusal.ts'

/** What a call of the contract answers, kept fresh; `null` for what it is given asks for nothing. */
export const useCall = <Name extends CallName>(
  name: Name,
  given: Given<Name> | null,
  options: SWRConfiguration = {},
): SWRResponse<Reply<Name>, Refusal> =>
  useSWR<Reply<Name>, Refusal>(given && [name, given], () => call(name, given as Given<Name>), options)

const isOf =
  (names: readonly CallName[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && names.includes(key[0])

/** Asks anew for what these calls answer, after a change. */
export const refresh = (...names: CallName[]): Promise<unknown> => mutate(isOf(names))

/** Forgets all that was answered: whoever signs in next sees nothing of it. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: true })

/** Who is signed in, as a call has just said: nothing need be asked. */
export const becomeMe = (me: Reply<'me'>): Promise<unknown> => mutate(['me', {}], me, { revalidate: false })
