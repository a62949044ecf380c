import type { ErrorCode, LimitName, Problem } from '../../contract/errors.ts'

/** `offline`: the server itself did not answer, so the call may be repeated. The other codes are the server's. */
export type ApiErrorCode = ErrorCode | 'offline'

/** A call that failed: why, and whether trying again may help. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  /** Which limit is used up, if that is the reason. */
  readonly limit: LimitName | undefined
  /** When it is available again, if the server said so. */
  readonly until: Date | undefined

  constructor(code: ApiErrorCode, { limit, until }: Pick<Problem, 'limit' | 'until'> = {}) {
    super(code)
    this.code = code
    this.limit = limit
    this.until = until === undefined ? undefined : new Date(until)
  }

  /** Whether trying again in a moment may help; anything else is refused permanently, or for today. */
  get retryable() {
    return !this.limit && ['offline', 'rate_limited', 'unavailable', 'internal'].includes(this.code)
  }
}

/** A reply of the wrong shape for its call, so not one of our server. Callers repeat the call as if there had been no reply. */
export class MalformedReply extends ApiError {
  constructor() {
    super('offline')
  }
}
