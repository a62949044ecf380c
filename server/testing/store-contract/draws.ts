import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { cardValue } from '../../analysis/decks.ts'
import { at, sampleDraws } from '../sample-draws.ts'
import { refusal } from './samples.ts'
import type { ContractTest } from './stores.ts'

/** Draws and other data stored during a game. */
export const draws = (test: ContractTest): void => {
  test('the store keeps draws in order, whichever process receives them', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    const draws = sampleDraws(uid, 80)
    for (const [index, draw] of draws.entries()) {
      expect(await (index % 3 === 0 ? other : store).addDraw(draw)).toBe(index + 1)
    }
    expect(await store.listDraws(uid)).toEqual(draws)
  })

  test('a repeated draw gets the same answer as the first, which is kept (ruling 11)', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    const [first, second] = sampleDraws(uid, 2) as [CardSelection, CardSelection]
    await store.addDraw(first)
    await store.addDraw(second)
    expect(await other.addDraw({ ...first, time: 1, reaction_time: 1, card_placement: 3, card_color: '#000000' })).toBe(1)
    expect(await store.listDraws(uid)).toEqual([first, second])
    await expect(store.addDraw({ ...first, stack_type: 'c' })).rejects.toEqual(refusal('conflict'))
    await expect(store.addDraw({ ...first, reward_structure_id: 8 })).rejects.toEqual(refusal('conflict'))
    await expect(store.addDraw({ ...first, card_value: 10 })).rejects.toEqual(refusal('conflict'))
  })

  test('the store refuses draws out of order, with another structure or a wrong value, and of unknown or revoked games', async (stores) => {
    const { store, other, newGame } = stores
    const { uid, secret } = await newGame()
    const [first, second, third] = sampleDraws(uid, 3) as [CardSelection, CardSelection, CardSelection]
    await expect(store.addDraw(second)).rejects.toEqual(refusal('conflict'))
    await store.addDraw(first)
    await expect(store.addDraw(third)).rejects.toEqual(refusal('conflict'))
    await expect(store.addDraw({ ...second, reward_structure_id: 4 })).rejects.toEqual(refusal('conflict'))
    await expect(store.addDraw({ ...second, card_value: second.card_value + 10 })).rejects.toEqual(refusal('conflict'))
    await expect(store.addDraw({ ...first, id: randomUUID() })).rejects.toEqual(refusal('forbidden'))
    await other.revokeSecret(secret.hash, at)
    await expect(store.addDraw(second)).rejects.toEqual(refusal('forbidden'))
    expect(await store.listDraws(uid)).toEqual([first])
  })

  test('the same draw sent many times concurrently, to two processes, is stored once', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    for (const draw of sampleDraws(uid, 5)) {
      const turns = await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? store : other).addDraw(draw)))
      expect(new Set(turns)).toEqual(new Set([draw.selection_id]))
    }
    expect(await store.listDraws(uid)).toHaveLength(5)
  })

  test('exactly one of two different draws for one turn is stored', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    const [draw] = sampleDraws(uid, 1) as [CardSelection]
    const rival: CardSelection = { ...draw, stack_type: 'd', card_value: cardValue(3, 'd', 0) }
    const outcomes = await Promise.allSettled([store.addDraw(draw), other.addDraw(rival), store.addDraw(rival), other.addDraw(draw)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await store.listDraws(uid)).toHaveLength(1)
  })

  test('a refused write does not fail others in the same batch', async ({ store, other, newGame }) => {
    const games = await Promise.all([newGame(), newGame(), newGame()])
    const draws = games.map(({ uid }) => sampleDraws(uid, 1)[0] as CardSelection)
    const outcomes = await Promise.allSettled(draws.map((draw, index) => store.addDraw(index === 1 ? { ...draw, card_value: 1 } : draw)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const stored = await Promise.all(games.map(({ uid }) => other.listDraws(uid)))
    expect(stored).toEqual([[draws[0]], [], [draws[2]]])
  })

  test('the store counts the mails of a game', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    expect(await store.countMail(uid)).toBe(1)
    expect(await other.countMail(uid)).toBe(2)
    expect(await store.countMail(uid, -1)).toBe(1)
    expect(await store.countMail(uid, 1, 2)).toBe(2)
    expect(await store.countMail(uid, 1, 2)).toBeUndefined()
    expect(await store.countMail(randomUUID())).toBeUndefined()
  })

  test('the store counts the calls of a game over all processes', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    expect(await store.countCalls(uid, 100)).toBe(100)
    expect(await other.countCalls(uid, 50)).toBe(150)
    expect(await store.countCalls(randomUUID(), 1)).toBeUndefined()
  })

  test('the store keeps popup answers once', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    const answer = { id: uid, time: at, popup_message: 'halfway', popup_answer: 'continue' } as const
    await store.addPopupAnswer(answer)
    await other.addPopupAnswer(answer)
    expect(await store.listPopupAnswers(uid)).toEqual([answer])
    await expect(store.addPopupAnswer({ ...answer, popup_answer: 'ok' })).rejects.toEqual(refusal('conflict'))
    await expect(store.addPopupAnswer({ ...answer, id: randomUUID() })).rejects.toEqual(refusal('forbidden'))
  })
}
