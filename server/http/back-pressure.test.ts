import { Agent, request } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { watchOutages } from '../monitoring/outages.ts'
import type { App } from './app.ts'
import { refuseUnderLoad } from './back-pressure.ts'
import { registerErrorHandling } from './error-handling.ts'
import { checkRequests } from './request-checks.ts'

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
