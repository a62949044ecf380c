import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { keyCalls } from '../../contract/console/key-calls.ts'
import { webhookCalls } from '../../contract/console/webhook-calls.ts'
import { signedIn } from '../testing/console-client.ts'
import { onSqliteFirst } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

const { keys, addKey, rotateKey, revokeKey } = keyCalls
const { endpoints, addEndpoint, changeEndpoint, rotateEndpoint, deliveries, replayDelivery, replayEndpoint, testEndpoint } = webhookCalls
const { livePage, checkLook, addDraft, askForLink } = consoleCalls
const at = { operator: 'nfl' }

onSqliteFirst(
  'keys and webhooks in the console',
  (server) => {
    const owner = () => signedIn(server().deps, 'keys@nfl.example', { operator: 'nfl', role: 'owner' })
    const works = async (secret: string) => (await server().call('GET', `/api/v1/authentication/check_secret/${secret}/nfl`)).status === 200

    test('keys are created, named, shown once, rotated with overlap and revoked at once (ruling 25)', async () => {
      const member = await owner()
      // Errors are located by a pointer.
      for (const [body, pointer] of [
        [{ kind: 'page', name: '' }, '/name'],
        [{ kind: 'page' }, '/name'],
        [{ kind: 'page', name: 'Web\u200bsite' }, '/name'],
        [{ kind: 'page', name: 'etis\u202ebeW' }, '/name'],
        [{ kind: 'page', name: '\u2800 ' }, '/name'],
        [{ kind: 'golden', name: 'Website' }, '/kind'],
      ] as const)
        expect(await member.call(addKey, at, body)).toMatchObject({ status: 400, body: { code: 'invalid', pointer } })
      const { body: newKey } = await member.call(addKey, at, { kind: 'page', name: 'Website' })
      expect(newKey.value).toMatch(/^[\w-]{36}$/)
      expect(newKey.key).toMatchObject({ kind: 'page', name: 'Website', madeBy: 'keys@nfl.example', state: 'works' })
      expect(await works(newKey.value)).toBe(true)
      expect(JSON.stringify((await member.call(keys, at)).body)).not.toContain(newKey.value)
      const rotate = (fingerprint: string, overlapHours: number) => member.call(rotateKey, { ...at, fingerprint }, { overlapHours })
      const { body: next } = await rotate(newKey.key.fingerprint, 24)
      expect({ rotated: await works(newKey.value), next: await works(next.value) }).toEqual({ rotated: true, next: true })
      expect(await rotate(newKey.key.fingerprint, 1)).toMatchObject({ status: 409 })
      const { body: last } = await rotate(next.key.fingerprint, 0)
      expect({ rotated: await works(next.value), next: await works(last.value) }).toEqual({ rotated: false, next: true })
      expect(await member.call(revokeKey, { ...at, fingerprint: last.key.fingerprint })).toMatchObject({ status: 204 })
      expect(await works(last.value)).toBe(false)

      const { body: key } = await member.call(addKey, at, { kind: 'server', name: 'Accounts' })
      expect(key.value).toMatch(/^sk_[\w-]{43}$/)
      const session = () => server().call('POST', '/api/v1/partner/sessions', {}, { authorization: `Bearer ${key.value}` })
      const mintedSession = await session()
      expect(mintedSession.status).toBe(201)
      await member.call(revokeKey, { ...at, fingerprint: key.key.fingerprint })
      expect((await session()).status).toBe(401)
      expect(await works((mintedSession.body as { secret: string }).secret)).toBe(false)
      // Another operator's keys are not found.
      const foreign = await signedIn(server().deps, 'keys@vegas.example', { operator: 'vegaslegends', role: 'owner' })
      expect(await foreign.call(revokeKey, { operator: 'vegaslegends', fingerprint: newKey.key.fingerprint })).toMatchObject({
        status: 404,
      })
    })

    test('an endpoint shows its secret once, lists deliveries with every attempt and body, replays one or a time, is tested, turned off and on', async () => {
      const member = await owner()
      const receiver = await startReceiver()
      const { received, state, url } = receiver
      state.answer = (reply) => reply.writeHead(500).end('private words')
      try {
        expect(await member.call(addEndpoint, at, { url: 'http://10.0.0.1/x' })).toMatchObject({ status: 400, body: { pointer: '/url' } })
        const { body: newEndpoint } = await member.call(addEndpoint, at, { url, events: ['game.started'] })
        const place = { ...at, endpoint: newEndpoint.endpoint.id }
        expect(JSON.stringify((await member.call(endpoints, at)).body)).not.toContain(newEndpoint.secret)
        expect(await member.call(testEndpoint, place)).toMatchObject({ status: 200, body: { status: 500 } })
        expect(() =>
          new Webhook(newEndpoint.secret).verify(received[0]?.body ?? '', received[0]?.headers as Record<string, string>),
        ).not.toThrow()

        const uid = await server().newGame()
        await server().play(uid, ['a'])
        const list = async () => (await member.call(deliveries, place)).body.deliveries
        await expect.poll(async () => (await list())[0]?.tries.length).toBe(1)
        const [failedDelivery] = await list()
        expect(failedDelivery).toMatchObject({
          type: 'game.started',
          state: 'waiting',
          lastStatus: 500,
          tries: [{ status: 500 }],
          body: { type: 'game.started' },
        })
        expect(JSON.stringify(failedDelivery)).not.toContain('private words')
        expect((await member.call(endpoints, at)).body.endpoints.at(-1)).toMatchObject({ state: 'failing' })

        // One that waits for a retry counts as being delivered; after switching off and on it can be replayed.
        expect(await member.call(replayDelivery, { ...place, delivery: failedDelivery?.id ?? 0 })).toMatchObject({ status: 404 })
        expect(await member.call(changeEndpoint, place, { on: false })).toMatchObject({ body: { state: 'off' } })
        expect(await member.call(replayEndpoint, place, { since: new Date(0).toISOString() })).toMatchObject({ status: 409 })
        state.answer = (reply) => reply.writeHead(204).end()
        expect(await member.call(changeEndpoint, place, { on: true })).toMatchObject({ status: 200 })
        expect(await member.call(replayDelivery, { ...place, delivery: failedDelivery?.id ?? 0 })).toMatchObject({
          status: 202,
          body: { again: 1 },
        })
        await expect.poll(async () => (await list())[0]?.state).toBe('delivered')
        expect((await list())[0]?.tries.map(({ status }) => status)).toEqual([500, 204])
        expect(await member.call(replayEndpoint, place, { since: new Date(0).toISOString() })).toMatchObject({ status: 202 })
        const { body: rotation } = await member.call(rotateEndpoint, place)
        expect(rotation.secret).not.toBe(newEndpoint.secret)
        expect(rotation.endpoint.oldSecretUntil).toBeDefined()
      } finally {
        receiver.close()
      }
    })

    test('a value that no database can store and no clock can show is refused before it gets there', async () => {
      const member = await owner()
      const { endpoint } = (await member.call(addEndpoint, at, { url: 'http://127.0.0.1:9/hook' })).body
      const invalidReply = { status: 400, body: { code: 'invalid' } }
      for (const since of ['2026-12-31T23:59:60Z', '2026-12-31T22:59:60-01:00', '2026-11-22T09:00:00+01']) {
        expect(await member.call(replayEndpoint, { ...at, endpoint: endpoint.id }, { since })).toMatchObject(invalidReply)
        expect(await member.call(livePage, at, undefined, { since })).toMatchObject(invalidReply)
      }
      expect(await member.call(livePage, at, undefined, { since: '2026-11-22T09:00:00.5+01:00' })).toMatchObject({ status: 200 })
      for (const number of [2 ** 31, 1e300]) {
        expect(await member.call(checkLook, at, { operator: {}, draft: number })).toMatchObject(invalidReply)
        expect(await member.call(addDraft, at, { name: 'Red', start: { from: 'version', number } })).toMatchObject(invalidReply)
      }
      expect(await member.call(addEndpoint, at, { url: 'http://127.0.0.1:9/\u0000' })).toMatchObject(invalidReply)
      expect(await member.call(askForLink, {}, { email: 'a\u0000@nfl.example' })).toMatchObject(invalidReply)
    })
  },
  { CONSOLE_PORT: '0' },
)
