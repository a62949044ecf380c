import { Agent, request } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { watchOutages } from '../monitoring/outages.ts'
import type { App } from './app.ts'
import { refuseUnderLoad } from './back-pressure.ts'
import { hasTooManyValues } from './bounded-json.ts'
import { registerErrorHandling } from './error-handling.ts'
import { checkRequests } from './request-checks.ts'

test('a call of the game overtakes others that came before it, of which one begins in a turn of the event loop', async () => {
  let turn = 0
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const begun: [what: string, turn: number][] = []
  const app = Fastify()
  checkRequests(app as unknown as App, [])
  for (const url of ['/page', '/api/v1/game/card_value'])
    app.get(url, async () => {
      begun.push([url, turn])
      return {}
    })
  await app.ready()
  await Promise.all(['/page', '/page', '/page', '/api/v1/game/card_value'].map((url) => app.inject(url)))
  clearImmediate(counting)
  expect(begun.map(([what]) => what)).toEqual(['/api/v1/game/card_value', '/page', '/page', '/page'])
  const turns = begun.slice(1).map(([, when]) => when)
  expect(new Set(turns).size).toBe(3)
  await app.close()
})

const of = (value: unknown) => hasTooManyValues(Buffer.from(JSON.stringify(value)))
const many = Array.from({ length: 9000 }, (_, index) => index)

test('values, keys and nestings are counted, and what stands in strings is not', () => {
  expect(of(many)).toBe(true)
  expect(of(Object.fromEntries(many.map((key) => [key, 1])))).toBe(true)
  expect(hasTooManyValues(Buffer.from('['.repeat(9000)))).toBe(true)
  expect(of(many.slice(0, 4000))).toBe(false)
  expect(of({ text: ',:{['.repeat(9000) })).toBe(false)
})

test('quotes and backslashes in strings do not end them', () => {
  expect(of({ text: `"${',"\\'.repeat(9000)}` })).toBe(false)
  expect(of([`\\\\`, ...many])).toBe(true)
  expect(hasTooManyValues(Buffer.from(`["\\\\",${',1'.repeat(9000)}`))).toBe(true)
  for (const before of [0, 62, 63, 64, 65, 200].map((length) => 'x'.repeat(length))) {
    expect(of([`${before}"${',"'.repeat(9000)}`])).toBe(false)
    expect(of([`${before}\\\\`, `${before}\\"`, ...many])).toBe(true)
  }
  expect(hasTooManyValues(Buffer.from(`["never ended ${',1'.repeat(9000)}`))).toBe(false)
})

test('a slow event loop refuses requests with 503 and Retry-After with more than 100 clients, but never a finished game', async () => {
  let slow = true
  const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  const log = pino({ level: 'silent' })
  const outages = watchOutages({ log, clock: Date.now, registry: new Registry(), ping: async () => {} })
  registerErrorHandling(app, { log, outages, config: { publicUrl: '' } })
  checkRequests(app, [refuseUnderLoad(app, { isSlow: () => slow, close() {} })])
  for (const path of ['/call', '/healthz']) app.get(path, () => ({ ok: true }))
  app.post('/api/v1/results/results/:id', () => ({ status: 'ok' }))
  app.get('/api/v1/results/results/:id', () => ({}))
  const url = await app.listen({ port: 0 })
  const agent = new Agent({ keepAlive: true })
  const get = (path: string, method = 'GET') =>
    new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve, reject) => {
      const call = request(url + path, { agent, method }, (reply) => {
        reply.resume()
        reply.on('end', () => resolve({ status: reply.statusCode, retryAfter: reply.headers['retry-after'] }))
      })
      call.on('error', reject)
      call.end()
    })
  expect(await get('/call')).toMatchObject({ status: 200 })
  // Each of these keeps a connection of its own open.
  await Promise.all(Array.from({ length: 150 }, () => get('/healthz')))
  expect(await get('/call')).toEqual({ status: 503, retryAfter: '2' })
  expect(await get('/healthz')).toMatchObject({ status: 200 })
  expect(await get('/api/v1/results/results/uid', 'POST')).toMatchObject({ status: 200 })
  expect(await get('/api/v1/results/results/uid')).toMatchObject({ status: 503 })
  slow = false
  expect(await get('/call')).toMatchObject({ status: 200 })
  agent.destroy()
  await app.close()
})
