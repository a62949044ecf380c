import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { Session } from '../../contract/partner-calls.ts'
import { openConsoleClient, tokenOf } from '../testing/console-client.ts'
import { newDatabase } from '../testing/new-database.ts'
import { finishGame } from '../testing/play-game.ts'
import { runHere } from '../testing/run-here.ts'
import { startProcess, type TestProcess } from '../testing/test-process.ts'
import { type Caller, callerOf, mixedStacks, testIdKey } from '../testing/test-server.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Body = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] }

/** A collector that speaks OTLP over HTTP with JSON. */
const collector = {
  bodies: [] as Body[],
  paths: new Set<string | undefined>(),
  answer: (reply: ServerResponse): unknown => reply.end('{}'),
}
const receiver = createServer(async (request, reply) => {
  collector.paths.add(request.url)
  collector.bodies.push((await json(request)) as Body)
  collector.answer(reply)
})
const spans = (): SentSpan[] =>
  collector.bodies.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
const named = (name: string): SentSpan[] => spans().filter((span) => span.name === name)

let settings: Record<string, string>
let server: TestProcess
let caller: Caller
let secret: string
let link: string
beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  settings = { DATABASE_URL: await newDatabase(), ID_KEY: testIdKey }
  server = startProcess('server/main.ts', [], {
    ...settings,
    PORT: '0',
    CONSOLE_URL: 'http://localhost:0',
    CONSOLE_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_TIMEOUT: '5000',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_SERVICE_NAME: 'card game',
  })
  const [, url = ''] = await server.says(/listens on (http:\/\/[\w.:]+)/)
  caller = callerOf(url)
  const [, consoleUrl = ''] = await server.says(/console listens on (http:\/\/[\w.:]+)/)
  const command = async (...args: string[]) => (await runHere([...args, '--operator', 'nfl'], { ...settings, CONSOLE_URL: consoleUrl })).out
  secret = await command('secret', 'create')
  link = await command('member', 'add', '--email', 'owner@partner.example')
})
afterAll(() => {
  server?.child.kill('SIGKILL')
  receiver.closeAllConnections()
  receiver.close()
})

const begin = async (): Promise<string> => {
  const uid = randomUUID()
  expect((await caller.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)).status).toBe(201)
  return uid
}
const play = async (): Promise<string> => finishGame(caller, await begin())
/** A few of its draws: their spans are sent, or not, like those of all. */
const playABit = async (): Promise<void> => caller.play(await begin(), mixedStacks().slice(0, 5))

test('a whole game’s spans reach a collector by the standard variables, those of the database within those of calls', async () => {
  await play()
  await expect.poll(() => named('POST /api/v1/game/store_card_selection').length).toBe(80)
  const [call] = named('POST /api/v1/game/store_card_selection')
  expect(call?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/api/v1/game/store_card_selection' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
    ]),
  )
  expect(named('addDraw')).toContainEqual(expect.objectContaining({ traceId: call?.traceId, parentSpanId: call?.spanId }))
  await expect.poll(() => named('job analysis')).toHaveLength(1)
  const { resource } = collector.bodies[0]?.resourceSpans[0] ?? {}
  expect(resource?.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'card game' } })
  expect([...collector.paths]).toEqual(['/v1/traces'])
})

test('no span holds an id, a secret, an address or a path, whatever a caller sends', async () => {
  const uid = await play()
  const trace = uid.replaceAll('-', '')
  const strange = 'zq7canary'
  await caller.call('GET', `/api/v1/results/results/${uid}`, undefined, {
    traceparent: `00-${trace}-${trace.slice(16)}-01`,
    tracestate: `${strange}=1`,
    baggage: `${strange}=1`,
    'user-agent': strange,
    'x-forwarded-for': '203.0.113.7',
  })
  await caller.call('GET', `/api/v1/results/report/${uid}.pdf`)
  await caller.call('POST', `/api/v1/results/email/${uid}/${strange}@test.example?secret=${secret}&language=ger`)
  for (const path of [`/${strange}`, `/api/v1/${strange}/${uid}`, `/gamalyze?secret=${secret}&${strange}`, '/%zz'])
    await caller.call('GET', path)
  await expect.poll(() => named('GET').length).toBeGreaterThanOrEqual(2)
  const hidden = [uid, trace, trace.slice(16), secret, strange, '203.0.113', '127.0.0.1', hostname(), process.cwd(), testIdKey]
  const text = JSON.stringify(collector.bodies)
  expect(hidden.filter((value) => text.includes(value))).toEqual([])
})

test('no span of a partner’s people in the console, nor of its server, holds a key, an address, a link or a cookie', async () => {
  const client = openConsoleClient(new URL(link).origin)
  const call = async (name: keyof typeof consoleCalls, body?: unknown) => {
    const reply = await client.call(consoleCalls[name], { operator: 'nfl' }, body)
    expect(reply.status, name).toBeLessThan(300)
    return reply.body as Record<string, string>
  }
  await call('openLink', { token: tokenOf(link) })
  await call('signIn', { token: tokenOf(link) })
  for (const name of ['me', 'keys', 'members', 'figures', 'log', 'endpoints'] as const) await call(name)
  const { value: key = '' } = await call('addKey', { kind: 'server', name: 'Canary of ours' })
  const { secret: signing = '' } = await call('addEndpoint', { url: 'https://receiver.partner.example/hook' })
  const user = 'canary-4711'.padEnd(36, '0')
  const authorization = `Bearer ${key}`
  const { body } = await caller.call('POST', '/api/v1/partner/sessions', {}, { authorization })
  const session = body as Session
  for (const path of [`partner/users/${user}`, 'partner/completions/canary', 'partner/events'])
    await caller.call('GET', `/api/v1/${path}`, undefined, { authorization })
  await expect.poll(() => named('GET /api/v1/partner/events').length).toBe(1)
  const hidden = [
    tokenOf(link),
    ...client.cookies.values(),
    'partner.example',
    'canary',
    'Canary',
    key,
    signing,
    session.secret,
    session.sessionId,
  ]
  const text = JSON.stringify(collector.bodies)
  expect(hidden.filter((value) => text.includes(value))).toEqual([])
  expect(text).toContain('POST /api/console/operators/:operator/keys')
})

test('a collector that refuses, hangs or is gone costs no player anything; the log says so once, and the process ends as ever', async () => {
  const told = () => server.messages().filter((line) => line.startsWith('traces '))
  collector.answer = (reply) => reply.writeHead(401).end()
  await playABit()
  await expect.poll(told).toEqual(['traces cannot be sent, and are dropped'])
  collector.answer = (reply) => reply.end('{}')
  await caller.call('GET', '/api/v1/authentication/none')
  await expect.poll(told).toEqual(['traces cannot be sent, and are dropped', 'traces are sent again'])
  collector.answer = () => {}
  await playABit()
  await expect.poll(told).toHaveLength(3)
  receiver.closeAllConnections()
  receiver.close()
  await playABit()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(told()).toHaveLength(3)
})
