import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../errors/problem.ts'
import type { Config } from '../process/config.ts'
import type { RequestCheck } from './request-checks.ts'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const loopback = ['localhost', '127.0.0.1']

/** A loopback address under each of its names; empty for any other address. */
export const loopbackTwins = (url: string): string[] => {
  const ownUrl = new URL(url)
  return loopback.includes(ownUrl.hostname) ? loopback.map((name) => Object.assign(new URL(ownUrl), { hostname: name }).origin) : []
}

/** Origins whose pages may make changes: the test's own. Outside production a loopback address goes by either name. */
export const ownOrigins = ({ publicUrl, appOrigins, production }: Pick<Config, 'publicUrl' | 'appOrigins' | 'production'>): Set<string> =>
  new Set([new URL(publicUrl).origin, ...appOrigins, ...(production ? [] : loopbackTwins(publicUrl))])

/** Whether a request comes from a page of its own origin, from the address bar, or from no browser. */
export const isOwnRequest = ({ 'sec-fetch-site': site }: FastifyRequest['headers']): boolean =>
  site === undefined || site === 'same-origin' || site === 'none'

/** Whether a call changes something and comes from a page of none of these origins. One without an origin is no browser's. */
export const isForeignChange = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>, origins: ReadonlySet<string>): boolean => {
  if (!changing.has(method)) return false
  const { origin } = headers
  return !isOwnRequest(headers) || (origin !== undefined && !origins.has(origin))
}

/** CSRF protection: refuses changing calls from other sites' pages, as a POST without body needs no preflight. */
export const refuseForeignPages = (config: Config): RequestCheck => {
  const origins = ownOrigins(config)
  return (request) => (isForeignChange(request, origins) ? new ProblemError('forbidden', 'cross-site requests are refused') : undefined)
}
