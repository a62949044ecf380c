import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createSecret, createWebhookSecret, hashSecret } from '../keys/secrets.ts'
import { readConfig } from '../process/config.ts'
import { openStore } from '../store/open-store.ts'
import { newFolder } from '../testing/new-folder.ts'
import { startProcess } from '../testing/test-process.ts'
import { drawsOf, startTestServer } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
const until = (check: () => unknown) => expect.poll(check)

/** Rounds of kill and restart, in `npm run soak -- webhooks`; one kill is in every run: that of a server with a backup (`restore.test.ts`). */
const rounds = Number(process.env.WEBHOOK_KILLS ?? 0)

test.runIf(rounds > 0)(
  `an event committed before kill -9 is delivered after the restart, under the same id (${rounds} times)`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const dataDir = newFolder(onTestFinished)
      const receiver = await startReceiver()
      ends.push(receiver.close)
      const secret = createSecret()
      const store = await openStore(readConfig({ DATA_DIR: dataDir }))
      await store.addSecret({ hash: hashSecret(secret), operator: 'nfl', test: false, createdAt: Date.now(), revokedAt: null })
      await store.webhooks.add({ operator: 'nfl', test: false, url: receiver.url, secret: createWebhookSecret(), createdAt: Date.now() })
      await store.close()
      const server = startProcess('server/main.ts', [], { PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir })
      const [url = ''] = await server.says(/http:\/\/[\w.:]+/)
      // It accepts every request and answers none: any delivery in progress is cut off by the kill.
      receiver.state.answer = () => {}
      const uid = randomUUID()
      expect((await fetch(`${url}/api/v1/authentication/user_secret/${uid}/${secret}/nfl`, { method: 'POST' })).status).toBe(201)
      const [draw] = drawsOf(uid, ['a'])
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(draw)
      expect((await fetch(`${url}/api/v1/game/store_card_selection`, { method: 'POST', headers, body })).status).toBe(200)
      // Alternately before and during the first delivery.
      if (round % 2 === 1) await until(() => receiver.received.length).toBeGreaterThan(0)
      server.child.kill('SIGKILL')
      await server.ended
      const cutOff = receiver.received.splice(0)
      receiver.drop()
      receiver.state.answer = (reply) => reply.writeHead(204).end()
      // Leases of the dead process expire after a minute.
      const restarted = await startTestServer({ DATA_DIR: dataDir }, { clock: () => Date.now() + 120_000 })
      ends.push(restarted.close)
      await until(() => receiver.received.map(({ type }) => type)).toEqual(['game.started'])
      for (const { id } of cutOff) expect(id).toBe(receiver.received[0]?.id)
      await ends.pop()?.()
    }
  },
  60_000 * rounds,
)

test('a slow or dead receiver delays no other; one that answers twice is counted once', async () => {
  const [slow, quick] = [await startReceiver(), await startReceiver()]
  ends.push(slow.close, quick.close)
  slow.state.answer = () => {}
  // Two responses on one connection, the second one a refusal.
  let connections = 0
  const twice = createServer((socket: Socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n'))
  })
  await new Promise<void>((resolve) => twice.listen(0, '127.0.0.1', resolve))
  ends.push(() => twice.close())
  const server = await startTestServer()
  ends.push(async () => {
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
