import type * as addresses from '../../contract/addresses.ts'
import { ApiError, codeOf, endpoint, exchange, fillPath, type InputOf, pathOf, problemOf, type Typed } from '../../contract/call.ts'
import type { allCalls } from '../../contract/calls.ts'
import { sessionSecretStart } from '../../contract/constants.ts'

/** A reply of the wrong shape for its call, so not one of our server. Callers repeat the call as if there had been no reply. */
export class MalformedReply extends ApiError {
  constructor() {
    super('offline')
  }
}

/** The reply, if it is an object; throws `MalformedReply` otherwise. */
export const record = (reply: unknown): Record<string, unknown> => {
  if (typeof reply !== 'object' || reply === null) throw new MalformedReply()
  return reply as Record<string, unknown>
}

/** Waits half a second, doubled each time to at most ten, with jitter, so that players do not come back at once; or until online. */
export const backOff = (attempt: number, random: () => number = Math.random): Promise<void> =>
  new Promise((resolve) => {
    const wait = Math.min(500 * 2 ** attempt, 10_000) * (0.75 + random() / 2)
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, wait)
    globalThis.addEventListener?.('online', done)
  })

/** ms: long enough for the frame that answers a press, short compared with the time a card takes to turn. */
const frame = 100

/** Delays a network call until what the player waits for has been painted: starting one costs milliseconds on a slow phone. */
export const afterPaint = (task: () => void): void => void setTimeout(task, frame)

type Calls = typeof allCalls
export type CallName = keyof Calls & keyof typeof addresses
type Address = (typeof addresses)[CallName]
type NameOf<A extends Address> = { [Name in CallName]: (typeof addresses)[Name] extends A ? Name : never }[CallName]

/** The response of a contract call; null if it has none. */
export type Reply<Name extends CallName> = Calls[Name]['replies'] extends { 200: infer Schema } ? Typed<Schema> : null

let base = ''
/** Origin that calls go to, without a slash at its end; empty for the page's own. */
export const apiBase = () => base
/** Sends all calls to another origin from now on. */
export const setApiBase = (address: string) => {
  base = address
}

/** The longest wait that a server may ask for. */
const longestWaitMs = 300_000

/** When a call that the server deferred (Retry-After) may be repeated, by method and address. */
const notBefore = new Map<string, number>()

/**
 * One request, as JSON in and out, with the headers of the reply. Posts are kept alive, so that the last draw gets through when the page
 * closes. A deferred call is only sent when its time has come, whoever repeats it.
 * @throws ApiError with the server's code, or `offline` if the server did not answer within 20 s.
 */
export const request = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<[reply: unknown, headers: Headers]> => {
  const call = `${method} ${path}`
  const deferredMs = (notBefore.get(call) ?? 0) - Date.now()
  if (deferredMs > 0) await new Promise((resolve) => setTimeout(resolve, deferredMs))
  const init = { method, credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: method !== 'GET' } as const
  const [response, reply] = await exchange(base + path, init, headers, body)
  const problem = problemOf(reply)
  // Its other form, a date, is not used by our server.
  const wait = Math.min(longestWaitMs, 1000 * (Number(response.headers.get('retry-after')) || 0))
  // A daily limit is reported, not waited for.
  if (wait > 0 && !problem?.limit) notBefore.set(call, Date.now() + wait)
  if (response.status >= 200 && response.status <= 202) return [reply, response.headers]
  const until = wait > 0 && { until: new Date(Date.now() + wait).toISOString() }
  throw new ApiError(problem?.code ?? 'offline', problem && { ...until, ...problem })
}

/** The URL of an address with its path filled in: for links, and for calls that nothing waits for. */
export const urlOf = (address: Address, params: Record<string, string>): string => base + fillPath(endpoint<string>(address).path, params)

/**
 * Makes a contract call. `read` parses the response; without it the result is `unknown`. `headers` are sent beside those of every call.
 * @throws ApiError with the server's code, or `offline` if the server did not answer.
 */
export const call = async <A extends Address, Result = unknown>(
  address: A,
  input: InputOf<Calls[NameOf<A>]>,
  read?: (reply: unknown, headers: Headers) => Result,
  headers?: Record<string, string>,
): Promise<Result> => {
  const { method, path } = endpoint<string>(address)
  const { body } = input as { body?: unknown }
  const answer = await request(method, pathOf(path, input), body, headers)
  return read ? read(...answer) : (answer[0] as Result)
}

/** Why the server accepts no more of a game: its own code, or `ended` if the secret was valid for a limited time only. */
export type RefusalCode = ApiError['code'] | 'ended'

/** Why a call failed, as shown to the player; anything but an `ApiError` counts as offline. */
export const refusalCode = (error: unknown, secret: string | null): RefusalCode => {
  const code = codeOf(error)
  const closed = code === 'unauthorized' || code === 'forbidden'
  return closed && secret?.startsWith(sessionSecretStart) ? 'ended' : code
}
