import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openDatabase } from '../store/open-store.ts'
import { createStore } from '../store/store.ts'
import { all } from '../store/work.ts'
import { knownPlayer } from '../testing/known-player.ts'
import { newDatabase } from '../testing/new-database.ts'
import { storeCompleteGames } from '../testing/play-game.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'

const settings = { DATABASE_URL: await newDatabase(), ID_KEY: testIdKey, TRUST_PROXY: '1' }
const web = await startTestServer({ ...settings, ROLE: 'web' })
const connection = await openDatabase(readConfig(settings), 'postgres')
const store = createStore(connection)
afterAll(async () => {
  await connection?.engine.close()
  await web?.close()
})

const askFrom = (network: string, uid: string) =>
  web.call('POST', `/api/v1/results/results/${uid}`, undefined, { 'x-forwarded-for': network })
const rows = (sql: string) => connection.engine.read(() => all<object, Record<string, unknown>>({ sql, names: [] }, {}))
const jobsOf = async (kind: string): Promise<number> =>
  Number((await rows(`select count(*) as n from pgboss.job where name = '${kind}' and state < 'active'`))[0]?.n)

/** On a busy machine too. */
const eventually = <T>(look: () => Promise<T>) => expect.poll(look)

test('a client that floods one game, the terms PDF, many games of its own and tests from many networks leaves others their turn', async () => {
  const [ownGames, otherGames] = [await storeCompleteGames(store, 12), await storeCompleteGames(store, 3)]
  const [first = ''] = ownGames
  const testGames = await storeCompleteGames(store, 5, { test: true })
  const tests = testGames.map((uid, index) => askFrom(`198.18.0.${index}`, uid))
  await eventually(() => jobsOf('test-analysis')).toBe(5)
  // 60 calls for one game are one job, and 110 readers of the same terms another.
  const calls = Array.from({ length: 60 }, () => askFrom('192.0.2.1', first))
  const terms = Array.from({ length: 110 }, (_, client) =>
    fetch(`${web.url}/api/v1/terms.pdf`, { headers: { 'x-forwarded-for': `198.51.100.${client}` } }),
  )
  await eventually(async () => [await jobsOf('analysis'), await jobsOf('document')]).toEqual([1, 1])
  const games = ownGames.slice(1).map((uid) => askFrom('192.0.2.1', uid))
  await eventually(() => jobsOf('analysis')).toBe(12)
  const players = otherGames.map((uid, player) => askFrom(`203.0.113.${player}`, uid))
  await eventually(() => jobsOf('analysis')).toBe(15)

  // Players of sessions take turns as their operator, wherever they are.
  const key = await web.newKey('hc')
  const known = await Promise.all(
    [1, 2, 3].map(async () => {
      const uid = randomUUID()
      await web.call('POST', `/api/v1/authentication/user_secret/${uid}/${await knownPlayer(web, 'hc', key).newSession()}/hc`)
      await web.storeGame(uid)
      return uid
    }),
  )
  const knownCalls = known.map((uid, player) => askFrom(`192.0.2.${10 + player}`, uid))
  await eventually(() => jobsOf('analysis')).toBe(18)
  const turns = async (uids: string[]) =>
    (await rows(`select distinct data->>'network' as turn from pgboss.job where singleton_key in ('${uids.join("','")}')`)).length
  expect({ sessions: await turns(known), tests: await turns(testGames), pages: await turns(otherGames) }).toEqual({
    sessions: 1,
    tests: 1,
    pages: 3,
  })

  const worker = await startTestServer({ ...settings, ROLE: 'worker' })
  const replies = await Promise.all([...calls, ...games, ...players, ...tests, ...knownCalls])
  for (const { status } of replies) expect([200, 202]).toContain(status)
  // Asked to retry where the worker took longer to start than a request waits.
  for (const { status } of await Promise.all(terms)) expect([200, 503]).toContain(status)
  await eventually(async () => Number((await rows('select count(*) as n from analysis'))[0]?.n)).toBe(23)
  // Every second start is another network's while one waits: three others are among the first six, and those already running beside them.
  const order = (await rows('select uid from analysis join game on game.id = "gameId" order by analysis."createdAt"')).map(({ uid }) =>
    String(uid),
  )
  for (const uid of otherGames) expect(order.indexOf(uid)).toBeLessThan(8)
  // Tests wait for live players, but for every sixteenth start.
  expect(order.slice(0, 14).filter((uid) => testGames.includes(uid))).toEqual([])
  await eventually(() => jobsOf('document')).toBe(0)
  const kept = await rows('select count(*) as n from document')
  expect(Number(kept[0]?.n)).toBe(1)
  expect((await fetch(`${web.url}/api/v1/terms.pdf`)).status).toBe(200)
  expect({ jobs: await jobsOf('document'), documents: Number((await rows('select count(*) as n from document'))[0]?.n) }).toEqual({
    jobs: 0,
    documents: 1,
  })
  await worker.close()
})
