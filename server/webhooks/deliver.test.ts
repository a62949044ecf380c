import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createWebhookSecret } from '../keys/secrets.ts'
import { finishGame } from '../testing/play-game.ts'
import { onSqliteFirst, startTestServer } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

const { url, received, state: receiver, close } = await startReceiver()
const accept = receiver.answer
afterAll(close)
let ahead = 0
beforeEach(() => {
  ahead = 0
  received.length = 0
  receiver.answer = accept
})

const until = (check: () => unknown) => expect.poll(check)
const hour = 3_600_000
onSqliteFirst(
  'webhooks',
  (server) => {
    /** The only endpoint that is on. */
    const addEndpoint = async () => {
      for (const { id } of await server().store.webhooks.list()) await server().store.webhooks.disable(id, Date.now(), 'test over')
      const secret = createWebhookSecret()
      const id = await server().store.webhooks.add({ operator: 'nfl', test: false, url, secret, createdAt: Date.now() })
      return { id, secret }
    }
    const deliveries = (id: number) => server().store.webhooks.deliveries(id, 50)

    test('each event is delivered once, in order, signed, and reveals nothing about the result', async () => {
      const { secret } = await addEndpoint()
      const uid = randomUUID()
      const registered = await server().call('POST', `/api/v1/authentication/user_secret/${uid}/${server().secret}/nfl`)
      await finishGame(server(), uid)
      await until(() => received.length).toBe(3)
      expect(received.map(({ type, sequence }) => `${sequence} ${type}`)).toEqual(['1 game.started', '2 game.completed', '3 game.analysed'])
      for (const { headers, body } of received) {
        expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow()
        expect(JSON.parse(body).data).toEqual({
          reference: registered.headers.get('gamalyze-reference'),
          operator: 'nfl',
          sequence: expect.any(Number),
          test: false,
        })
        expect(body).not.toContain(uid)
        expect(body).not.toMatch(/risk|score|category|quantile/)
      }
    })

    test('a receiver that broke the connection, then was down for a day, gets everything afterwards, under the same ids', async () => {
      const { id } = await addEndpoint()
      receiver.answer = (reply) => (received.length === 1 ? reply.destroy() : reply.writeHead(500).end())
      const uid = await server().newGame()
      await server().play(uid, ['a'])
      // An attempt has ended once it is recorded: only then may the clock advance.
      let noted: number | null = null
      const ended = async () => {
        const before = noted
        await until(async () => (await deliveries(id))[0]?.lastAt ?? null).not.toBe(before)
        noted = (await deliveries(id))[0]?.lastAt ?? null
      }
      await ended()
      expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', lastStatus: null, lastError: 'ECONNRESET' })
      for (const pause of [1 / 60, 1 / 6, 1, 3, 6, 12]) {
        ahead += pause * hour
        await ended()
      }
      expect(received).toHaveLength(7)
      receiver.answer = (reply) => reply.writeHead(200).end()
      ahead += 16 * hour
      await until(async () => (await deliveries(id)).map(({ state }) => state)).toEqual(['delivered'])
      expect(new Set(received.map((each) => each.id)).size).toBe(1)
    })

    test('a receiver that switches protocols has failed, and holds up neither deliveries nor a shutdown', async () => {
      const { id } = await addEndpoint()
      receiver.answer = (reply) => reply.socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n')
      await server().play(await server().newGame(), ['a'])
      await until(async () => (await deliveries(id)).map(({ lastStatus, state }) => `${lastStatus} ${state}`)).toEqual(['101 waiting'])
    })

    test('a redirect is a failure and is not followed; 410 disables the endpoint; the next event waits for neither', async () => {
      const { id } = await addEndpoint()
      receiver.answer = (reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
      const uid = await server().newGame()
      await server().storeGame(uid)
      await until(async () => (await deliveries(id)).map(({ type, lastStatus, state }) => `${type} ${lastStatus} ${state}`)).toEqual([
        'game.completed 302 waiting',
        'game.started 302 waiting',
      ])
      expect((await deliveries(id))[0]?.lastError).toBe('redirects to another address at 169.254.169.254; enter the one that answers')
      receiver.answer = (reply) => reply.writeHead(410).end()
      ahead += hour
      await until(async () => (await server().store.webhooks.find(id))?.disabledBecause).toBe('the receiver answered 410')
      expect((await deliveries(id)).every(({ nextAt }) => nextAt === null)).toBe(true)
    })

    test('a receiver that times out is retried, under the same id; the next event does not wait for the retry', async () => {
      const { id } = await addEndpoint()
      receiver.answer = (reply) => received.length > 1 && accept(reply)
      const uid = await server().newGame()
      await server().storeGame(uid)
      await until(() => deliveries(id)).toMatchObject([
        { type: 'game.completed', state: 'delivered' },
        { type: 'game.started', state: 'waiting', lastStatus: null, lastError: 'time-out' },
      ])
      ahead += 6000
      await until(async () => (await deliveries(id))[1]?.state).toBe('delivered')
      expect(received.map((each) => each.sequence)).toEqual([1, 2, 1])
      expect(received[2]?.id).toBe(received[0]?.id)
    })
  },
  {},
  { clock: () => Date.now() + ahead, receiverTimeoutMs: 1000 },
)

test('a slow or dead receiver delays no other; one that answers twice is counted once', async () => {
  const [slow, quick] = [await startReceiver(), await startReceiver()]
  for (const each of [slow, quick]) onTestFinished(each.close)
  slow.state.answer = () => {}
  // Two responses on one connection, the second one a refusal.
  let connections = 0
  const twice = createServer((socket: Socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n'))
  })
  await new Promise<void>((resolve) => twice.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void twice.close())
  const server = await startTestServer()
  onTestFinished(async () => {
    slow.drop()
    await server.close()
  })
  const urls = [slow.url, quick.url, `http://127.0.0.1:${(twice.address() as AddressInfo).port}/`, 'http://127.0.0.1:9/']
  const ids: number[] = []
  for (const url of urls)
    ids.push(await server.store.webhooks.add({ operator: 'nfl', test: false, url, secret: createWebhookSecret(), createdAt: Date.now() }))
  const states = async (index: number) => (await server.store.webhooks.deliveries(ids[index] ?? 0, 20)).map(({ state }) => state)
  const uid = await server.newGame()
  await server.storeGame(uid)
  await until(() => quick.received.map(({ sequence }) => sequence)).toEqual([1, 2])
  await until(() => states(2)).toEqual(['delivered', 'delivered'])
  expect(connections).toBe(2)
  // The slow receiver's first delivery has not ended, so its second has not begun.
  expect(slow.received.map(({ sequence }) => sequence)).toEqual([1])
  await until(() => states(3)).toEqual(['waiting', 'waiting'])
})
