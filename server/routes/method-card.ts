import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { sectionHtml } from '../method-card/blocks.ts'
import { livingPart } from '../method-card/living.ts'

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'"
const headers = { 'content-security-policy': policy, 'cache-control': 'public, max-age=300' }
const folder = new URL('../../docs/method-card/', import.meta.url)

/** The method card with its figures: how a result is worked out, what it cannot say, and what players say of it. Reports and screens link it. */
export const routes = async (app: App, { store }: Pick<Deps, 'store'>): Promise<void> => {
  app.get('/method-card', (_request, reply) => reply.redirect('/method-card/', 308))
  app.get('/method-card/', async (_request, reply) => {
    const [card, counts] = await Promise.all([readFile(new URL('index.html', folder), 'utf8'), store.eventCounts.list()])
    reply.headers(headers).type('text/html; charset=utf-8')
    return card.replace('</main>', () => `${sectionHtml(livingPart(counts))}\n</main>`)
  })
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix: '/method-card/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.headers(headers),
  })
}
