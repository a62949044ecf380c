import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '../../process/config.ts'
import { day } from '../../process/time.ts'
import { backUp, listBackups } from '../../schedule/backups.ts'
import { listsIn } from '../../store/deletions.ts'
import { putEmptyDatabase } from '../../testing/empty-database.ts'
import { knownPlayer } from '../../testing/known-player.ts'
import { emptyDatabase, newDatabase } from '../../testing/new-database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { runHere } from '../../testing/run-here.ts'
import { startTestServer } from '../../testing/test-server.ts'

const folder = newFolder()
const settingsOf = (name: string) => ({ DATA_DIR: join(folder, name), BACKUP_DIR: join(folder, `${name}-backups`) })
const lines = (text: string) => text.split('\n').filter((line) => !/^Database: |\/docs\//.test(line))

test('a daily backup is restored without what players and partners deleted since, beside no server and no log (rulings 42, 60)', async () => {
  const settings = settingsOf('first')
  const file = join(settings.DATA_DIR, 'gamalyze.sqlite')
  const server = await startTestServer(settings)
  const [mine = '', kept = ''] = [await server.newGame(), await server.newGame()]
  const key = await server.newKey('nfl')
  const auth = { authorization: `Bearer ${key}` }
  const player = knownPlayer(server, 'nfl', key)
  const { uid: ofUser } = await player.play(undefined, { draws: false })
  // The start made one of the empty database.
  await expect.poll(() => listBackups(settings.BACKUP_DIR, Date.now()).length).toBe(1)
  for (const { file: first } of listBackups(settings.BACKUP_DIR, Date.now())) rmSync(first)
  await backUp(server.deps)
  const [backup] = listBackups(settings.BACKUP_DIR, Date.now())
  if (!backup) throw new Error('no backup')
  expect(statSync(backup.file).mode & 0o777).toBe(0o600)
  expect((await server.call('DELETE', `/api/v1/results/data/${mine}`)).status).toBe(200)
  expect((await server.call('DELETE', `/api/v1/partner/users/${player.externalId}`, undefined, auth)).body).toMatchObject({ deleted: 1 })
  const lists = listsIn(settings.BACKUP_DIR)
  const list = readFileSync(lists.join(), 'utf8')
  expect(list).toMatch(/^([0-9a-f]{64}\n){2}$/)
  const later = await server.newGame()

  const restore = (of = backup.file) => runHere(['restore', of], settings)
  expect(await restore()).toMatchObject({ code: 1, err: expect.stringMatching(`Another server uses ${file}: stop it first`) })
  await server.close()
  writeFileSync(`${file}-wal`, 'left over')
  const refusal = await restore()
  expect(lines(refusal.err)).toEqual([
    `${file}-wal was left by a server that did not end: start and stop it once, or move ${file}-wal and ${file}-shm away, then restore`,
  ])
  rmSync(`${file}-wal`)
  const { code, out, err } = await restore()
  expect({ code, out }).toEqual({ code: 0, out: `${backup.file} is restored; deleted again: 2 games. Start the server.` })
  const replaced = /until you remove it: (.+)/.exec(err)?.[1] ?? ''
  expect(statSync(replaced).mode & 0o777).toBe(0o600)

  const restored = await startTestServer(settings)
  const found = await Promise.all([mine, kept, ofUser, later].map((uid) => restored.store.findGame(uid)))
  expect(found.map(Boolean)).toEqual([false, true, false, false])
  expect((await restored.store.clock.watch(Date.now())).pausedUntil).toBeGreaterThan(Date.now())
  // Nothing was listed twice.
  expect(listsIn(settings.BACKUP_DIR)).toEqual(lists)
  expect(readFileSync(lists.join(), 'utf8')).toBe(list)
  await restored.close()
})

test('what is no backup of this installation is refused in one line, and nothing is changed', async () => {
  const settings = settingsOf('other')
  await putEmptyDatabase(settings.DATA_DIR)
  const good = join(folder, 'good.sqlite')
  await runHere(['backup', '--to', good], settings)
  const file = join(settings.DATA_DIR, 'gamalyze.sqlite')
  const made = (name: string, statement: string) => {
    const path = join(folder, name)
    if (name !== 'foreign.sqlite') copyFileSync(good, path)
    new Sqlite(path).exec(statement).close()
    return path
  }
  const short = join(folder, 'short.sqlite')
  copyFileSync(good, short)
  truncateSync(short, 20_000)
  writeFileSync(join(folder, 'text.sqlite'), 'x'.repeat(4096))
  const before = readFileSync(file)
  const refusals: [string, RegExp][] = [
    [join(folder, 'none.sqlite'), /^There is no file /],
    [file, /is the database itself: name a backup$/],
    [short, /is damaged: name another backup|is no backup of Gamalyze \(SQLITE_CORRUPT/],
    [join(folder, 'text.sqlite'), /is no backup of Gamalyze \(SQLITE_NOTADB\)/],
    [made('foreign.sqlite', 'create table game (id)'), /is no backup of Gamalyze \(SQLITE_ERROR\)/],
    [made('newer.sqlite', "insert into migration values ('900-moon', 1)"), /is of a newer release \(900-moon\): restore it with that one$/],
    [made('older.sqlite', "insert into migration values ('001-games', 1)"), /before 1\.0\.0/],
    [made('key.sqlite', "update idKeyCheck set hash = 'x'"), /^ID_KEY_MISMATCH: /],
  ]
  for (const [path, line] of refusals) {
    const { code, err } = await runHere(['restore', path], settings)
    expect({ path, code, lines: lines(err) }).toEqual({ path, code: 1, lines: [expect.stringMatching(line)] })
  }
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(settings.DATA_DIR).filter((name) => /restoring|replaced/.test(name))).toEqual([])
})

test('a backup is made once a day, the newest are kept whatever a wrong clock has left, and the age of the newest is a metric', async () => {
  const settings = { ...settingsOf('daily'), BACKUPS_KEPT: '2' }
  await putEmptyDatabase(settings.DATA_DIR)
  await runHere(['migrate'], settings)
  const config = readConfig({ NODE_ENV: 'test', ...settings })
  const start = Date.UTC(2026, 0, 1)
  const at = (days: number) => backUp({ config, clock: () => start + days * day })
  for (const days of [0, 0.5, 1, 2, 2.1]) await at(days)
  const names = () => listBackups(settings.BACKUP_DIR, Date.now()).map(({ file }) => file.split('/').at(-1))
  expect(names()).toEqual(['gamalyze-2026-01-03T00-00-00Z.sqlite', 'gamalyze-2026-01-02T00-00-00Z.sqlite'])
  // For some days the clock is a year ahead, then right again.
  for (const days of [366, 367, 3, 3.1, 4]) await at(days)
  expect(readdirSync(settings.BACKUP_DIR).sort()).toEqual(['gamalyze-2026-01-04T00-00-00Z.sqlite', 'gamalyze-2026-01-05T00-00-00Z.sqlite'])
  const server = await startTestServer(settings)
  await expect.poll(() => names().length).toBe(2)
  const age = async () => /^backup_age_seconds (\S+)$/m.exec((await server.call('GET', '/metrics')).body as string)?.[1]
  await expect.poll(age).toMatch(/^\d{1,4}\.?\d*$/)
  for (const { file } of listBackups(settings.BACKUP_DIR, Date.now())) rmSync(file)
  expect(await age()).toBe('+Inf')
  await server.close()
})

test('on PostgreSQL restore deletes again what the list of BACKUP_DIR has, after pg_restore, and refuses what is no backup of this release', async () => {
  const settings = { ...settingsOf('postgres'), DATABASE_URL: await newDatabase() }
  const server = await startTestServer(settings)
  const uid = await server.newGame()
  await expect.poll(() => existsSync(settings.BACKUP_DIR)).toBe(true)
  const { idKey } = server.deps.config
  const withKey = { ...settings, ID_KEY: idKey?.toString('base64') }
  expect(await runHere(['restore'], withKey)).toMatchObject({ code: 1, err: expect.stringContaining('No list of deletions was found') })
  await server.store.removeGame(uid, Date.now())
  expect(await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${server.secret}/nfl`)).toMatchObject({ status: 201 })
  expect(await runHere(['restore'], withKey)).toMatchObject({ code: 0, out: expect.stringContaining('deleted again: 1 games') })
  expect(await server.store.findGame(uid)).toBeUndefined()
  expect(await runHere(['restore', 'x.dump'], withKey)).toMatchObject({ code: 1, err: expect.stringContaining('restore with pg_restore') })
  await server.close()

  const refusal = async (statement: string, DATABASE_URL: string) => {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query(statement)
    const { code, err } = await runHere(['restore'], { ...withKey, DATABASE_URL })
    const { rows } = await client.query("select count(*)::int as tables from pg_tables where schemaname in ('public', 'pgboss')")
    await client.end()
    return { code, lines: lines(err).map((line) => line.replace(/^PostgreSQL \S+ at \S+ /, '')), ...rows[0] }
  }
  const strange = { code: 1, lines: ['holds no backup of Gamalyze: restore one, or check the name'], tables: 1 }
  expect(await refusal('create table customer (id int)', await emptyDatabase())).toEqual(strange)
  expect(await refusal('create table migration (version int)', await emptyDatabase())).toEqual(strange)
  expect(await refusal("insert into migration values ('900-moon', 1)", settings.DATABASE_URL)).toMatchObject({
    code: 1,
    lines: ['is of a newer release (900-moon): restore it with that one'],
  })
})
