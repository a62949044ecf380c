import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '../http/app.ts'

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The method card with its figures: how a result is worked out and what it cannot say. Reports and screens link it. */
export const routes = async (app: App): Promise<void> => {
  app.get('/method-card', (_request, reply) => reply.redirect('/method-card/', 308))
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../docs/method-card', import.meta.url)),
    prefix: '/method-card/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=300' }),
  })
}
