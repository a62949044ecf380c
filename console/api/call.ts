import type { Static, TSchema } from 'typebox'
import { fillPath } from '../../contract/call.ts'
import { consoleCalls } from '../../contract/console/calls.ts'
import { Refusal } from './refusal.ts'
import { sendOnce } from './send-once.ts'

type Calls = typeof consoleCalls
export type CallName = keyof Calls
type Typed<Schema> = Schema extends TSchema ? Static<Schema> : never

/** Arguments of a call: `params`, `query` and `body`, where it has them. */
export type CallInput<Name extends CallName> = {
  [Part in keyof Calls[Name] & ('params' | 'query' | 'body')]: Typed<Calls[Name][Part]>
}
/** Its response. */
export type Reply<Name extends CallName> = Typed<Calls[Name]['replies'][keyof Calls[Name]['replies']]>

type AnyInput = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown }

const timeoutMs = 20_000

/** The server's own refusal, as opposed to what a proxy may answer in its place. */
const isProblem = (body: unknown): body is { code: Refusal['code']; detail?: string; until?: string; pointer?: string; made?: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

const pathWithQuery = (path: string, { params = {}, query = {} }: AnyInput): string => {
  const queryEntries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return fillPath(path, params) + (queryEntries.length > 0 ? `?${new URLSearchParams(queryEntries)}` : '')
}

/** The URL of a contract call, for links too. */
export const urlOf = <Name extends CallName>(name: Name, input: Omit<CallInput<Name>, 'body'>): string =>
  pathWithQuery(consoleCalls[name].path, input as AnyInput)

/**
 * Makes a call of the console's contract with the session's cookie. One that makes something has an idempotency key of its press.
 * @throws Refusal with the server's code, or `offline` if the server did not answer within 20 s
 */
export const call = <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Reply<Name>> =>
  'makes' in consoleCalls[name] ? sendOnce(JSON.stringify([name, input]), (key) => send(name, input, key)) : send(name, input)

const send = async <Name extends CallName>(name: Name, input: CallInput<Name>, key?: string): Promise<Reply<Name>> => {
  const { path, method } = consoleCalls[name]
  const { body } = input as AnyInput
  let response: Response
  let reply: unknown
  try {
    response = await fetch(pathWithQuery(path, input as AnyInput), {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        // Mails of the console come in the language it is read in.
        'accept-language': document.documentElement.lang,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    reply = response.status === 204 ? null : await response.json()
  } catch {
    throw new Refusal('offline')
  }
  // Not checked here: in its tests the server checks each reply against the contract.
  if (response.ok) return reply as Reply<Name>
  throw isProblem(reply) ? new Refusal(reply.code, reply) : new Refusal('offline')
}
