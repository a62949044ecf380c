import type { Static, TSchema } from 'typebox'
import type * as addresses from '../../contract/addresses.ts'
import { at, fillPath } from '../../contract/call.ts'
import type { allCalls } from '../../contract/calls.ts'
import type { Problem } from '../../contract/errors.ts'
import { ApiError } from './api-error.ts'

type Calls = typeof allCalls
export type CallName = keyof Calls & keyof typeof addresses
export type Address = (typeof addresses)[CallName]
type NameOf<A extends Address> = { [Name in CallName]: (typeof addresses)[Name] extends A ? Name : never }[CallName]
type Typed<Schema> = Schema extends TSchema ? Static<Schema> : never

/** Arguments of a contract call: `params`, `query` and `body`, where it has them. */
export type Given<Name extends CallName> = {
  [Part in keyof Calls[Name] & ('params' | 'query' | 'body')]: Typed<Calls[Name][Part]>
}
/** Its response; null if it has none. */
export type Reply<Name extends CallName> = Calls[Name]['replies'] extends { 200: infer Schema } ? Typed<Schema> : null

let base = ''
/** Origin that calls go to, without a slash at its end; empty for the page's own. */
export const apiBase = () => base
/** Sends all calls to another origin from now on. */
export const setApiBase = (address: string) => {
  base = address
}

/** The server's own refusal, as opposed to what a proxy or a captive portal may answer in its place. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'status' in body

const patience = 20_000
/** The longest wait that a server may ask for, ms. */
const longestWait = 300_000

/** When a call that the server deferred (Retry-After) may be repeated, by method and address. */
const notBefore = new Map<string, number>()

const rest = (call: string) => Math.max(0, (notBefore.get(call) ?? 0) - Date.now())

/** Retry-After in ms; 0 where there is none. Its other form, a date, is not used by our server. */
const askedWait = (headers: Headers) => Math.min(longestWait, 1000 * (Number(headers.get('retry-after')) || 0))

/**
 * One request, as JSON in and out, with the headers of the reply. Posts are kept alive, so that the last draw gets through when the page
 * closes. A deferred call is only sent when its time has come, whoever repeats it.
 * @throws ApiError with the server's code, or `offline` if the server did not answer within 20 s.
 */
export const request = async (
  method: string,
  path: string,
  body?: unknown,
  given: Record<string, string> = {},
): Promise<{ reply: unknown; headers: Headers }> => {
  const call = `${method} ${path}`
  if (rest(call) > 0) await new Promise((resolve) => setTimeout(resolve, rest(call)))
  let response: Response
  let reply: unknown
  try {
    response = await fetch(base + path, {
      method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: method !== 'GET',
      signal: AbortSignal.timeout(patience),
      headers: body === undefined ? given : { ...given, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    reply = await response.json()
  } catch {
    throw new ApiError('offline')
  }
  const problem = isProblem(reply) ? reply : undefined
  const wait = askedWait(response.headers)
  // A daily limit is reported, not waited for.
  if (wait > 0 && !problem?.limit) notBefore.set(call, Date.now() + wait)
  if (response.status >= 200 && response.status <= 202) return { reply, headers: response.headers }
  throw problem
    ? new ApiError(problem.code, { ...(wait > 0 && { until: new Date(Date.now() + wait).toISOString() }), ...problem })
    : new ApiError('offline')
}

/** The URL of an address with its path filled in: for links, and for calls that nothing waits for. */
export const urlOf = (address: Address, params: Record<string, string>): string => apiBase() + fillPath(at<string>(address).path, params)

type AnyGiven = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/**
 * Makes a contract call. `read` parses the response; without it the result is `unknown`. `headers` are sent beside those of every call.
 * @throws ApiError with the server's code, or `offline` if the server did not answer.
 */
export const call = async <A extends Address, Result = unknown>(
  address: A,
  given: Given<NameOf<A>>,
  read?: (reply: unknown, headers: Headers) => Result,
  headers?: Record<string, string>,
): Promise<Result> => {
  const { method, path } = at<string>(address)
  const { params = {}, query, body } = given as AnyGiven
  const answer = await request(
    method,
    fillPath(path, params) + (query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''),
    body,
    headers,
  )
  return read ? read(answer.reply, answer.headers) : (answer.reply as Result)
}
