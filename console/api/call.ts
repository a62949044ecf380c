import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import { ApiError, codeOf, exchange, type InputOf, pathOf, problemOf, type Typed } from '../../contract/call.ts'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { ConsoleErrorCode } from '../../contract/console/console-errors.ts'

type Calls = typeof consoleCalls
export type CallName = keyof Calls

/** Arguments of a call. */
export type CallInput<Name extends CallName> = InputOf<Calls[Name]>
/** Its response. */
export type Reply<Name extends CallName> = Typed<Calls[Name]['replies'][keyof Calls[Name]['replies']]>
/** Why it failed. */
export type Refusal = ApiError<ConsoleErrorCode>

/** The URL of a contract call, for links too. */
export const urlOf = <Name extends CallName>(name: Name, input: Omit<CallInput<Name>, 'body'>): string =>
  pathOf(consoleCalls[name].path, input)

/** Keys of requests whose outcome is unknown, by request. In memory only. */
const keysInFlight = new Map<string, string>()
/** Errors after which a request may be retried with its key: it was not done, or it is unknown whether it was. */
const retriableCodes = ['offline', 'unavailable', 'rate_limited', 'internal'] as const

/**
 * Sends a request under an idempotency key, so that it takes effect once however often it is sent: it is
 * repeated after a lost answer, and further presses for the same request reuse the key until one of them is answered.
 */
const sendWithKey = async <T>(request: string, send: (key: string) => Promise<T>): Promise<T> => {
  const key = keysInFlight.get(request) ?? crypto.randomUUID()
  keysInFlight.set(request, key)
  try {
    const reply = await send(key).catch((problem: unknown) => {
      if (codeOf(problem) !== 'offline') throw problem
      return send(key)
    })
    keysInFlight.delete(request)
    return reply
  } catch (problem) {
    if (!retriableCodes.some((code) => code === codeOf(problem))) keysInFlight.delete(request)
    throw problem
  }
}

/**
 * Makes a call of the console's contract with the session's cookie. One that makes something has an idempotency key of its press.
 * @throws ApiError with the server's code, or `offline` if the server did not answer within 20 s
 */
export const callConsole = <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Reply<Name>> =>
  'makes' in consoleCalls[name] ? sendWithKey(JSON.stringify([name, input]), (key) => send(name, input, key)) : send(name, input)

const send = async <Name extends CallName>(name: Name, input: CallInput<Name>, key?: string): Promise<Reply<Name>> => {
  const headers = {
    // Mails of the console come in the language it is read in.
    'accept-language': document.documentElement.lang,
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const { method } = consoleCalls[name]
  const { body } = input as { body?: unknown }
  const [response, reply] = await exchange(urlOf(name, input), { method, credentials: 'same-origin' }, headers, body)
  // Not checked here: in its tests the server checks each reply against the contract.
  if (response.ok) return reply as Reply<Name>
  const problem = problemOf<ConsoleErrorCode>(reply)
  // The session has ended: who is signed in is asked again, and nobody is.
  if (problem?.code === 'unauthorized') void refresh('me')
  throw new ApiError<ConsoleErrorCode>(problem?.code ?? 'offline', problem)
}

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

/** Makes a call again. */
export const refresh = (name: CallName): Promise<unknown> => mutate((key) => Array.isArray(key) && key[0] === name)

/** Repeats all calls. */
export const refreshAll = (): Promise<unknown> => mutate(() => true)

/** Repeats all calls after a change, but those for a draft: its editor knows it, and it may have been published. */
export const refreshShown = (): Promise<unknown> => mutate((key) => Array.isArray(key) && key[0] !== 'draft')

/** Drops all responses, so that the next member to sign in sees none of them. */
export const forgetAll = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: true })

/** Sets the signed-in member from a reply that has just come, without another request. */
export const setMe = (me: Reply<'me'>): Promise<unknown> => mutate(['me', {}], me, { revalidate: false })
