import type { ErrorCode, LimitName, Problem } from '../../contract/errors.ts'

/** `offline`: no answer that is the server's own, so the call may be repeated. The other codes are the server's. */
export type ApiErrorCode = ErrorCode | 'offline'

/** A call that failed: why, and whether trying again may help. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  /** What is used up, where that is why. */
  readonly limit: LimitName | undefined
  /** When it is open again, where the server said so. */
  readonly until: Date | undefined

  constructor(code: ApiErrorCode, { limit, until }: Pick<Problem, 'limit' | 'until'> = {}) {
    super(code)
    this.code = code
    this.limit = limit
    this.until = until === undefined ? undefined : new Date(until)
  }

  /** Whether trying again in a moment may help; all else is a refusal for good, or for today. */
  get retryable() {
    return !this.limit && ['offline', 'rate_limited', 'unavailable', 'internal'].includes(this.code)
  }
}

/** A reply of another shape than the call's: no answer of our server. Asked again by whoever needs it, as if there had been none. */
export class MalformedReply extends ApiError {
  constructor() {
    super('offline')
  }
}
