import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { createWebhookSecret } from '../keys/secrets.ts'
import { signedIn } from '../testing/console-client.ts'
import { drawsOf, startTestServer } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { recentDeliveries } from './endpoint-state.ts'
import { runUpkeep } from './upkeep.ts'

const hour = 3600_000

test('owners are mailed once a day about a failing endpoint, however busy it is; a rotated key expires on time', async () => {
  const catcher = await startMailCatcher()
  const receiver = await startReceiver()
  receiver.state.answer = (reply) => reply.writeHead(503).end()
  const server = await startTestServer({ CONSOLE_PORT: '0' }, { catcher })
  try {
    const { store } = server
    const owner = await signedIn(server.deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
    await signedIn(server.deps, 'viewer@nfl.example', { operator: 'nfl', role: 'viewer' })
    const { url } = receiver
    const id = await store.webhooks.add({ operator: 'nfl', test: false, url, secret: createWebhookSecret(), createdAt: Date.now() })
    await server.play(await server.newGame(), ['a'])
    await expect.poll(async () => (await store.webhooks.deliveries(id, 1))[0]?.lastStatus).toBe(503)
    const at = (later: number) => runUpkeep({ ...server.deps, clock: () => Date.now() + later })
    // The third attempt fails, and so many events came since that the newest are not tried yet.
    const later = Date.now() + hour / 2
    for (const { id: delivery, attempts } of await store.webhooks.claim(id, later, later + 1, 9))
      await store.webhooks.finish(delivery, attempts, { state: 'waiting', at: later, nextAt: later + 2 * hour, status: 503 })
    for (let game = 0; game < recentDeliveries; game += 1)
      await store.addDraws(drawsOf(await server.newGame(), ['a']).slice(0, 1), Date.now() + hour)
    await store.eventStreams.publish({ operator: 'nfl', test: false })
    for (const offset of [0, hour, 2 * hour, 23 * hour]) await at(offset)
    expect(catcher.list().map(({ to }) => to)).toEqual(['owner@nfl.example'])
    expect(catcher.list()[0]?.text).toContain('127.0.0.1')
    await at(26 * hour)
    expect(catcher.list()).toHaveLength(2)

    const { body: newKey } = await owner.call(consoleCalls.addKey, { operator: 'nfl' }, { kind: 'page', name: 'old' })
    await owner.call(consoleCalls.rotateKey, { operator: 'nfl', fingerprint: newKey.key.fingerprint }, { overlapHours: 1 })
    await at(2 * hour)
    expect(await server.call('GET', `/api/v1/authentication/check_secret/${newKey.value}/nfl`)).toMatchObject({ status: 401 })
  } finally {
    await server.close()
    await catcher.close()
    receiver.close()
  }
})
