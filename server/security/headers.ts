import type { App } from '../app.ts'
import type { Deps } from '../deps.ts'

const year = 365 * 24 * 3600

/** Headers of every reply. Pages set their own, wider content policy; what only matters to pages is left out of the API's replies. */
export function registerSecurityHeaders(app: App, { config }: Deps): void {
  const transport = config.publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}
  const ofApi = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...transport,
  }
  const ofPages = { ...ofApi, 'referrer-policy': 'no-referrer' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofApi : ofPages)
    done()
  })
}
