import type { Call } from '../call.ts'
import type { ErrorCode, OwnErrorCode } from '../errors.ts'
import type { ConsoleErrorCode } from './console-errors.ts'

/** What a member may do at an operator; each role may do what those before it may. */
export const memberRoles = ['viewer', 'editor', 'owner'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * Who may make a call: `anyone`; `page`: any page, with a test secret in the body; `member`: whoever is signed in, about their own sign-in;
 * `viewer`, `editor`, `owner`: a member of the operator in the path with at least that role; `provider`: a member of the provider. Anyone
 * else gets 401 `unauthorized` (no session) or 403 `forbidden` (another or an unknown operator, or too small a role: all alike).
 */
export type CallRole = OpenRole | 'member' | MemberRole | 'provider'
/** Roles of those who are not signed in. */
export type OpenRole = 'anyone' | 'page'
export const isOpen = (role: CallRole): role is OpenRole => role === 'anyone' || role === 'page'

/** A call of the console, made from its own origin with its session cookie. Calls with an operator in their path are about that operator alone. */
export type ConsoleCall = Omit<Call, 'errors'> & {
  role: CallRole
  errors: readonly (Exclude<ConsoleErrorCode, ErrorCode> | OwnErrorCode)[]
  /** Of an upload, bytes; the bodies of all other calls are short. */
  maxBodyBytes?: number
  /**
   * Of calls that make something. They take an `Idempotency-Key`, which holds for its member and 24 hours: a repeat gets the first reply, or, of a
   * `secret`, which is in one reply only, 409 `conflict` with what was made in `made`.
   */
  makes?: 'something' | 'secret'
}

/** Refusals that any call of a signed-in member may get. */
export const usual = ['invalid', 'unauthorized', 'forbidden', 'unavailable'] as const
