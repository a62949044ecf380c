import type { App } from '../app.ts'
import type { Deps } from '../deps.ts'

const year = 365 * 24 * 3600

/** Headers of every reply. Pages set their own, wider content policy; what only matters to documents is left out of the game's calls. */
export function registerSecurityHeaders(app: App, { config }: Deps): void {
  const transport = config.publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}
  const ofGame = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...transport,
  }
  const ofDocuments = { ...ofGame, 'referrer-policy': 'no-referrer' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/v1/game/') ? ofGame : ofDocuments)
    done()
  })
}
