import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Config } from '../process/config.ts'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const loopback = ['localhost', '127.0.0.1']

/** A loopback address under each of its names; empty for any other address. */
export const loopbackTwins = (url: string): string[] => {
  const own = new URL(url)
  return loopback.includes(own.hostname) ? loopback.map((name) => Object.assign(new URL(own), { hostname: name }).origin) : []
}

/** Origins whose pages may make changes: the test's own. Outside production a loopback address goes by either name. */
export const ownOrigins = ({ publicUrl, appOrigins, production }: Pick<Config, 'publicUrl' | 'appOrigins' | 'production'>): Set<string> =>
  new Set([new URL(publicUrl).origin, ...appOrigins, ...(production ? [] : loopbackTwins(publicUrl))])

/**
 * CSRF protection: refuses state-changing calls from other sites' pages. A POST without body needs no preflight, so a page anywhere could
 * make its visitors' browsers register games and send mails. Browsers send the origin of a call; a client that sends none is not a browser.
 */
export const refuseForeignPages = (app: App, config: Config): void => {
  const origins = ownOrigins(config)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!changing.has(request.method)) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const foreign = (site !== undefined && site !== 'same-origin' && site !== 'none') || (origin !== undefined && !origins.has(origin))
    done(foreign ? new ProblemError('forbidden', 'cross-site requests are refused') : undefined)
  })
}
