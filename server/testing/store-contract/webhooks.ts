import { expect } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { readEventId } from '../../store/event-streams.ts'
import type { GameRecord } from '../../store/games.ts'
import type { Store } from '../../store/store.ts'
import { at, sampleDraws } from '../sample-draws.ts'
import { analysis } from './samples.ts'
import type { ContractTest } from './stores.ts'

/** Events for partners and their delivery. */
export const webhooks = (test: ContractTest): void => {
  test('events are delivered with their data, in order, to each subscribed endpoint', async ({ store, other, newGame, operator }) => {
    const before = await newGame('e', operator)
    const endpoint = { operator, test: false, url: 'https://a.example', secret: 'whsec_1', createdAt: at }
    const every = await store.webhooks.add(endpoint)
    const some = await store.webhooks.add({ ...endpoint, events: ['game.completed', 'user.deleted'] })
    await store.addDraws(sampleDraws(before.uid, 80), at)
    await store.addDraw(sampleDraws(before.uid, 80)[79] as CardSelection, at)
    await store.addAnalysis(before.uid, analysis, at)
    await store.addAnalysis(before.uid, analysis, at)
    const { id, reference } = (await store.findGame(before.uid)) as GameRecord
    const answer = { open: true, share: true, textVersion: 'v1', what: ['score'], at, by: 'game' } as const
    await store.consents.give(id, answer)
    await store.consents.give(id, { ...answer, open: false })
    await store.consents.give(id, { ...answer, share: false })
    const publish = () => store.eventStreams.publish({ operator, test: false })
    await publish()
    const types = async (endpointId: number) =>
      (await other.webhooks.deliveries(endpointId, 50)).map(({ type, data }) => `${data.sequence} ${type}`)
    expect(await types(every)).toEqual(['5 consent.withdrawn', '4 result.shared', '3 game.analysed', '2 game.completed', '1 game.started'])
    expect(await types(some)).toEqual(['2 game.completed'])
    const [oldest] = await store.webhooks.claim(every, at, at + 1, 1)
    await store.webhooks.finish(oldest?.id ?? 0, 1, { state: 'waiting', at, nextAt: at + 9, status: 500 })
    const failedTry = { state: 'waiting', at, lastAt: at }
    expect(await other.webhooks.outcomes(every, 1), 'one that failed, behind the newest').toEqual([
      { ...failedTry, lastAt: null },
      failedTry,
    ])
    expect(await store.removeGame(before.uid, at)).toBe(1)
    await publish()
    expect(await types(every)).toEqual(['6 user.deleted'])
    expect(await types(some)).toEqual(['6 user.deleted'])
    const ofTests = await store.webhooks.add({ ...endpoint, test: true })
    expect(await store.webhooks.replay(ofTests, at, at)).toBe(0)
    const rehearsed = await newGame('e', operator, true)
    await store.addDraw(sampleDraws(rehearsed.uid, 1)[0] as CardSelection, at)
    expect(await types(ofTests)).toEqual([])
    await store.eventStreams.publish({ operator, test: true })
    expect(await types(ofTests)).toEqual(['1 game.started'])
    expect(await types(every)).toEqual(['6 user.deleted'])
    const [latest] = await other.webhooks.deliveries(every, 1)
    expect(latest?.data).toEqual({ reference, operator, sequence: 6, test: false })
    const stream = { operator, test: false }
    expect(readEventId(stream, latest?.messageId ?? '')).toEqual({ number: 6, at })
    expect(await store.eventStreams.page(stream, 5, at, 9)).toMatchObject([{ id: latest?.messageId, data: latest?.data }])
  })

  test('whoever reads on from the last number while processes write misses no event and gets none twice', async (stores) => {
    const { store, other, newGame, operator } = stores
    const stream = { operator, test: false }
    const games = await Promise.all(Array.from({ length: 12 }, () => newGame(undefined, operator)))
    const seen: string[] = []
    let number = 0
    const readOn = async (reader: Store) => {
      await reader.eventStreams.publish(stream)
      const end = await reader.eventStreams.end(stream)
      const events = await reader.eventStreams.page(stream, number, at, 7)
      seen.push(...events.map(({ data }) => `${data.reference} ${data.sequence}`))
      number = readEventId(stream, events.at(-1)?.id ?? '')?.number ?? end
    }
    let writing = true
    const written = Promise.all(
      games.map(async ({ uid }, index) => {
        const writer = index % 2 ? store : other
        for (const draw of sampleDraws(uid, 80)) await writer.addDraw(draw, at)
      }),
    ).finally(() => {
      writing = false
    })
    for (let turn = 0; writing; turn++) await readOn(turn % 2 ? store : other)
    await written
    for (let turn = 0; turn < 5; turn++) await readOn(store)
    const references = await Promise.all(games.map(async ({ uid }) => (await store.findGame(uid))?.reference))
    expect(seen.toSorted()).toEqual(references.flatMap((reference) => [`${reference} 1`, `${reference} 2`]).toSorted())
    for (const reference of references)
      expect(seen.filter((each) => each.startsWith(`${reference}`))).toEqual([`${reference} 1`, `${reference} 2`])
  })

  test('each delivery is leased by one process, a game’s first before its second, and again once the lease expires', async (stores) => {
    const { store, other, newGame, operator } = stores
    const endpointId = await store.webhooks.add({ operator, test: false, url: 'https://a.example', secret: 'whsec_1', createdAt: at })
    const game = await newGame(undefined, operator)
    await store.addDraws(sampleDraws(game.uid, 80), at)
    expect(await store.webhooks.claim(endpointId, at, at + 60, 5)).toEqual([])
    await store.eventStreams.publish({ operator, test: false })
    expect(await store.webhooks.dueEndpoints(at - 1)).not.toContain(endpointId)
    expect(await store.webhooks.dueEndpoints(at)).toContain(endpointId)
    const claims = await Promise.all([store, other].map((each) => each.webhooks.claim(endpointId, at, at + 60, 5)))
    const [first, ...more] = claims.flat()
    expect(more).toEqual([])
    expect(first).toMatchObject({ type: 'game.started', attempts: 1, endpoint: { id: endpointId } })
    expect(await other.webhooks.claim(endpointId, at + 59, at + 120, 5)).toEqual([])
    const [again] = await other.webhooks.claim(endpointId, at + 60, at + 120, 5)
    expect(again).toMatchObject({ id: first?.id, messageId: first?.messageId, attempts: 2 })
    const failed = { state: 'waiting', at: at + 61, nextAt: at + 1000, status: 500 } as const
    await store.webhooks.finish(first?.id ?? 0, 1, failed)
    expect((await store.webhooks.deliveries(endpointId, 5))[1]).toMatchObject({ lastStatus: null })
    await store.webhooks.finish(first?.id ?? 0, 2, failed)
    const [second] = await store.webhooks.claim(endpointId, at + 62, at + 120, 5)
    expect(second).toMatchObject({ type: 'game.completed', attempts: 1 })
    await store.webhooks.finish(second?.id ?? 0, 1, { state: 'delivered', at: at + 63, nextAt: null, status: 204 })
    expect(await store.webhooks.replay(endpointId, at + 1, at + 70)).toBe(0)
    // Deliveries waiting for a retry are replayed too, and first.
    expect(await store.webhooks.replay(endpointId, at, at + 70)).toBe(2)
    expect(await store.webhooks.claim(endpointId, at + 70, at + 120, 5)).toMatchObject([{ messageId: first?.messageId, attempts: 1 }])
    await store.webhooks.finish(first?.id ?? 0, 1, failed)
    expect(await store.webhooks.claim(endpointId, at + 71, at + 120, 5)).toMatchObject([{ messageId: second?.messageId, attempts: 1 }])
    // A clock that was ahead put it off.
    await store.webhooks.hasten(at + 72, at + 1000)
    expect(await store.webhooks.claim(endpointId, at + 72, at + 120, 5)).toEqual([])
    await store.webhooks.hasten(at + 72, at + 999)
    expect(await store.webhooks.claim(endpointId, at + 72, at + 120, 5)).toMatchObject([{ messageId: first?.messageId }])
  })

  test('a disabled endpoint gets nothing, a replay delivers what it missed, and both secrets sign after a rotation', async (stores) => {
    const { store, other, newGame, operator } = stores
    const id = await store.webhooks.add({ operator, test: false, url: 'https://a.example', secret: 'whsec_1', createdAt: at })
    const game = await newGame(undefined, operator)
    await store.addDraw(sampleDraws(game.uid, 1)[0] as CardSelection, at)
    await store.webhooks.disable(id, at, 'gone')
    await store.addDraws(sampleDraws(game.uid, 80).slice(1), at)
    expect(await other.webhooks.dueEndpoints(at + 9)).not.toContain(id)
    await store.webhooks.rotate(id, 'whsec_2', at, at + 5)
    expect(await other.webhooks.find(id)).toMatchObject({
      secret: 'whsec_2',
      oldSecrets: [{ secret: 'whsec_1', until: at + 5 }],
      disabledBecause: 'gone',
    })
    // A second rotation keeps the first secret until its own end.
    await store.webhooks.rotate(id, 'whsec_3', at + 4, at + 9)
    expect((await other.webhooks.find(id))?.oldSecrets).toEqual([
      { secret: 'whsec_2', until: at + 9 },
      { secret: 'whsec_1', until: at + 5 },
    ])
    await store.webhooks.rotate(id, 'whsec_4', at + 6, at + 11)
    expect((await other.webhooks.find(id))?.oldSecrets.map(({ secret }) => secret)).toEqual(['whsec_3', 'whsec_2'])
    await store.webhooks.enable(id)
    expect(await store.webhooks.replay(id, at, at + 10)).toBe(2)
    await store.eventStreams.publish({ operator, test: false })
    expect((await store.webhooks.claim(id, at + 10, at + 20, 5)).map(({ type }) => type)).toEqual(['game.started'])
    expect((await other.webhooks.list(operator)).map((endpoint) => endpoint.id)).toEqual([id])
    // Old events go, but for those that are still to be delivered.
    while ((await store.webhooks.forget(at + 1, 0, 1000)) > 0);
    expect(await store.webhooks.deliveries(id, 9)).toHaveLength(2)
    expect(await store.removeGame(game.uid, at)).toBe(1)
    await store.webhooks.remove(id)
    expect({ endpoint: await other.webhooks.find(id), due: await other.webhooks.dueEndpoints(at + 99) }).toEqual({
      endpoint: undefined,
      due: expect.not.arrayContaining([id]),
    })
  })
}
