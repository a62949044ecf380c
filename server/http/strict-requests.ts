import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../errors/problem.ts'
import type { RequestCheck } from './request-checks.ts'

/** Matches most paths: nothing of the two patterns below */
const plain = /^(?:\/[\w-]+)+$/
/** Empty and dot segments, backslashes, and escapes of what needs none (RFC 3986, 6.2.2) */
const otherForm = /\/\/|\/\.\.?(?:\/|$)|\\|%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/i
/** Escaped slashes are none to the router, but may be some to a proxy. */
const escapedSlash = /%(?:2F|5C)/i
/** Parameters of any characters, slashes among them */
const freeParameter = /:(?:secret|extuserid|externalId|address)\b/
/** A content type with one charset */
const utf8 = /^[^;]*;\s*charset=(?:utf-8|"utf-8")\s*$/i
const hostName = /^[\w.:[\]-]*$/

const isAmbiguous = (path: string, { routeOptions }: FastifyRequest): boolean =>
  otherForm.test(path) || (escapedSlash.test(path) && !freeParameter.test(routeOptions.url ?? ''))

/** Refuses requests that a proxy, a log or a rule before the server may read differently from it. */
export const refuseAmbiguous: RequestCheck = (request) => {
  const { raw, headers } = request
  const url = raw.url ?? ''
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (path[0] !== '/') return new ProblemError('invalid', 'the address must be a path')
  if (!plain.test(path) && isAmbiguous(path, request))
    return new ProblemError(path.startsWith('/api/') ? 'invalid' : 'not_found', 'the path is not normalised (such as “..”, “//”)')
  if (raw.httpVersionMajor !== 1) return new ProblemError('invalid', 'only HTTP/1.0 and 1.1 are supported')
  const { host = '', authorization, 'content-type': type } = headers
  // What is sent twice comes joined by a comma (`joinDuplicateHeaders`).
  if (host.includes(',') || authorization?.includes(',') || type?.includes(','))
    return new ProblemError('invalid', 'send each of Host, Content-Type and Authorization only once')
  if (!hostName.test(host)) return new ProblemError('invalid', 'the Host header is not a valid host name')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return new ProblemError('invalid', 'compressed bodies are not supported')
  if (type !== undefined && /charset/i.test(type) && !utf8.test(type)) return new ProblemError('unsupported_media_type', 'it must be UTF-8')
  return undefined
}

/** Characters of a header, of all with its name together, that are read. Browsers and proxies stay far below. */
export const longest = 1024
/** Cookies include those of other sites of the same domain. */
export const longestCookie = 8192
/** Without one of these headers the request would mean something else, so it is refused. */
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
