import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '../http/app.ts'
import { cardPage, livingPart } from '../pages/method-card.ts'
import { type Clock, sharedFor } from '../process/time.ts'
import type { Store } from '../store/store.ts'

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'"
/** Cache lifetime of the page, s, here as well: its live section sums over everything that was counted. */
const freshSeconds = 300
const headers = { 'content-security-policy': policy, 'cache-control': `public, max-age=${freshSeconds}` }
const folder = new URL('../../docs/method-card/', import.meta.url)
const card = new URL('../../docs/method-card.md', import.meta.url)

/** The method card with its figures: how a result is computed, its limits, and what players say about it. Reports and screens link to it. */
export const routes = async (app: App, { store, clock }: { clock: Clock; store: Store }): Promise<void> => {
  const read = async () => cardPage(`${await readFile(card, 'utf8')}\n${livingPart(await store.tallies.answers())}`)
  const page = sharedFor(freshSeconds * 1000, read, clock)
  app.get('/method-card', (_request, reply) => reply.redirect('/method-card/', 308))
  app.get('/method-card/', async (_request, reply) => {
    reply.headers(headers).type('text/html; charset=utf-8')
    return page()
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
