import { type ConsoleErrorCode, consoleErrorStatus } from '../../contract/console/console-errors.ts'
import { type Reason, reasonText } from '../../contract/console/reasons.ts'
import type { LimitName, Problem } from '../../contract/errors.ts'

/** A refusal with a stable code; every layer throws it, the error handler turns it into the response. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code!: ConsoleErrorCode
  /** Seconds after which a client may retry. */
  readonly retryAfter: number | undefined
  readonly limit: LimitName | undefined
  /** ms since 1970 */
  readonly until: number | undefined
  /** JSON Pointer to the invalid value */
  readonly pointer: string | undefined
  /** Name of what an earlier call with the same idempotency key made */
  readonly made: string | undefined
  /** The detail of a refusal of the console, sentence by sentence */
  readonly reasons: readonly Reason[] | undefined

  constructor(
    code: ConsoleErrorCode,
    detail?: string | Reason | readonly Reason[],
    more: number | { retryAfter?: number; limit?: LimitName | undefined; until?: number; pointer?: string; made?: string } = {},
  ) {
    const reasons = typeof detail === 'object' ? [detail].flat() : undefined
    super(reasons ? reasonText(...reasons) : ((detail as string | undefined) ?? code))
    Object.assign(this, { code, reasons }, typeof more === 'number' ? { retryAfter: more } : more)
  }
}

/** Repeats a failed operation without lasting effect; `key` tells failures of different operations apart. */
export type Again = { key: string; run(): Promise<unknown> }

/** The database cannot be reached or cannot store: nothing is known to be stored, so a retry is safe. */
export class DatabaseProblem extends ProblemError {
  readonly part!: 'database' | 'disk'
  /** Code of the engine, never its text */
  override readonly cause!: string
  /** Undefined where any successful write proves that the outage is over */
  readonly again: Again | undefined
  /** The right that is missing, in the engine's words */
  readonly missing: string | undefined
  /** What an administrator has to do, where the problem does not resolve by itself */
  readonly todo: string | undefined

  constructor(part: DatabaseProblem['part'], cause: string, more: Partial<Pick<DatabaseProblem, 'again' | 'missing' | 'todo'>> = {}) {
    super('unavailable', part === 'disk' ? 'the database cannot write right now' : 'the database does not answer', 2)
    Object.assign(this, { part, cause }, more)
  }
}

/** What happened, and what to do unless something more specific is known. */
const words: Record<ConsoleErrorCode, [title: string, detail: string]> = {
  invalid: ['The request is not valid', 'compare it with the API reference'],
  unauthorized: ['Missing or invalid credentials', 'send one of the right kind that is neither revoked nor expired'],
  forbidden: ['Not allowed', 'this key, secret or id does not allow it'],
  not_found: ['Not found', 'it does not exist, or this key or secret may not access it'],
  conflict: ['Conflicts with stored data', 'fetch the current state first'],
  not_complete: ['Not complete yet', 'wait for the last card'],
  gone: ['No longer kept', 'start with the oldest that is kept'],
  single_deck: ['More than 90% of the cards came from one deck', 'such a game cannot be analysed'],
  mail_rejected: ['The mail server refused the address', 'check the address'],
  too_large: ['The request is too large', 'send less'],
  unsupported_media_type: ['The body is not UTF-8', 'send it in UTF-8'],
  rate_limited: ['Too many requests', 'retry after the time in Retry-After'],
  internal: ['Internal error', 'try again later'],
  mail_failed: ['The mail could not be sent', 'try again later'],
  unavailable: ['Temporarily unavailable', 'retry after the time in Retry-After'],
  paused: ['Paused', 'come back later'],
  link_expired: ['The link has expired or does not exist', 'request a new one'],
  link_used: ['The link has already been used', 'request a new one'],
  wrong_digits: ['The digits are missing or wrong', 'send those that the browser shows which requested a link'],
  other_browser: ['The link belongs to another browser', 'open it there, or request a new one'],
  read_only: ['The folder is in version control', 'take it over first'],
  not_publishable: ['A check failed', 'see the problems of the draft'],
  bad_file: ['The file cannot be used', 'choose another one'],
  quota_exceeded: ['The quota is used up', 'remove something first'],
}

/** The RFC 9457 body of a refusal. Details are for humans and name fields, never values; `type` is the address of the code's page. */
export const toProblem = (
  code: ConsoleErrorCode,
  detail?: string,
  { limit, until, pointer, made, reasons }: Partial<Pick<ProblemError, 'limit' | 'until' | 'pointer' | 'made' | 'reasons'>> = {},
  publicUrl = '',
): Omit<Problem, 'code'> & { code: ConsoleErrorCode; made?: string; reasons?: readonly Reason[] } => ({
  type: `${publicUrl}/docs/errors/${code}`,
  title: words[code][0],
  status: consoleErrorStatus[code],
  code,
  detail: detail || words[code][1],
  ...(pointer && { pointer }),
  ...(made !== undefined && { made }),
  ...(reasons && { reasons }),
  ...(limit && { limit }),
  ...(until !== undefined && { until: new Date(until).toISOString() }),
})

/** Returns the value. @throws ProblemError `not_found` if it is undefined */
export const orNotFound = async <T>(pending: Promise<T | undefined>): Promise<T> => {
  const value = await pending
  if (value === undefined) throw new ProblemError('not_found')
  return value
}
