import fastifySwaggerUi from '@fastify/swagger-ui'
import type { App } from '../http/app.ts'

/** CSP of the documentation page: its own files, its data images and calls to this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The one style element that Swagger UI inserts.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><text x="0" y="28" font-family="sans-serif" font-size="26" fill="#fff">Gamalyze</text></svg>'

/** The OpenAPI document and a page that renders it. */
export const routes = async (app: App): Promise<void> => {
  app.get('/openapi.json', (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*').send(app.swagger())
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', policy)
    })
    await docs.register(fastifySwaggerUi, {
      routePrefix: '/docs',
      staticCSP: false,
      theme: { title: 'Gamalyze API' },
      logo: { type: 'image/svg+xml', content: Buffer.from(logo), href: '/docs' },
      uiConfig: { url: '/openapi.json', validatorUrl: null },
    })
  })
}
