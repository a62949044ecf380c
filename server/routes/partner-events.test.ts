import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { webhookTypes } from '../../contract/webhooks.ts'
import { connect, externalIdFor, type PartnerEvent } from '../../sdk/server.ts'
import { eventIdOf } from '../store/event-streams.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

const day = 24 * 3_600_000
let ahead = 0

onSqliteFirst(
  'partner events',
  (server) => {
    const read = async (key: string, query: Record<string, string> = {}) => {
      const path = `/api/v1/partner/events?${new URLSearchParams(query)}`
      const { status, body, headers } = await server().call('GET', path, undefined, { authorization: `Bearer ${key}` })
      return { status, headers, ...(body as { events: PartnerEvent[]; last: string; code?: string; detail?: string }) }
    }
    /** A game of one card of a known player. */
    const begin = async (operator: string, key: string) => {
      const externalId = randomUUID()
      const gamalyze = connect({ key, baseUrl: server().url })
      const { secret, sessionId } = await gamalyze.createSession({ externalId })
      const uid = randomUUID()
      const { status, headers } = await server().call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/${operator}`)
      expect(status).toBe(201)
      await server().play(uid, ['a'])
      return { gamalyze, uid, externalId, sessionId, reference: headers.get('gamalyze-reference') ?? '' }
    }
    /** Of five calls that would wait at once, one is refused: four wait. Returns what awaits their answers. */
    const holdFour = async (key: string, query: Record<string, string>) => {
      const calls = Array.from({ length: 5 }, () => read(key, query))
      const { status, code, headers } = await Promise.race(calls)
      expect({ status, code, wait: headers.get('retry-after') }).toEqual({ status: 429, code: 'rate_limited', wait: '1' })
      return async () => {
        const answered = (await Promise.all(calls)).filter((call) => call.status !== 429)
        expect(answered).toHaveLength(4)
        return answered
      }
    }
    const types = (events: PartnerEvent[]) => events.map(({ type }) => type)

    test('an operator without an endpoint reads its events in order, page by page, each once', async () => {
      const key = await server().newKey('mindway')
      const empty = await read(key)
      expect(empty).toMatchObject({ status: 200, events: [] })
      expect((await read(key, { after: empty.last })).last).toBe(empty.last)
      const games = [await begin('mindway', key), await begin('mindway', key), await begin('mindway', key)]
      const { events, last } = await read(key, { after: empty.last })
      expect(events.map(({ data }) => data)).toEqual(
        games.map(({ reference, sessionId }) => ({ reference, operator: 'mindway', sessionId, sequence: 1, test: false })),
      )
      expect(last).toBe(events[2]?.id)
      const first = await read(key, { limit: '2' })
      expect(first.events).toEqual(events.slice(0, 2))
      expect((await read(key, { after: first.last, limit: '1' })).events).toEqual(events.slice(2))
      expect(await read(key, { after: last })).toMatchObject({ events: [], last })
    })

    test('a webhook and the list tell an event under the same id', async () => {
      const key = await server().newKey('hc')
      const endpoint = { operator: 'hc', test: false, url: 'http://127.0.0.1:9/', secret: 'whsec_AAAA', createdAt: Date.now() }
      const id = await server().store.webhooks.add(endpoint)
      await begin('hc', key)
      const { events } = await read(key)
      expect((await server().store.webhooks.deliveries(id, 9)).map(({ messageId }) => messageId)).toEqual(events.map((event) => event.id))
      await server().store.webhooks.remove(id)
      expect((await read(key)).events).toEqual(events)
    })

    test('a deleted player’s events are gone but for the deletion, and the id of one of them is still one to go on from', async () => {
      const key = await server().newKey('ncpg')
      const gone = await begin('ncpg', key)
      const stays = await begin('ncpg', key)
      const before = await read(key)
      expect(await gone.gamalyze.deleteUser(gone.externalId)).toBe(1)
      expect((await read(key)).events.map(({ type, data }) => `${type} ${data.reference}`)).toEqual([
        `game.started ${stays.reference}`,
        `user.deleted ${gone.reference}`,
      ])
      expect(types((await read(key, { after: before.events[0]?.id ?? '' })).events)).toEqual(['game.started', 'user.deleted'])
    })

    test('a cursor that is malformed, unknown, of another operator or of the other world is invalid, and one of 31 days ago gone', async () => {
      const [key, foreign, test] = [
        await server().newKey('nfl'),
        await server().newKey('spelro'),
        await server().newKey('nfl', { test: true }),
      ]
      await begin('nfl', key)
      await begin('spelro', foreign)
      const { last } = await read(key)
      const future = eventIdOf({ operator: 'nfl', test: false }, { number: 99_999, at: Date.now() })
      const cases = [
        [key, 'x'],
        [key, `msg_${'0'.repeat(30)}`],
        [key, `${last}0`],
        [key, last.toUpperCase()],
        [key, future],
        [foreign, last],
        [test, last],
      ] as const
      for (const [by, after] of cases) expect(await read(by, { after }), after).toMatchObject({ status: 400, code: 'invalid' })
      for (const query of [{ after: '' }, { limit: '0' }, { limit: '101' }, { wait: '26' }, { wait: '-1' }, { wait: '1.5' }, { from: '1' }])
        expect((await read(key, query as never)).status).toBe(400)
      ahead += 31 * day
      expect(await read(key, { after: last })).toMatchObject({ status: 410, code: 'gone', detail: expect.stringContaining('30 days') })
      expect((await read(key)).events).toEqual([])
      ahead = 0
    })

    test('a quiet month makes no cursor too old that is read on from', async () => {
      const key = await server().newKey('pariurix')
      await begin('pariurix', key)
      let { last } = await read(key)
      for (let week = 0; week < 8; week++) {
        ahead += 7 * day
        ;({ last } = await read(key, { after: last }))
      }
      expect(await read(key, { after: last })).toMatchObject({ status: 200, events: [] })
      ahead = 0
    })

    test('a call that waits is answered by the next event of its world; a key has four of them', async () => {
      const [key, other] = [await server().newKey('casinoguru', { test: true }), await server().newKey('casinoguru')]
      const { last } = await read(key)
      const held = await holdFour(key, { after: last, wait: '20' })
      await begin('casinoguru', other)
      await begin('casinoguru', key)
      for (const { events } of await held()) expect(events).toMatchObject([{ type: 'game.started', data: { test: true } }])
    })

    test('a key’s loop reads each event once, and ends where it may not wait', async () => {
      const key = await server().newKey('betarades', { test: true })
      const gamalyze = connect({ key, baseUrl: server().url })
      const end = new AbortController()
      const heard: PartnerEvent[] = []
      const listening = (async () => {
        for await (const event of gamalyze.events({ signal: end.signal })) heard.push(event)
      })()
      const id = await gamalyze.testEvent('game.completed')
      await expect.poll(() => types(heard)).toEqual(['game.started', 'game.completed'])
      expect(heard[1]?.id).toBe(id)
      end.abort()
      await listening
      const again: PartnerEvent[] = []
      for await (const event of gamalyze.events({ after: heard[0]?.id, wait: 0 })) again.push(event)
      expect(again).toEqual(heard.slice(1))
      await expect(gamalyze.events({ after: 'x' }).next()).rejects.toMatchObject({ code: 'invalid', status: 400 })
      await expect(gamalyze.events({ wait: 26 }).next()).rejects.toThrow(/^wait: /)
    })

    test('a test key makes each event by a real test game', async () => {
      const key = await server().newKey('quiet-hour', { test: true })
      const gamalyze = connect({ key, baseUrl: server().url })
      const ids = await Promise.all(webhookTypes.map((type) => gamalyze.testEvent(type)))
      const { events } = await read(key)
      for (const [index, type] of webhookTypes.entries()) {
        const event = events.find(({ id }) => id === ids[index])
        expect(event).toMatchObject({ type, data: { operator: 'quiet-hour', test: true, sessionId: expect.any(String) } })
        const isConfirmed = (await gamalyze.confirm(event?.data.reference ?? '')) !== undefined
        expect(isConfirmed, type).toBe(!['game.started', 'user.deleted'].includes(type))
      }
    })

    test('a test key that floods from 120 networks makes few games at a time, each of which it is told of, and no live player waits behind', async () => {
      const key = await server().newKey('spelro', { test: true })
      const ask = (client: number, to = key) => {
        const headers = { authorization: `Bearer ${to}`, 'x-forwarded-for': `198.51.100.${client}` }
        return server().call('POST', '/api/v1/partner/test-events', { type: 'game.analysed' }, headers)
      }
      const flood = Promise.all(Array.from({ length: 120 }, (_, client) => ask(client)))
      await expect.poll(async () => (await server().deps.jobs.counts('test-analysis')).active, { interval: 5 }).toBeGreaterThan(0)
      const uid = await server().newGame()
      await server().storeGame(uid)
      const analysis = server().call('POST', `/api/v1/results/results/${uid}`)
      // Of another operator's test key: it takes turns with the flood.
      const other = ask(200, await server().newKey('hc', { test: true }))
      expect([(await analysis).status, (await other).status]).toEqual([200, 201])
      const replies = await flood
      const made = replies.filter(({ status }) => status === 201).length
      for (const { status, headers } of replies.filter((reply) => reply.status !== 201))
        expect({ status, retryAfter: Number(headers.get('retry-after')) > 0 }).toEqual({ status: 429, retryAfter: true })
      expect(types((await read(key)).events).filter((type) => type === 'game.started')).toHaveLength(made)
      expect(made).toBeGreaterThan(0)
    })

    test('a test event whose analysis took too long is made by the next call, and no game more', async () => {
      const key = await server().newKey('mindway', { test: true })
      const gamalyze = connect({ key, baseUrl: server().url })
      const { jobs, idHash } = server().deps
      const network = idHash('label', 'mindway')
      // The wait that they are reckoned to cause is longer than a call's.
      const ahead = { kind: 'test-analysis', network, data: {}, startAfter: Date.now() + day } as const
      const addSome = async (part: number) => {
        for (let number = part; number < 1000; number += 5) await server().store.addJob({ ...ahead, key: `later ${number}` })
      }
      await Promise.all([0, 1, 2, 3, 4].map(addSome))
      const positionOfLast = async () => ((await jobs.position('test-analysis', 'later 999')) as { ahead?: number }).ahead
      await expect.poll(positionOfLast).toBeGreaterThan(500)
      await expect(gamalyze.testEvent('game.analysed')).rejects.toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) })
      const again = () =>
        gamalyze.testEvent('game.analysed').then(
          () => 'made',
          ({ code }) => code,
        )
      await expect.poll(again).toBe('made')
      expect(types((await read(key)).events)).toEqual(['game.started', 'game.completed', 'game.analysed'])
    })

    test('a live key makes no test events, and nobody makes an event that does not exist', async () => {
      const make = async (key: string, body: object) =>
        (await server().call('POST', '/api/v1/partner/test-events', body, { authorization: `Bearer ${key}` })).status
      expect(await make(await server().newKey('quiet-hour'), { type: 'game.started' })).toBe(403)
      const key = await server().newKey('quiet-hour', { test: true })
      for (const body of [{}, { type: 'game.lost' }, { type: 1 }, { type: 'game.started', more: 1 }])
        expect(await make(key, body)).toBe(400)
    })

    // The last one: it ends the server.
    test('a server that ends answers calls that wait at once', async () => {
      const key = await server().newKey('nfl', { test: true })
      const held = await holdFour(key, { wait: '25' })
      const startedAt = performance.now()
      void server().deps.drain.begin()
      for (const call of await held()) expect(call).toMatchObject({ status: 200, events: [] })
      expect(performance.now() - startedAt).toBeLessThan(15_000)
    })
  },
  { TRUST_PROXY: '1' },
  { clock: () => Date.now() + ahead },
)

test('an id of any form becomes one of 36 characters, the same in each language', () => {
  // By Python's uuid: uuid5(uuid5(NAMESPACE_URL, 'gamalyze:nfl'), '7')
  expect(externalIdFor('nfl', 7)).toBe('81d00e78-1a02-511c-b3e5-f3690fc5a4d6')
  expect(externalIdFor('hc', '7')).not.toBe(externalIdFor('nfl', '7'))
  const objectId = { toString: () => '507f1f77bcf86cd799439011' }
  expect(externalIdFor('nfl', objectId)).toBe(externalIdFor('nfl', '507f1f77bcf86cd799439011'))
})

test.each([undefined, null, '', true, Number.NaN, 1.5, 2 ** 53, {}, Symbol('id'), '\ud83c'])(
  'what is no id of one player, as %s, is refused: all who have none would be one',
  (id) => expect(() => externalIdFor('nfl', id as string)).toThrow(/^anyId: /),
)
