import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, expectTypeOf, onTestFinished, test } from 'vitest'
import type { Language } from '../../contract/languages.ts'
import type * as contract from '../../contract/partner-calls.ts'
import type { WebhookBody } from '../../contract/webhooks.ts'
import * as library from '../../sdk/server.ts'
import { finishGame } from '../testing/play-game.ts'
import { startTestServer } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'

const server = await startTestServer()
const gamalyze = library.connect({ key: await server.newKey('quiet-hour'), baseUrl: server.url })
afterAll(() => server.close())

test('the types of the library for partners’ servers equal those of the contract, from which the OpenAPI document is generated', () => {
  // A new language set must not require a new version of the library.
  expectTypeOf<library.NewSession['language']>().toEqualTypeOf<Language | (string & Record<never, never>) | undefined>()
  expectTypeOf<Omit<library.NewSession, 'language'>>().toEqualTypeOf<Omit<contract.NewSession, 'language'>>()
  expectTypeOf<library.Session>().toEqualTypeOf<contract.Session>()
  expectTypeOf<library.Completion>().toEqualTypeOf<contract.Completion>()
  expectTypeOf<library.SharedResult>().toEqualTypeOf<contract.PartnerResult>()
  expectTypeOf<library.UserGame>().toEqualTypeOf<contract.UserGames['games'][number]>()
  expectTypeOf<library.WebhookEvent>().toEqualTypeOf<WebhookBody>()
  expectTypeOf<keyof library.Provider>().toEqualTypeOf<
    'createSession' | 'confirm' | 'results' | 'games' | 'deleteUser' | 'events' | 'testEvent'
  >()
  expectTypeOf<library.PartnerEvent>().branded.toEqualTypeOf<contract.PartnerEvent>()
})

test('the library follows a known player from session to shared result to deletion', async () => {
  const externalId = randomUUID()
  const { secret, sessionId } = await gamalyze.createSession({ externalId, language: 'ger' })
  const uid = randomUUID()
  const registration = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/quiet-hour`)
  const reference = registration.headers.get('gamalyze-reference') ?? ''
  expect(await gamalyze.confirm(reference)).toBeUndefined()
  await finishGame(server, uid)
  expect(await gamalyze.confirm(reference)).toMatchObject({ reference, sessionId, operator: 'quiet-hour' })
  expect(await gamalyze.results(reference)).toBeUndefined()
  const { firm } = (await server.store.findAnalysis(uid))?.results.quality ?? {}
  const text_version = await textVersionOf(server.url, 'quiet-hour')
  const consentReply = await server.call('PUT', `/api/v1/results/consent/${uid}`, { open: false, share: true, text_version })
  expect(consentReply.status).toBe(firm ? 200 : 409)
  if (firm) {
    expect(await gamalyze.results(reference)).toEqual({
      category: expect.any(String),
      score: expect.any(Number),
      range: [expect.any(Number), expect.any(Number)],
      consentedAt: expect.any(String),
      textVersion: text_version,
    })
    await server.call('PUT', `/api/v1/results/consent/${uid}`, { open: false, share: false, text_version })
    expect(await gamalyze.results(reference)).toBeUndefined()
  }
  expect(await gamalyze.games(externalId)).toMatchObject([{ reference, sessionId }])
  expect(await gamalyze.deleteUser(externalId)).toBe(1)
  expect(await gamalyze.games(externalId)).toEqual([])
})

test('refusals are errors with the server’s code; a key of the wrong kind is refused before any call', async () => {
  const wrong = library.connect({ key: `sk_${'x'.repeat(43)}`, baseUrl: server.url })
  await expect(wrong.createSession()).rejects.toMatchObject({ name: 'ServerError', code: 'unauthorized', status: 401 })
  await expect(gamalyze.createSession({ externalId: 'short' })).rejects.toMatchObject({ code: 'invalid', status: 400 })
  const unreachable = library.connect({ key: `sk_${'x'.repeat(43)}`, baseUrl: 'http://127.0.0.1:9' })
  await expect(unreachable.games(randomUUID())).rejects.toMatchObject({
    code: 'offline',
    status: 0,
    docs: 'http://127.0.0.1:9/docs/errors/offline',
  })
  const why = unreachable.games(randomUUID()).catch(({ message }) => message)
  expect(await why).toMatch(/offline: .*\b(9|port)\b/)
  for (const key of [undefined, '', server.secret, Symbol('key') as never]) expect(() => library.connect({ key })).toThrow(/^key: /)
  const key = `sk_${'x'.repeat(43)}`
  for (const baseUrl of ['', 'provider']) expect(() => library.connect({ key, baseUrl })).toThrow(/^baseUrl: /)
  for (const timeout of [0, -1, Number.NaN, '5' as never])
    expect(() => library.connect({ key, baseUrl: 'https://gamalyze.example', timeout })).toThrow(/^timeout: /)
})

const id = '6fa459ea-ee8a-5ca4-894e-db77e160355e'
test.each<[session: object, detail: string]>([
  [{ externalId: '4711' }, 'externalIdFor makes 36 characters of any id'],
  [{ externalId: 4711 }, 'must be string: externalIdFor'],
  [{ externalId: `${id}0` }, 'externalIdFor'],
  [{ externalId: id, language: 'klingon' }, 'one of the allowed values: dan, dut, eng'],
  [{ externalID: id }, 'additional properties: externalID'],
])('a session with %j is refused with what may stand there, and the address of a page that is there', async (session, detail) => {
  const error: library.ServerError = await gamalyze.createSession(session).catch((reason) => reason)
  expect(error).toMatchObject({ code: 'invalid', detail: expect.stringContaining(detail) })
  expect((await fetch(server.url + new URL(`${error.docs}`).pathname)).status).toBe(200)
})

test('another server in the provider’s place is told from the provider', async () => {
  const other = createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>')).listen(0)
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const wrong = library.connect({ key: `sk_${'x'.repeat(43)}`, baseUrl: `http://127.0.0.1:${port}` })
  await expect(wrong.createSession()).rejects.toMatchObject({
    code: 'offline',
    status: 200,
    detail: expect.stringContaining('baseUrl is not'),
  })
})

test('an id that cannot be part of a URL belongs to nobody', async () => {
  const half = '\ud83c'.repeat(36)
  expect(await gamalyze.games(half)).toEqual([])
  expect(await gamalyze.deleteUser(half)).toBe(0)
  await expect(gamalyze.confirm(undefined as never)).rejects.toMatchObject({ code: 'invalid' })
  await expect(gamalyze.confirm(half)).rejects.toMatchObject({ name: 'ServerError', code: 'invalid', status: 400 })
})

test('webhooks are accepted only with a valid signature, in headers of any case and class', () => {
  const secret = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`
  const data = { reference: `rf_${'0'.repeat(33)}`, operator: 'nfl', sequence: 1, test: true }
  const body = JSON.stringify({ type: 'game.started', timestamp: new Date().toISOString(), data })
  const headers = (at: Date) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  })
  const now = headers(new Date())
  const capitals = Object.fromEntries(Object.entries(now).map(([name, value]) => [name.toUpperCase(), value]))
  // A server's framework may bring headers of its own class, and a gateway other letters.
  for (const headersInput of [now, capitals, new Headers(now), new Map(Object.entries(now)) as unknown as Headers])
    expect(library.verifyWebhook(body, headersInput, secret)).toMatchObject({ type: 'game.started', data })
  expect(() => library.verifyWebhook(`${body} `, now, secret)).toThrow(library.WebhookError)
  expect(() => library.verifyWebhook(body, {}, secret)).toThrow(library.WebhookError)
  expect(() => library.verifyWebhook(body, headers(new Date(Date.now() - 600_000)), secret)).toThrow(library.WebhookError)
  expect(() => library.verifyWebhook(body, null as never, secret)).toThrow(library.WebhookError)
  // What is wrong on the partner's own server is not the sender's fault.
  expect(() => library.verifyWebhook(body, now, undefined as never)).toThrow(/^secret: /)
  expect(() => library.verifyWebhook(JSON.parse(body), now, secret)).toThrow(/^body: /)
})
