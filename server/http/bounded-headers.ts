import { ProblemError } from '../errors/problem.ts'
import type { RequestCheck } from './request-checks.ts'

/** Characters of a header, of all with its name together, that are read. Browsers and proxies stay far below. */
const longest = 1024
/** Those of a domain's other sites come along. */
const longestCookie = 8192
/** A request without one of them would be another request, so that it is refused. */
const essential = new Set([
  'host',
  'origin',
  'sec-fetch-site',
  'content-type',
  'content-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'idempotency-key',
  'if-match',
  'if-range',
  'if-unmodified-since',
])

/** Bounds what parsing a header costs, whoever parses it: one that is too long counts as not sent, or its request is refused. */
export const boundHeaders: RequestCheck = ({ headers }) => {
  for (const name in headers) {
    const length = headers[name]?.length ?? 0
    if (length <= longest || (name === 'cookie' && length <= longestCookie)) continue
    if (essential.has(name)) return new ProblemError('invalid', `the header ${name} is too long`)
    delete headers[name]
  }
  return undefined
}
