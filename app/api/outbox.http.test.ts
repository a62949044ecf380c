// @vitest-environment node
import { v4 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Fault, startFaultyProxy } from '../../e2e/game/faulty-proxy.ts'
import { cardValue } from '../../server/analysis/decks.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import { createStore } from '../store.ts'
import { TestStorage, testColours } from '../testing/memory-session.ts'
import { createCardValues } from './card-values.ts'
import { setApiBase } from './connection.ts'
import { createOutbox } from './outbox.ts'
import { getResults } from './result-calls.ts'

const proxy = await startFaultyProxy(() => inject('server').url)
beforeAll(() => setApiBase(proxy.url))
afterAll(() => proxy.close())
beforeEach(() => {
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
})

const noWait = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

const open = (storage = new TestStorage()) => {
  const store = createSessionStore({ operator: 'nfl', random: Math.random, newUid: v4, cardColors: testColours }, storage, 'own')
  store.update({ operator: 'nfl', secret: inject('server').secret, authorized: true })
  const offline = createStore(false)
  const outbox = createOutbox(store, offline, noWait)
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
})

describe('the card values', () => {
  test('the next ten of each deck arrive, whatever the network loses, with the decks’ own values', async () => {
    let calls = 0
    proxy.faults = () => ({ fault: calls++ % 4 === 0 ? 'drop' : 'pass', delay: 0 })
    const cards = createCardValues(createStore(false), noWait)
    const stacks = { structure: 3, order: ['b', 'd', 'a', 'c'] as const, taken: [0, 75, 5, 80] }
    cards.fill(stacks)
    await expect.poll(() => cards.peek(3, 'd', 79)).toBe(cardValue(3, 'd', 79))
    await expect.poll(() => cards.peek(3, 'a', 14)).toBe(cardValue(3, 'a', 14))
    await expect.poll(() => cards.peek(3, 'b', 9)).toBe(cardValue(3, 'b', 9))
    expect(cards.ready(stacks)).toBe(true)
    expect(cards.peek(3, 'b', 10)).toBeUndefined()
  })
})
