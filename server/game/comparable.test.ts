import { expect, test } from 'vitest'
import type { Results } from '../../contract/results.ts'
import type { GameAnalysis, PlayedGame } from '../analysis/types.ts'
import { customerBits, hashNetwork, siteBits } from '../security/network-of.ts'
import type { GameRecord } from '../store/games.ts'
import { drawsOf, mixedStacks, onSqliteFirst, type TestServer } from '../testing/test-server.ts'
import { isComparable } from './comparison-group.ts'

const day = 86_400_000
let now = Date.UTC(2026, 10, 20, 9)
const clock = () => now

type Game = {
  /** Time of a card as the client tells it, by its index and the server's time of the registration */
  times: (i: number, registered: number) => number
  /** ms between the cards at the server */
  pace?: (i: number) => number
  client?: string
  secret?: string
}

/** Plays a whole game, and tells its flags and whether it counts for a comparison group. */
const playGame = async (server: TestServer, { times, pace = () => 10, client = '203.0.113.1', secret = server.secret }: Game) => {
  const uid = crypto.randomUUID()
  const call = (method: string, path: string) => server.call(method, `/api/v1${path}`, undefined, { 'x-forwarded-for': client })
  expect(await call('POST', `/authentication/user_secret/${uid}/${secret}/nfl`)).toMatchObject({ status: 201 })
  const registeredAt = now
  const draws = drawsOf(uid, mixedStacks()).map((draw, i) => ({ ...draw, time: times(i, registeredAt) }))
  now += pace(0)
  await server.store.addDraws(draws.slice(0, 1), now)
  for (let i = 1; i < draws.length; i += 1) now += pace(i)
  await server.store.addDraws(draws.slice(1), now)
  const playsBefore = await countPlays(server)
  let reply = await call('POST', `/results/results/${uid}`)
  while (reply.status === 202) reply = await call('POST', `/results/results/${uid}`)
  const { quality } = (await call('GET', `/results/results/${uid}`)).body as Results
  return { flags: quality.flags.join(), counts: (await countPlays(server)) - playsBefore }
}

const countPlays = async ({ store }: TestServer): Promise<number> => {
  let plays = 0
  for await (const _ of store.norms.firstPlays()) plays += 1
  return plays
}

const usual = (i: number, registered: number) => registered + 5000 + i * 1500
const slow = () => 1500

onSqliteFirst(
  'times that the server saw, and games that count (ruling 40)',
  (server) => {
    test.each<[string, Game, string]>([
      ['one time that runs backwards', { times: (i, at) => (i === 40 ? at : usual(i, at)) }, 'scripted'],
      ['times of 1970', { times: (i) => i * 1500 }, 'scripted'],
      ['times that are all equal', { times: (_, at) => at }, 'scripted'],
      ['times of days ahead', { times: (i, at) => usual(i, at) + 5 * day }, 'scripted'],
      ['the times of the sending', { times: (i, at) => at + i * 10 }, 'scripted'],
      ['times as fast as a person never is', { times: (i, at) => at + i * 249 + (i < 40 ? 0 : 60_000) }, 'scripted'],
      ['a person’s times', { times: usual }, ''],
      ['a person’s times, in 39.9 s', { times: usual, pace: () => 499 }, ''],
    ])('ruling 40: 80 cards at once with %s are a script, or not counted', async (_, game, flags) => {
      expect(await playGame(server(), game)).toEqual({ flags, counts: 0 })
    })

    test('ruling 40: a game that was offline from its first card to its last is no script, and does not count', async () => {
      const pace = (i: number) => (i === 0 ? 120_000 : 10)
      expect(await playGame(server(), { times: usual, pace, client: '203.0.113.4' })).toEqual({ flags: '', counts: 0 })
    })

    test('ruling 40: test games are neither judged nor counted', async () => {
      const secret = await server().newSecret('nfl', { test: true })
      expect(await playGame(server(), { times: (_, at) => at, secret })).toEqual({ flags: '', counts: 0 })
      expect(await playGame(server(), { times: usual, pace: slow, secret, client: '203.0.113.5' })).toEqual({ flags: '', counts: 0 })
    })

    test('ruling 40: a player whose first 40 cards came late counts, and so does a wrong date', async () => {
      const offline = (i: number) => (i === 40 ? 60_000 : i < 40 ? 20 : 1500)
      expect(await playGame(server(), { times: usual, pace: offline, client: '203.0.113.2' })).toEqual({ flags: '', counts: 1 })
      expect(await playGame(server(), { times: (i) => i * 1500, pace: slow, client: '203.0.113.3' })).toEqual({ flags: '', counts: 1 })
    })

    test('ruling 40: a network of an IPv6 /56 has three games a day that count', async () => {
      const counts: number[] = []
      for (const client of ['2001:db8:0:100::1', '2001:db8:0:101::1', '2001:db8:0:1ff::1', '2001:db8:0:1aa::1', '2001:db8:0:200::1'])
        counts.push((await playGame(server(), { times: usual, pace: slow, client })).counts)
      now += day
      counts.push((await playGame(server(), { times: usual, pace: slow, client: '2001:db8:0:100::1' })).counts)
      expect(counts).toEqual([1, 1, 1, 0, 1, 1])
    })

    test.each([
      ['15 of an IPv4 address', () => '198.51.100.7', 15, 3],
      ['15 of an IPv6 /56', (i: number) => `2001:db8:1:1${i.toString(16).padStart(2, '0')}::1`, 15, 3],
      ['48 of as many /56 in an IPv6 /48', (i: number) => `2001:db8:2:${i.toString(16)}00::1`, 48, 30],
      ['48 of as many /48', (i: number) => `2001:db8:${(i + 16).toString(16)}::1`, 48, 48],
      ['48 of as many IPv4 addresses', (i: number) => `192.0.2.${i}`, 48, 48],
    ])('a player of %s counts so many times', async (_, client, games, counted) => {
      const { idHash } = server().deps
      const finishedGame = {
        record: { test: false, firstDrawAt: now - 120_000, completedAt: now } as GameRecord,
        game: { draws: [], registeredAt: now - 120_000, completedAt: now } as unknown as PlayedGame,
        analysis: { results: { quality: { flags: [], firm: true } } } as unknown as GameAnalysis,
      }
      let cardsTaken = 0
      for (let i = 0; i < games; i += 1) {
        const of = { customer: hashNetwork(idHash, client(i), customerBits), site: hashNetwork(idHash, client(i), siteBits) }
        if (await isComparable(server().deps, { ...finishedGame, networks: of })) cardsTaken += 1
      }
      expect(cardsTaken).toBe(counted)
    })
  },
  { TRUST_PROXY: 'true' },
  { clock },
)
