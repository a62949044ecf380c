import type { App } from '../app.ts'
import type { Deps } from '../deps.ts'

const year = 365 * 24 * 3600

/** Headers of every reply. Pages set their own, wider content policy. */
export function registerSecurityHeaders(app: App, { config }: Deps): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` } : {}),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
