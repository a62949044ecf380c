import type { Logger } from 'pino'
import type { RequestCheck } from './request-checks.ts'

/** Warns once about a reverse proxy that is not configured: all its players then count as one network. */
export const warnOfUntrustedProxy = ({ log }: { log: Logger }): RequestCheck => {
  let hasWarned = false
  return (request) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn('X-Forwarded-For was sent, but TRUST_PROXY is not set: limits per network treat all players behind the proxy as one')
    }
    return undefined
  }
}
