import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'

/** Warns once about a reverse proxy that is not configured: all its players then count as one network. */
export const warnOfUntrustedProxy = (app: App, { config, log }: Pick<Deps, 'config' | 'log'>): void => {
  if (config.trustProxy !== false) return
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn('X-Forwarded-For was sent, but TRUST_PROXY is not set: limits per network treat all players behind the proxy as one')
    }
    done()
  })
}
