import { expect, test, vi } from 'vitest'
import { createStore } from '../store.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createCardValues } from './card-values.ts'

const order = ['b', 'd', 'a', 'c'] as const
const start = { structure: 4, order, taken: [0, 0, 0, 0] }
type Reply = Parameters<typeof openRecorder>[0]
const value = (text: string) => {
  const query = new URLSearchParams(text.split('?')[1])
  return {
    stack: query.get('stack_type') ?? '',
    index: Number(query.get('selection_from_stack')),
    structure: query.get('reward_structure_id'),
  }
}
const card: Reply = (call) => ({ body: { card_value: 100 + value(call).index } })

const open = async (answer: Reply = card) => {
  const { calls } = await openRecorder(answer)
  const offline = createStore(false)
  const waits: number[] = []
  const visit = { emptied: false }
  const cards = createCardValues(offline, visit, async (attempt) => void waits.push(attempt))
  const changes = vi.fn()
  cards.subscribe(changes)
  const asked = () => calls().map(value)
  const askedOf = (deck: string) =>
    asked()
      .flatMap(({ stack, index }) => (stack === deck ? index : []))
      .sort((a, b) => a - b)
  return { cards, offline, visit, waits, changes, asked, askedOf }
}

test('the next ten cards of each deck are fetched, the nearest first, and once', async () => {
  const { cards, asked, askedOf, changes, offline } = await open()
  expect(cards.ready(start)).toBe(false)
  cards.fill(start)
  cards.fill(start)
  await expect.poll(() => changes.mock.calls.length).toBe(40)
  expect(asked()).toHaveLength(40)
  expect(new Set(asked().map(({ structure }) => structure))).toEqual(new Set(['4']))
  expect(
    Math.max(
      ...asked()
        .slice(0, 4)
        .map(({ index }) => index),
    ),
  ).toBeLessThanOrEqual(1)
  for (const stack of order) expect(askedOf(stack)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect([cards.peek(4, 'b', 3), cards.peek(4, 'b', 10), cards.peek(3, 'b', 3)]).toEqual([103, undefined, undefined])
  expect([cards.ready(start), offline.get(), cards.get().refused]).toEqual([true, false, null])
  expect(cards.ready({ ...start, taken: [10, 0, 0, 0] })).toBe(false)
  cards.fill({ ...start, taken: [1, 0, 0, 0] })
  await expect.poll(() => asked().length).toBe(41)
  expect(asked().at(-1)).toMatchObject({ stack: 'b', index: 10 })
})

test('a deck ends with its 80th card, and needs none then', async () => {
  const { cards, asked, askedOf } = await open()
  const late = { ...start, taken: [78, 80, 0, 0] }
  cards.fill(late)
  await expect.poll(() => cards.ready(late) && asked().length).toBe(22)
  expect([askedOf('b'), askedOf('d')]).toEqual([[78, 79], []])
})

test('six calls are made at once, the next when one is answered', async () => {
  const { cards, changes } = await open()
  const own = vi.spyOn(globalThis, 'fetch')
  cards.fill(start)
  expect(own).toHaveBeenCalledTimes(6)
  await expect.poll(() => changes.mock.calls.length).toBe(40)
  expect(own).toHaveBeenCalledTimes(40)
  own.mockRestore()
})

test('a temporary failure is retried, and the game is offline until then', async () => {
  let tries = 0
  const states: boolean[] = []
  const { cards, offline, waits } = await open((call) => {
    const { stack, index } = value(call)
    if (stack !== 'a' || index !== 0 || ++tries > 3) return card(call, 0)
    return { status: 503, body: { code: 'unavailable', status: 503 } }
  })
  offline.subscribe(() => void states.push(offline.get()))
  cards.fill(start)
  await expect.poll(() => cards.ready(start)).toBe(true)
  expect(waits).toEqual([0, 1, 2])
  expect(states[0]).toBe(true)
  expect([offline.get(), cards.get().refused]).toEqual([false, null])
})

test('a permanent refusal is reported and ends the retries', async () => {
  const { cards, offline, waits, changes } = await open(() => ({ status: 400, body: { code: 'invalid', status: 400 } }))
  cards.fill(start)
  await expect.poll(() => changes.mock.calls.length).toBe(40)
  expect([cards.get().refused, cards.ready(start), offline.get(), waits]).toEqual(['invalid', false, false, []])
})

test.each<[string, Reply]>([
  ['fetched', card],
  ['retried', () => ({ status: 503, body: { code: 'unavailable', status: 503 } })],
])('nothing more is %s once the session is emptied (ruling 55)', async (_, answer) => {
  const { cards, visit, changes, waits } = await open(answer)
  const own = vi.spyOn(globalThis, 'fetch')
  cards.fill(start)
  visit.emptied = true
  await expect.poll(() => changes.mock.calls.length + waits.length).toBe(6)
  cards.fill({ ...start, taken: [9, 9, 9, 9] })
  expect(own).toHaveBeenCalledTimes(6)
  own.mockRestore()
})
