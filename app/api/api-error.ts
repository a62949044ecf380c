import type { ErrorCode, Problem } from '../../contract/errors.ts'

/** `offline`: no answer that is the server's own, so the call may be repeated. The other codes are the server's. */
export type ApiErrorCode = ErrorCode | 'offline'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode) {
    super(code)
    this.code = code
  }

  /** Whether trying again later may help; all else is a refusal for good. */
  get retryable() {
    return ['offline', 'rate_limited', 'unavailable', 'internal'].includes(this.code)
  }
}

/** The server's own refusal, told from what a proxy or a captive portal may answer in its place. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'status' in body
