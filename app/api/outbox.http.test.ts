// @vitest-environment node
import { afterAll, describe, expect, inject, test } from 'vitest'
import { type Fault, startFaultyProxy } from '../../e2e/game/faulty-proxy.ts'
import { TestStorage } from '../testing/memory-session.ts'
import { drawCards, newPlayer } from '../testing/play.ts'
import { setApiBase } from './connection.ts'
import { createOutbox } from './outbox.ts'
import { getResults } from './result-calls.ts'

const proxy = await startFaultyProxy(() => inject('server').url)
afterAll(() => proxy.close())

/** A player whose calls go by way of the faulty network, and are repeated without a wait. */
const open = (storage?: TestStorage) => {
  const player = newPlayer({}, storage)
  setApiBase(proxy.url)
  const noWait = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
  return { ...player, outbox: createOutbox(player.session, player.offline, noWait) }
}
const settled = ({ outbox, session }: ReturnType<typeof open>) =>
  expect.poll(() => [outbox.get().status, session.get().journal.sent]).toEqual(['idle', session.get().journal.entries.length])

describe('the outbox', () => {
  test('stores a whole game exactly once over a network that drops, loses and refuses calls', async () => {
    const faults: Fault[] = ['pass', 'drop', 'lose', 503, 429]
    let calls = 0
    proxy.faults = () => ({ fault: faults[calls++ % faults.length] ?? 'pass', delay: 0 })
    const player = open()
    player.outbox.open()
    drawCards(
      player.session,
      Array.from({ length: 80 }, (_, turn) => Math.floor(turn / 3) % 4),
    )
    await settled(player)
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    const { uid, score } = player.session.get()
    const { url } = inject('server')
    expect((await fetch(`${url}/api/v1/results/results/${uid}`, { method: 'POST' })).status).toBe(200)
    expect(await (await fetch(`${url}/api/v1/results/game_score/${uid}`)).json()).toEqual({ score })
    expect((await getResults(uid)).risk_score).toBeGreaterThanOrEqual(0)
    expect(player.offline.get()).toBe(false)
  })

  test('continues after a reload in mid-game, from storage alone', async () => {
    const before = open()
    proxy.faults = (path) => ({ fault: path.includes('store_card') ? 'lose' : 'pass', delay: 0 })
    before.outbox.open()
    drawCards(before.session, [0, 1, 2, 3, 0])
    await expect.poll(() => before.offline.get()).toBe(true)
    const copy = new TestStorage(Object.fromEntries(before.storage.map))
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    const after = open(copy)
    after.outbox.open()
    drawCards(after.session, [2])
    await settled(after)
    expect(after.session.get()).toMatchObject({ uid: before.session.get().uid, cards_turned: 6, journal: { sent: 6 } })
  })
})
