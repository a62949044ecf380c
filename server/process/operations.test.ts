import { copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { collectLog } from '../testing/collect-log.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { passTime } from '../testing/pass-time.ts'
import { runHere } from '../testing/run-here.ts'
import { drawsOf, mixedStacks, startTestServer, testIdKey } from '../testing/test-server.ts'
import { day } from './time.ts'

const folder = newFolder()

const command = async (settings: Record<string, string>, ...args: string[]): Promise<string> => {
  const { code, out, err } = await runHere(args, settings)
  expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^(Database: |From ).+$/) })
  return out
}
test('a backup is restored and copied to PostgreSQL: the games go on there, and stats shows no count below 10', async () => {
  const settings = { DATA_DIR: join(folder, 'first') }
  const first = await startTestServer(settings)
  const uids = await Promise.all(Array.from({ length: 12 }, () => first.newGame()))
  const [uid = ''] = uids
  await first.play(uid, mixedStacks().slice(0, 5))
  const file = join(folder, 'backup.sqlite')
  const key = join(settings.DATA_DIR, 'id.key')
  expect(await command(settings, 'backup', '--to', file)).toBe(
    `${file}\nIt opens only with the installation key, which is not in it: ${key}`,
  )
  const restored = join(folder, 'restored')
  mkdirSync(restored, { mode: 0o700 })
  renameSync(file, join(restored, 'gamalyze.sqlite'))
  copyFileSync(key, join(restored, 'id.key'))
  await first.close()
  const moved = { DATA_DIR: restored, DATABASE_URL: await newDatabase() }
  const copied = await command(moved, 'copy', '--from', 'sqlite', '--to', 'postgres')
  expect(copied).toMatch(/^game +12 rows {2}[0-9a-f]{16}$/m)
  // The key is that of the file.
  const there = await startTestServer({ ...moved, ID_KEY: undefined })
  expect((await there.call('POST', '/api/v1/game/store_card_selection', drawsOf(uid, mixedStacks())[5])).status).toBe(200)
  expect(await command(moved, 'stats')).toMatch(/^nfl +12 +<10 +<10$/m)
  expect(JSON.parse(await command(moved, 'stats', '--json'))).toEqual({ operator: 'nfl', started: 12, completed: null, analysed: null })
  await there.close()
})

test('ruling 60: while the clock is 1,000 days ahead, neither a start, a restart nor a second process removes a game, and each says so', async () => {
  const ahead = 1000 * day
  const jumped = { days: 1000, msg: expect.stringContaining('the clock is days away') }
  const paused = { msg: expect.stringContaining('no old games are removed yet') }
  const startAhead = async (settings: Record<string, string>, line: object, uid: string) => {
    const { log, warnings } = collectLog()
    const server = await startTestServer({ ...settings, RETENTION_DAYS: '30' }, { clock: () => Date.now() + ahead, log })
    // A busy machine may have warnings of its own.
    const ofClock = () => warnings().filter(({ msg }) => /clock|old games/.test(`${msg}`))
    await expect.poll(ofClock).toEqual([expect.objectContaining({ until: expect.any(String), ...line })])
    expect((await server.call('GET', `/api/v1/results/game_score/${uid}`)).status).toBe(200)
    await server.close()
    expect(ofClock()).toHaveLength(1)
  }
  const settings = { DATA_DIR: join(folder, 'jumped') }
  const before = await startTestServer(settings)
  const uid = await before.newGame()
  await before.store.clock.watch(Date.now())
  await before.close()
  await startAhead(settings, jumped, uid)
  await startAhead(settings, paused, uid)

  const shared = { DATABASE_URL: await newDatabase(), ID_KEY: testIdKey }
  const first = await startTestServer({ ...shared, RETENTION_DAYS: '30' })
  const other = await first.newGame()
  await first.store.clock.watch(Date.now())
  await startAhead(shared, jumped, other)
  expect(await first.store.removeGames(Date.now(), 0, 1)).toBe(0)
  await first.close()
})

test('retention removes old games while the server runs, and young ones stay', async () => {
  const settings = { DATA_DIR: join(folder, 'kept'), RETENTION_DAYS: '30' }
  const month = 31 * day
  const past = await startTestServer({ ...settings, RETENTION_DAYS: '0' }, { clock: () => Date.now() - month })
  const old = await past.newGame()
  await past.close()
  // While it runs, it would look at its own clock in between.
  const store = await openStore(past.deps.config)
  await passTime(store, Date.now())
  await store.close()
  const server = await startTestServer(settings)
  const young = await server.newGame()
  const status = async (uid: string) => (await server.call('GET', `/api/v1/results/game_score/${uid}`)).status
  while ((await status(old)) !== 404) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await status(young)).toBe(200)
  await server.close()
})

test('a server behind a proxy distinguishes clients by its header if TRUST_PROXY is set; without a proxy the header is ignored', async () => {
  const check = async (url: string, client: string) =>
    (await fetch(`${url}/api/v1/authentication/check_secret/${'x'.repeat(36)}/nfl`, { headers: { 'x-forwarded-for': client } })).status
  for (const [proxies, own, other] of [
    ['1', '', 401],
    ['2', ', 10.0.0.1', 401],
    ['false', '', 429],
  ] as const) {
    const server = await startTestServer({ TRUST_PROXY: proxies })
    for (let failure = 0; failure < 60; failure += 1) expect(await check(server.url, `192.0.2.1${own}`)).toBe(401)
    expect(await check(server.url, `192.0.2.1${own}`)).toBe(429)
    // Only what our own proxies added is trusted.
    expect(await check(server.url, `198.51.100.9, 192.0.2.1${own}`)).toBe(429)
    expect(await check(server.url, `192.0.2.2${own}`)).toBe(other)
    await server.close()
  }
})
