import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { newDatabase } from '../testing/new-database.ts'
import { passTime } from '../testing/pass-time.ts'
import { runHere } from '../testing/run-here.ts'
import { startProcess, type TestProcess } from '../testing/test-process.ts'
import { drawsOf, mixedStacks, startTestServer, testIdKey } from '../testing/test-server.ts'

let folder: string
const running: TestProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamalyze-operations-'))
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

const command = async (settings: Record<string, string>, ...args: string[]): Promise<string> => {
  const { code, out, err } = await runHere(args, settings)
  expect({ code, err }).toEqual({ code: 0, err: expect.stringMatching(/^(Database: |From ).+$/) })
  return out
}
const serve = async (settings: Record<string, string>): Promise<string> => {
  const server = startProcess('server/main.ts', [], { PORT: '0', LOG_LEVEL: 'warn', ...settings })
  running.push(server)
  return (await server.says(/http:\/\/[\w.:]+/))[0]
}
const post = async (url: string, body?: object): Promise<number> => {
  const init = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  return (await fetch(url, { method: 'POST', ...init })).status
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
  const there = await serve(moved)
  expect(await post(`${there}/api/v1/game/store_card_selection`, drawsOf(uid, mixedStacks())[5])).toBe(200)
  expect(await command(moved, 'stats')).toMatch(/^nfl +12 +<10 +<10$/m)
  expect(JSON.parse(await command(moved, 'stats', '--json'))).toEqual({ operator: 'nfl', started: 12, completed: null, analysed: null })
})

test('ruling 60: while the clock is 1,000 days ahead, neither a start, a restart nor a second process removes a game, and each says so', async () => {
  const ahead = join(folder, 'ahead.mjs')
  writeFileSync(ahead, 'const { now } = Date\nDate.now = () => now() + 1000 * 24 * 3_600_000\n')
  const jumped = /"until":"[^"]+","days":1000,"msg":"the clock is days away/
  const paused = /"until":"[^"]+","msg":"no old games are removed yet/
  const startAhead = async (settings: Record<string, string>, line: RegExp, uid: string) => {
    const url = await serve({ ...settings, RETENTION_DAYS: '30', NODE_OPTIONS: `--import ${ahead}` })
    const started = running.at(-1) as TestProcess
    await started.says(line)
    expect((await fetch(`${url}/api/v1/results/game_score/${uid}`)).status).toBe(200)
    // A busy machine may have warnings of its own.
    expect(started.warnings().filter(({ msg }) => /clock|old games/.test(`${msg}`))).toHaveLength(1)
    return started
  }
  const settings = { DATA_DIR: join(folder, 'jumped') }
  const before = await startTestServer(settings)
  const uid = await before.newGame()
  await before.store.clock.watch(Date.now())
  await before.close()
  const started = await startAhead(settings, jumped, uid)
  started.child.kill('SIGTERM')
  await started.ended
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
  const month = 31 * 24 * 3_600_000
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
