import type { Static, TSchema } from 'typebox'
import type { Reason } from './console/reasons.ts'
import type { ErrorCode, OwnErrorCode, Problem } from './errors.ts'
import type { OperatorState } from './operator-state.ts'

/** What a call lets the view id of an opened game do; one from a page secret's look-up may not `take back`, or delete. */
export type ViewUse = 'nothing' | 'read' | 'take back'

/** One call: the schemas of its request and, by status, of its responses, and the codes of its refusals. */
export type Call = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  replies: { readonly [status: number]: TSchema }
  errors: readonly OwnErrorCode[]
  /** The last state of its label in which it is answered: `live` if it begins something or mails, `paused` if it changes the label. */
  lastState: OperatorState
  /** Of every call that takes the id of a game. */
  view?: ViewUse
}

/** What a schema describes. */
export type Typed<Schema> = Schema extends TSchema ? Static<Schema> : never
/** Arguments of a call: `params`, `query` and `body`, where it has them. */
export type InputOf<C> = { [Part in keyof C & ('params' | 'query' | 'body')]: Typed<C[Part]> }

export type MethodAndPath<Address> = Address extends `${infer Method} ${infer Path}`
  ? { method: Method; path: Path }
  : { method: string; path: string }
/** Method and path of an address of `addresses.ts`. */
export const endpoint = <const Address extends string>(address: Address): MethodAndPath<Address> => {
  const [method, path] = address.split(' ')
  return { method, path } as MethodAndPath<Address>
}

/** Names of a path's parameters: `id` and `address` of `/email/:id/:address`. */
export type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path with its parameters filled in, each percent-encoded. */
export const fillPath = <Path extends string>(path: Path, values: Record<Parameter<Path>, string>): string =>
  path.replace(/:(\w+)/g, (_, name: Parameter<Path>) => encodeURIComponent(values[name]))

/** The path of a call with its query. */
export const pathOf = (path: string, { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, string> }) =>
  fillPath(path, params) + (Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '')

/**
 * Details of a refusal beside its code. `limit`: the limit that was reached. `detail`: an explanation in English. `pointer`: JSON Pointer
 * to the invalid value in the request or in operator.json. `made`: name of what an earlier attempt with the same idempotency key created;
 * only that reply contained the secret. `reasons`: the same as the detail, by name.
 */
type Details = { [Key in 'limit' | 'until' | 'detail' | 'pointer']?: Problem[Key] | undefined } & {
  made?: string
  reasons?: readonly Reason[]
}

/** A call that failed. `offline`: the server itself did not answer, so the call may be repeated; the other codes are the server's. */
export class ApiError<Code extends string = ErrorCode> extends Error {
  override name = 'ApiError'
  declare readonly code: Code | 'offline'
  declare readonly problem: Details
  /** When the call is possible again, if the server said so. */
  declare readonly until: Date | undefined

  constructor(code: Code | 'offline', problem: Details = {}) {
    super(code)
    this.code = code
    this.problem = problem
    this.until = problem.until ? new Date(problem.until) : undefined
  }

  /** Whether retrying shortly may help; any other refusal is permanent, or lasts until tomorrow. */
  get retryable(): boolean {
    return !this.problem.limit && ['offline', 'rate_limited', 'unavailable', 'internal'].includes(this.code)
  }
}

/** The code of whatever was thrown; anything but an `ApiError` counts as offline. */
export const codeOf = <Code extends string = ErrorCode>(error: unknown): Code | 'offline' =>
  error instanceof ApiError ? error.code : 'offline'

/** The server's own refusal, as opposed to what a proxy or a captive portal may answer in its place. */
export const problemOf = <Code extends string = ErrorCode>(reply: unknown): (Details & { code: Code }) | undefined => {
  const problem: Details & { code: Code; status?: unknown } = Object(reply)
  return typeof problem.code === 'string' && problem.status !== undefined ? problem : undefined
}

const timeoutMs = 20_000

/**
 * One request from a browser, with JSON in and out; a reply without a body is null. Whether it is a success is for the caller to judge.
 * @throws ApiError `offline` if the server did not answer within 20 s, or not with JSON
 */
export const exchange = async (
  url: string,
  init: RequestInit,
  headers: Record<string, string>,
  body: unknown,
): Promise<[response: Response, reply: unknown]> => {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [response, response.status === 204 ? null : await response.json()]
  } catch {
    throw new ApiError('offline')
  }
}
