import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'

/** Says once that a proxy stands before this server which the settings do not know: all its players then count as one network. */
export const warnOfUntrustedProxy = (app: App, { config, log }: Pick<Deps, 'config' | 'log'>): void => {
  if (config.trustProxy !== false) return
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true
      log.warn('X-Forwarded-For came, but TRUST_PROXY is not set: limits of a network would take all players behind the proxy for one')
    }
    done()
  })
}
