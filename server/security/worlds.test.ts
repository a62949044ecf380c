import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { allCalls } from '../../contract/calls.ts'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { Figures } from '../../contract/console/figure-calls.ts'
import type { NewKey } from '../../contract/console/key-calls.ts'
import type { Delivery, Endpoint } from '../../contract/console/webhook-calls.ts'
import { partnerCalls, type Session } from '../../contract/partner-calls.ts'
import { type World, worldOf, worlds } from '../../contract/world.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { createReference, hashSecret } from '../keys/secrets.ts'
import { dayOf, isoWeek, startOfWeek, weekMs } from '../process/time.ts'
import type { ServerOptions } from '../start-server.ts'
import type { Reply } from '../testing/call-server.ts'
import { type ConsoleClient, signedIn } from '../testing/console-client.ts'
import { storeFinishedGame } from '../testing/play-game.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { onSqliteFirst, type TestServer } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'

// Ruling 38, from outside: every call of the contract that carries a key or a session is tried with the wrong world. A new call that the
// tables below do not know how to fill or try fails here.

/** Asks players to share their results. */
const operator = 'quiet-hour'

type Schema = { properties?: Record<string, Schema & { enum?: unknown[] }> }
type Call = { method: string; path: string; params?: Schema; query?: Schema; body?: Schema }
const parts = ['params', 'query', 'body'] as const
const fieldsOf = (call: Call) => parts.flatMap((part) => Object.entries(call[part]?.properties ?? {}))

const isPartners = (name: string) => Object.hasOwn(partnerCalls, name)
const carrying = (Object.entries(allCalls) as [string, Call][]).filter(
  ([name, call]) => isPartners(name) || fieldsOf(call).some(([field]) => field === 'secret'),
)
const namesWorld = Object.entries(consoleCalls).flatMap(([name, call]) =>
  fieldsOf(call as Call).some(([field, { enum: words = [] }]) => field === 'test' || words.includes('test')) ? [name] : [],
)

/** A game, or the absence of one. */
type Subject = { world: World; externalId: string; uid: string; reference: string; operator?: string }
const nothing = (world: World): Subject => ({ world, externalId: randomUUID(), uid: randomUUID(), reference: createReference() })

/** A value of each field that such a call has, by the game that is asked for. */
const values: Record<string, (subject: Subject, secret: string) => unknown> = {
  externalId: ({ externalId }) => externalId,
  extuserid: ({ externalId }) => externalId,
  id: ({ uid }) => uid,
  uid: ({ uid }) => uid,
  reference: ({ reference }) => reference,
  test: ({ world }) => world === 'test',
  secret: (_subject, secret) => secret,
  operator: ({ operator: label = operator }) => label,
  address: () => 'player@partner.example',
  language: () => 'eng',
  country: () => 'DK',
  type: () => 'game.started',
  after: () => `msg_${'0'.repeat(30)}`,
  limit: () => '9',
  wait: () => '0',
}
/** Fields that say which game is meant. */
const naming = ['externalId', 'extuserid', 'id', 'uid', 'reference', 'test']

const request = (name: string, { method, path, ...schemas }: Call, subject: Subject, secret: string) => {
  const [params, query, body] = parts.map((part) =>
    Object.fromEntries(
      Object.keys(schemas[part]?.properties ?? {}).map((field) => {
        const value = values[field]
        if (!value) throw new Error(`no value for ${field} of ${name}`)
        return [field, value(subject, secret)]
      }),
    ),
  ) as [Record<string, string>, Record<string, string>, object]
  const filledPath = path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(params[field] ?? ''))
  return { method, path: `${filledPath}?${new URLSearchParams(query)}`, ...(schemas.body && { body }) }
}

/** An answer without what differs from call to call. */
const plain = ({ status, body }: Reply): string =>
  `${status} ${JSON.stringify(body).replace(/[0-9a-f]{8}-[0-9a-f-]{27}|msg_[0-9a-f]{30}|rf_[0-9a-f]{33}|ss_[\w-]+|"\d{4}-[^"]*Z"|player@[^"]+/g, '*')}`

/** Console calls in which a world is named: each tried with both. */
const consoleTries: Record<string, (server: TestServer, owner: ConsoleClient, world: World) => Promise<void>> = {
  addKey: async (server, owner, world) => {
    const kinds = { live: ['page', 'server'], test: ['test', 'testServer'] } as const
    for (const kind of kinds[world]) {
      const { value } = (await owner.call(consoleCalls.addKey, { operator }, { kind, name: kind })).body as NewKey
      const record = await (/server/i.test(kind) ? server.store.keys.find(hashSecret(value)) : server.store.findSecret(hashSecret(value)))
      expect(record && worldOf(record)).toBe(world)
    }
  },
  addEndpoint: async (server, owner, world) => {
    const test = world === 'test'
    const url = 'http://127.0.0.1:9/hook'
    const { endpoint } = (await owner.call(consoleCalls.addEndpoint, { operator }, { url, test })).body as { endpoint: Endpoint }
    for (const each of worlds) await begin(server, each, await newSecret(server, each))
    const place = { operator, endpoint: endpoint.id }
    const deliveries = async () => ((await owner.call(consoleCalls.deliveries, place)).body as { deliveries: Delivery[] }).deliveries
    await expect.poll(async () => (await deliveries()).map(({ body }) => body.data.test)).toEqual([test])
    const since = new Date(Date.now() - weekMs).toISOString()
    const earlier = (await server.store.webhooks.deliveries(endpoint.id, 100)).length
    expect((await owner.call(consoleCalls.replayEndpoint, place, { since })).status).toBe(202)
    const replayedDeliveries = await server.store.webhooks.deliveries(endpoint.id, 100)
    expect(replayedDeliveries.length).toBeGreaterThanOrEqual(earlier)
    expect(new Set(replayedDeliveries.map(({ data }) => data.test))).toEqual(new Set([test]))
  },
  figures: async (server, owner, world) => {
    const { counts } = await weekOf(server, owner, world)
    expect(counts.started).toBe(world === 'test' ? 20 : 10)
  },
  figuresCsv: async (server, owner, world) => {
    const { name } = await weekOf(server, owner, world)
    const query = { from: name, to: name, test: `${world === 'test'}` }
    expect(String((await owner.call(consoleCalls.figuresCsv, { operator }, undefined, query)).body)).toContain(
      `counts,${name},started,${world === 'test' ? 20 : 10}\r\n`,
    )
  },
}

const newSecret = (server: TestServer, world: World) => server.newSecret(operator, { test: world === 'test' })
const begin = async (server: TestServer, world: World, secret: string): Promise<Subject> => {
  const uid = randomUUID()
  const reply = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/${operator}`)
  expect(reply.status).toBe(201)
  await server.play(uid, ['a'])
  return { ...nothing(world), uid, reference: reply.headers.get('gamalyze-reference') ?? '' }
}

/** Counts of the week three weeks ago, in which ten live games and twenty test games began. */
const weekOf = async ({ store }: TestServer, owner: ConsoleClient, world: World) => {
  const monday = startOfWeek(Date.now()) - 3 * weekMs
  const name = isoWeek(monday)
  if ((await store.tallies.weeks(operator, dayOf(monday), dayOf(monday) + 7, false)).length === 0) {
    for (const each of worlds) {
      const secretHash = hashSecret(await newSecretOf(store, each))
      for (let game = 0; game < (each === 'test' ? 20 : 10); game++)
        await store.registerGame({ uid: randomUUID(), operator, secretHash, reference: createReference(), at: monday + game })
    }
  }
  const query = { from: name, to: name, test: `${world === 'test'}` }
  const { weeks } = (await owner.call(consoleCalls.figures, { operator }, undefined, query)).body as Figures
  const [row] = weeks
  if (!row) throw new Error(`${name} is not counted`)
  return { name, counts: row.counts }
}
const newSecretOf = async (store: TestServer['store'], world: World): Promise<string> => {
  const secret = randomUUID()
  await store.addSecret({ hash: hashSecret(secret), operator, test: world === 'test', createdAt: 0, revokedAt: null })
  return secret
}

const catcher = await startMailCatcher()
const options: ServerOptions = { catcher }
afterAll(() => catcher.close())

onSqliteFirst(
  'live and test (ruling 38)',
  (server) => {
    const keys = {} as Record<World, string>
    const pageSecrets = {} as Record<World, string>
    const openPages = async (): Promise<void> => {
      if (keys.live) return
      await server().store.userIds.set(operator, 'open', Date.now())
      for (const world of worlds) {
        keys[world] = await server().newKey(operator, { test: world === 'test' })
        pageSecrets[world] = await newSecret(server(), world)
      }
    }
    const sessionOf = async (world: World, externalId: string): Promise<string> => {
      const authorization = `Bearer ${keys[world]}`
      const reply = await server().call('POST', '/api/v1/partner/sessions', { externalId }, { authorization })
      expect(reply.status).toBe(201)
      return (reply.body as Session).secret
    }
    /** A finished game whose player agreed to everything. */
    const finishedSubject = async (world: World): Promise<Subject> => {
      const externalId = randomUUID()
      const game = await begin(server(), world, await sessionOf(world, externalId))
      await storeFinishedGame(server(), game.uid)
      const text_version = await textVersionOf(server().url, operator)
      const consentReply = await server().call('PUT', `/api/v1/results/consent/${game.uid}`, { open: true, share: true, text_version })
      expect(consentReply.status).toBe(200)
      return { ...game, externalId }
    }

    type Database = Awaited<ReturnType<typeof openRawDatabase>>
    const stateOf = async (db: Database, { uid }: Subject) => {
      const states = [await db.rows(`select * from game where uid = '${uid}'`)]
      for (const table of ['consent', 'consentUse', 'analysis', 'guess', 'advice', 'draw'])
        states.push(await db.rows(`select * from "${table}" where "gameId" = (select id from game where uid = '${uid}') order by 1, 2`))
      return JSON.stringify(states)
    }
    /** The reply about a game that is none of the asker's: a refusal, or what it would be of no game; nothing of the game has changed. */
    const expectNothing = async (
      db: Database,
      what: string,
      foreign: Subject,
      ask: (subject: Subject) => Promise<Reply>,
    ): Promise<Reply> => {
      const stateBefore = await stateOf(db, foreign)
      const reply = await ask(foreign)
      if (reply.status < 400) expect(plain(reply), what).toBe(plain(await ask(nothing(foreign.world))))
      else expect([400, 401, 403, 404, 409], what).toContain(reply.status)
      expect(await stateOf(db, foreign), what).toBe(stateBefore)
      return reply
    }

    test('every call that carries another label’s key answers for a game as for none, or refuses, and changes nothing of it (ruling 73)', async () => {
      await openPages()
      const db = await openRawDatabase(server())
      try {
        const subject = await finishedSubject('live')
        const [key, secret] = [await server().newKey('nfl'), await server().newSecret('nfl')]
        const codes: Record<string, unknown> = {}
        for (const [name, call] of carrying) {
          const ask = (of: Subject): Promise<Reply> => {
            const { method, path, body } = request(name, call, { ...of, operator: 'nfl' }, secret)
            return server().call(method, path, body, isPartners(name) ? { authorization: `Bearer ${key}` } : {})
          }
          const { status, body } = await expectNothing(db, name, subject, ask)
          if (status >= 400) codes[name] = (body as { code: string }).code
        }
        expect(codes).toEqual({
          ...{ completion: 'not_found', earlierGames: 'not_found', externalUid: 'not_found', partnerResult: 'not_found' },
          ...{ email: 'unauthorized', userSecret: 'forbidden', testEvent: 'forbidden', events: 'invalid' },
        })
      } finally {
        await db.close()
      }
    })

    test('every call that carries a key or a session answers for a game of the other world as for none, or refuses, and changes nothing of it', async () => {
      await openPages()
      const db = await openRawDatabase(server())
      try {
        const subjects = { live: await finishedSubject('live'), test: await finishedSubject('test') }
        const triedCalls: string[] = []
        for (const [name, call] of carrying)
          for (const world of worlds)
            for (const kind of isPartners(name) ? (['key'] as const) : (['page secret', 'session'] as const)) {
              const what = `${name} by a ${world} ${kind}`
              const ask = async (subject: Subject): Promise<Reply> => {
                const secret = kind === 'session' ? await sessionOf(world, subject.externalId) : pageSecrets[world]
                const { method, path, body } = request(name, call, subject, secret)
                return server().call(method, path, body, kind === 'key' ? { authorization: `Bearer ${keys[world]}` } : {})
              }
              const foreign = subjects[world === 'live' ? 'test' : 'live']
              const reply = await expectNothing(db, what, foreign, ask)
              // The same call finds the game of its own world.
              const subject = await ask(call.method === 'DELETE' ? await finishedSubject(world) : subjects[world])
              if (fieldsOf(call).some(([field]) => naming.includes(field)) && kind !== 'page secret') {
                expect(subject.status, `${what}: ${JSON.stringify(subject.body)}`).toBeLessThan(300)
                expect(plain(subject), what).not.toBe(plain(reply))
              }
              triedCalls.push(what)
            }
        expect(triedCalls.length).toBeGreaterThanOrEqual(carrying.length * 2)
      } finally {
        await db.close()
      }
    })

    test('A6: what a test key plants in an account is neither opened, listed, counted nor deleted there', async () => {
      await openPages()
      const externalId = randomUUID()
      const plantedGame = await begin(server(), 'test', await sessionOf('test', externalId))
      await storeFinishedGame(server(), plantedGame.uid)
      const text_version = await textVersionOf(server().url, operator)
      await server().call('PUT', `/api/v1/results/consent/${plantedGame.uid}`, { open: true, share: true, text_version })
      const counts = (await server().store.countGames()).find((each) => each.operator === operator)
      const look = async (secret: string) => server().call('GET', `/api/v1/authentication/external_uid/${externalId}/${secret}`)
      for (const secret of [await sessionOf('live', externalId), pageSecrets.live]) {
        expect((await look(secret)).status).toBe(404)
        expect((await server().call('GET', `/api/v1/authentication/games/${externalId}/${secret}`)).body).toMatchObject({ games: [] })
      }
      const authorization = `Bearer ${keys.live}`
      const erasure = await server().call('DELETE', `/api/v1/partner/users/${externalId}`, undefined, { authorization })
      expect(erasure.body).toEqual({ deleted: 0, world: 'live' })
      expect((await look(await sessionOf('test', externalId))).status).toBe(200)
      expect((await server().store.countGames()).find((each) => each.operator === operator)).toEqual(counts)
    })

    test('every console call in which a world is named keeps to it', async () => {
      const owner = await signedIn(server().deps, 'owner@partner.example', { operator, role: 'owner' })
      expect(Object.keys(consoleTries).sort()).toEqual(namesWorld.sort())
      for (const run of Object.values(consoleTries)) for (const world of worlds) await run(server(), owner, world)
    })
  },
  { CONSOLE_PORT: '0' },
  options,
)
