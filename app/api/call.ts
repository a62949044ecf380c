import type { Static, TSchema } from 'typebox'
import type * as addresses from '../../contract/addresses.ts'
import { at } from '../../contract/call.ts'
import type { allCalls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { apiBase, request } from './request.ts'

type Calls = typeof allCalls
export type CallName = keyof Calls & keyof typeof addresses
export type Address = (typeof addresses)[CallName]
type NameOf<A extends Address> = { [Name in CallName]: (typeof addresses)[Name] extends A ? Name : never }[CallName]
type Typed<Schema> = Schema extends TSchema ? Static<Schema> : never

/** What a call of the contract takes: `params`, `query` and `body`, as far as it has them. */
export type Given<Name extends CallName> = {
  [Part in keyof Calls[Name] & ('params' | 'query' | 'body')]: Typed<Calls[Name][Part]>
}
/** What it answers; null where that is nothing. */
export type Reply<Name extends CallName> = Calls[Name]['replies'] extends { 200: infer Schema } ? Typed<Schema> : null

/** Where an address leads, its path filled in: for links, and for calls that nothing waits for. */
export const urlOf = (address: Address, params: Record<string, string>): string => apiBase() + fillPath(at<string>(address).path, params)

type AnyGiven = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/**
 * Makes a call of the contract; `read` makes the result of what came back, which is `unknown` without it.
 * @throws ApiError with the server's code, or `offline` where no answer of the server came.
 */
export const call = async <A extends Address, Result = unknown>(
  address: A,
  given: Given<NameOf<A>>,
  read?: (reply: unknown, headers: Headers) => Result,
): Promise<Result> => {
  const { method, path } = at<string>(address)
  const { params = {}, query, body } = given as AnyGiven
  const { reply, headers } = await request(
    method,
    fillPath(path, params) + (query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''),
    body,
  )
  return read ? read(reply, headers) : (reply as Result)
}
