import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stackTypes } from '../contract/constants.ts'
import { readConfig } from '../server/process/config.ts'
import { drawsOf } from '../server/testing/test-server.ts'
import { textVersionOf } from '../server/testing/text-version.ts'
import { type RunningDemo, startDemo } from './start-demo.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-demo-'))
let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo(readConfig({ PORT: '0', EXAMPLES_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }))
}, 60_000)
afterAll(async () => {
  await demo?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const call = async (url: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) => {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const reply = await fetch(url, { method, headers: { ...json, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  return {
    status: reply.status,
    headers: reply.headers,
    body: /json/.test(`${reply.headers.get('content-type')}`) ? JSON.parse(text) : text,
  }
}

/** Explores, then prefers the third deck: a game that gives a firm result. */
const stacks = Array.from({ length: 80 }, (_, turn) => stackTypes[turn % 3 === 2 ? 2 : ((turn + 1) >> 1) % 4] ?? 'a')

test('the example partner server has log-in, session, webhooks, consent, result and withdrawal (R44, R45, ruling 25)', async () => {
  const own = (path: string, method?: string, body?: unknown, cookie = '') => call(`${demo.partnerUrl}${path}`, method, body, { cookie })
  expect(await own('secret', 'POST')).toMatchObject({ status: 401 })
  expect(await own('webhooks', 'POST', { type: 'game.completed' })).toMatchObject({ status: 400 })
  expect(await own('login', 'POST', { user: 'Nobody' })).toMatchObject({ status: 400 })
  const { headers } = await own('login', 'POST', { user: 'Robin' })
  const cookie = `${headers.get('set-cookie')}`.split(';')[0] ?? ''
  const { body: secret } = await own('secret', 'POST', undefined, cookie)
  expect(secret).toMatch(/^ss_[\w-]{33}$/)

  const uid = randomUUID()
  const api = (path: string, method?: string, body?: unknown) => call(`${demo.url}/api/v1/${path}`, method, body)
  const registered = await api(`authentication/user_secret/${uid}/${secret}/quiet-hour`, 'POST')
  expect(registered.headers.get('gamalyze-reference')).toMatch(/^rf_/)
  const reference = registered.headers.get('gamalyze-reference')
  for (const draw of drawsOf(uid, stacks)) expect((await api('game/store_card_selection', 'POST', draw)).status).toBe(200)
  while ((await api(`results/results/${uid}`, 'POST')).status === 202);

  const events = await fetch(`${demo.partnerUrl}events`, { headers: { cookie } })
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hear = async (text: string) => {
    while (!heard.includes(text)) heard += (await reader?.read())?.value ?? ''
  }
  await hear('game.analysed')
  expect(heard.match(/game\.\w+/g)).toEqual(['game.started', 'game.completed', 'game.analysed'])
  expect(heard).not.toContain(uid)
  expect((await own(`completion/${reference}`, 'GET', undefined, cookie)).body).toMatchObject({ reference, operator: 'quiet-hour' })

  const result = async () => (await own(`result/${reference}`, 'GET', undefined, cookie)).body
  const text_version = await textVersionOf(demo.url, 'quiet-hour')
  const agree = (share: boolean) => api(`results/consent/${uid}`, 'PUT', { open: false, share, text_version })
  expect(await result()).toBeNull()
  expect(await agree(true)).toMatchObject({ status: 200 })
  await hear('result.shared')
  expect(await result()).toMatchObject({ category: expect.any(String), score: expect.any(Number) })
  expect((await api(`results/consent/${uid}`)).body).toMatchObject({ share: true, read: [expect.any(Number)] })
  await agree(false)
  expect(await result()).toBeNull()
  await hear('consent.withdrawn')

  const other = await own('login', 'POST', { user: 'Kim' })
  const foreign = `${other.headers.get('set-cookie')}`.split(';')[0] ?? ''
  expect((await own(`completion/${reference}`, 'GET', undefined, foreign)).body).toBeNull()
  expect((await own('games', 'DELETE', undefined, cookie)).body).toEqual({ deleted: 1 })
  await reader?.cancel()
}, 60_000)
