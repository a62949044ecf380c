import type { Static, TSchema } from 'typebox'
import { fillPath } from '../../contract/call.ts'
import { consoleCalls } from '../../contract/console/calls.ts'
import { pressed } from './press.ts'
import { Refusal } from './refusal.ts'

type Calls = typeof consoleCalls
export type CallName = keyof Calls
type Typed<Schema> = Schema extends TSchema ? Static<Schema> : never

/** Arguments of a call: `params`, `query` and `body`, where it has them. */
export type Given<Name extends CallName> = {
  [Part in keyof Calls[Name] & ('params' | 'query' | 'body')]: Typed<Calls[Name][Part]>
}
/** Its response. */
export type Reply<Name extends CallName> = Typed<Calls[Name]['replies'][keyof Calls[Name]['replies']]>

type AnyGiven = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown }

const patience = 20_000

/** The server's own refusal, as opposed to what a proxy may answer in its place. */
const isProblem = (body: unknown): body is { code: Refusal['code']; detail?: string; until?: string; pointer?: string; made?: string } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

const leadTo = (path: string, { params = {}, query = {} }: AnyGiven): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return fillPath(path, params) + (asked.length > 0 ? `?${new URLSearchParams(asked)}` : '')
}

/** The URL of a contract call, for links too. */
export const urlOf = <Name extends CallName>(name: Name, given: Omit<Given<Name>, 'body'>): string =>
  leadTo(consoleCalls[name].path, given as AnyGiven)

/**
 * Makes a call of the console's contract with the session's cookie. One that makes something has an idempotency key of its press.
 * @throws Refusal with the server's code, or `offline` if the server did not answer within 20 s
 */
export const call = <Name extends CallName>(name: Name, given: Given<Name>): Promise<Reply<Name>> =>
  'makes' in consoleCalls[name] ? pressed(JSON.stringify([name, given]), (key) => send(name, given, key)) : send(name, given)

const send = async <Name extends CallName>(name: Name, given: Given<Name>, key?: string): Promise<Reply<Name>> => {
  const { path, method } = consoleCalls[name]
  const { body } = given as AnyGiven
  let response: Response
  let reply: unknown
  try {
    response = await fetch(leadTo(path, given as AnyGiven), {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
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
