import { type ErrorCode, errorStatus } from '../errors.ts'

/** Refusals of the console, beside those of the public calls. */
export const consoleErrorStatus = {
  ...errorStatus,
  /** The link is unknown, or older than it may be */
  link_expired: 410,
  link_used: 409,
  /** The first link of the command line is bound to another browser */
  other_browser: 403,
  /** A mailed link in a browser that did not ask for it, without the digits that the asking browser shows */
  wrong_digits: 403,
  /** The operator's folder is in version control: it is read-only here until it is taken over */
  read_only: 409,
  /** A check fails: see the problems of the draft */
  not_publishable: 422,
  /** The content does not match the file's type, is not allowed, or is too large; the detail says which */
  bad_file: 422,
  /** The operator has reached a quota; the detail names it */
  quota_exceeded: 409,
} as const

export type ConsoleErrorCode = ErrorCode | keyof typeof consoleErrorStatus
