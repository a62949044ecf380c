// @vitest-environment node
import { v4 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Fault, type FaultyProxy, startFaultyProxy } from '../../e2e/game/faulty-proxy.ts'
import { cardValue } from '../../server/analysis/decks.ts'
import { drawsOf, startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'
import { createStore } from '../store.ts'
import { CardValues } from './card-values.ts'
import { setApiBase } from './connection.ts'
import { Outbox } from './outbox.ts'
import { getResults } from './result-calls.ts'

let server: TestServer
let proxy: FaultyProxy

beforeAll(async () => {
  server = await startTestServer()
  proxy = await startFaultyProxy(() => server.url)
  setApiBase(proxy.url)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})
beforeEach(() => {
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
})

const noWait = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

const open = (storage = new TestStorage()) => {
  const store = new SessionStore({ random: Math.random, newUid: v4, cardColors: testColours }, storage, 'own')
  store.update({ operator: 'nfl', secret: server.secret, authorized: true })
  const offline = createStore(false)
  const outbox = new Outbox(store, offline, noWait)
  return { storage, store, offline, outbox }
}

/** Accepts a draw, as the game does. A value of its own makes it a wrong one. */
const draw = (store: SessionStore, deck: number, value?: number) => {
  const { journal, stack_types, card_selections, reward_structure_id } = store.get()
  const right = cardValue(reward_structure_id, stack_types[deck] ?? 'a', card_selections[deck] ?? 0)
  store.keep([...journal.entries, { kind: 'draw', deck, value: value ?? right, reactionTime: 700, time: Date.now() }])
}

const settled = ({ outbox, store }: ReturnType<typeof open>) =>
  expect.poll(() => [outbox.get().status, store.get().journal.sent]).toEqual(['idle', store.get().journal.entries.length])

describe('the outbox', () => {
  test('sends nothing before it is opened, then registers and sends in order', async () => {
    const player = open()
    draw(player.store, 0)
    await noWait()
    expect(player.store.get()).toMatchObject({ registered: false, journal: { sent: 0 } })
    player.outbox.open()
    draw(player.store, 1)
    await settled(player)
    expect(player.store.get().registered).toBe(true)
  })

  test('stores a whole game exactly once over a network that drops, loses and refuses calls', async () => {
    const faults: Fault[] = ['pass', 'drop', 'lose', 503, 429]
    let calls = 0
    proxy.faults = () => ({ fault: faults[calls++ % faults.length] ?? 'pass', delay: 0 })
    const player = open()
    player.outbox.open()
    for (let turn = 0; turn < 80; turn++) draw(player.store, Math.floor(turn / 3) % 4)
    await settled(player)
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    const { uid, score } = player.store.get()
    expect((await server.call('POST', `/api/v1/results/results/${uid}`)).status).toBe(200)
    expect(await server.call('GET', `/api/v1/results/game_score/${uid}`)).toMatchObject({ body: { score } })
    expect((await getResults(uid)).risk_score).toBeGreaterThanOrEqual(0)
    expect(player.offline.get()).toBe(false)
  })

  test('continues after a reload in mid-game, from storage alone', async () => {
    const before = open()
    proxy.faults = (path) => ({ fault: path.includes('store_card') ? 'lose' : 'pass', delay: 0 })
    before.outbox.open()
    for (let turn = 0; turn < 5; turn++) draw(before.store, turn % 4)
    await expect.poll(() => before.offline.get()).toBe(true)
    const copy = new TestStorage(Object.fromEntries(before.storage.map))
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    const after = open(copy)
    after.outbox.open()
    draw(after.store, 2)
    await settled(after)
    expect(after.store.get()).toMatchObject({ uid: before.store.get().uid, cards_turned: 6, journal: { sent: 6 } })
  })

  test('sends all of an abandoned game, and the new one after it', async () => {
    const player = open()
    proxy.faults = () => ({ fault: 'drop', delay: 0 })
    player.outbox.open()
    draw(player.store, 0)
    const { uid: left, stack_types, reward_structure_id } = player.store.get()
    const stack = stack_types[0] ?? 'a'
    await expect.poll(() => player.offline.get()).toBe(true)
    // Drawn while the first is still on its way.
    draw(player.store, 0)
    player.store.reset()
    proxy.faults = () => ({ fault: 'pass', delay: 0 })
    draw(player.store, 1)
    await settled(player)
    // A third draw of the game that was left is taken only once the two before are stored.
    const third = drawsOf(left, [stack, stack, stack], reward_structure_id)[2]
    await expect.poll(async () => (await server.call('POST', '/api/v1/game/store_card_selection', third)).status).toBe(200)
  })

  test('sends a draw that is made at the very moment everything else was sent', async () => {
    const player = open()
    const unsubscribe = player.outbox.subscribe(() => {
      if (player.outbox.get().status !== 'idle' || !player.store.get().registered) return
      unsubscribe()
      draw(player.store, 0)
    })
    player.outbox.open()
    await expect.poll(() => player.store.get().journal.entries.length).toBe(1)
    await expect.poll(() => player.store.get().journal.sent).toBe(1)
  })

  test('stops at a permanent refusal and says why', async () => {
    const player = open()
    player.outbox.open()
    draw(player.store, 0, 12_345)
    await expect.poll(() => player.outbox.get()).toEqual({ status: 'refused', code: 'conflict' })
    draw(player.store, 1)
    expect(player.store.get().journal.sent).toBe(0)
  })

  test('a revoked secret is a refusal', async () => {
    const player = open()
    player.store.update({ secret: await server.newSecret('nfl') })
    await server.revoke(player.store.get().secret ?? '')
    player.outbox.open()
    await expect.poll(() => player.outbox.get()).toMatchObject({ status: 'refused', code: 'unauthorized' })
  })
})

describe('the card values', () => {
  test('the next ten of each deck arrive, whatever the network loses, with the decks’ own values', async () => {
    let calls = 0
    proxy.faults = () => ({ fault: calls++ % 4 === 0 ? 'drop' : 'pass', delay: 0 })
    const cards = new CardValues(createStore(false), noWait)
    const stacks = { structure: 3, order: ['b', 'd', 'a', 'c'] as const, taken: [0, 75, 5, 80] }
    cards.fill(stacks)
    await expect.poll(() => cards.peek(3, 'd', 79)).toBe(cardValue(3, 'd', 79))
    await expect.poll(() => cards.peek(3, 'a', 14)).toBe(cardValue(3, 'a', 14))
    await expect.poll(() => cards.peek(3, 'b', 9)).toBe(cardValue(3, 'b', 9))
    expect(cards.ready(stacks)).toBe(true)
    expect(cards.peek(3, 'b', 10)).toBeUndefined()
  })
})
