import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { hashExternalId } from '../keys/id-key.ts'
import { newSqliteFile } from '../testing/empty-database.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { finishGame } from '../testing/play-game.ts'
import { openRawDatabase, type RawDatabase } from '../testing/raw-database.ts'
import { addGame } from '../testing/sample-draws.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { backupDatabase } from './open-store.ts'
import { openPool } from './postgres/database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { createVacuum } from './postgres/vacuum.ts'
import { backupSqlite } from './sqlite/backup-sqlite.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { createStore } from './store.ts'

const operator = 'quiet-hour' // asks players to share their result
const engines = ['SQLite', 'PostgreSQL']

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const start = async (engine: string) => {
  const folder = newFolder(onTestFinished)
  const server = await startTestServer({ DATA_DIR: folder, ...(engine === 'PostgreSQL' && { DATABASE_URL: await newDatabase() }) })
  ends.push(server.close)
  const raw = await openRawDatabase(server)
  ends.push(raw.close)
  return { folder, server, raw }
}

const statusOf = async (server: TestServer, method: string, path: string, body?: unknown, headers = {}) =>
  (await server.call(method, `/api/v1/${path}`, body, headers)).status

/** A player with an account who begins a game. Returns whatever names game or player. */
const beginOne = async (server: TestServer, key: string) => {
  const externalId = randomUUID()
  const newSession = async () => {
    const { body } = await server.call('POST', '/api/v1/partner/sessions', { externalId }, { authorization: `Bearer ${key}` })
    return (body as { secret: string }).secret
  }
  const uid = randomUUID()
  const { headers } = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${await newSession()}/${operator}`)
  const reference = headers.get('gamalyze-reference') ?? ''
  return { externalId, uid, newSession, ids: { uid, externalHash: hashExternalId(server.deps.idHash, operator, externalId), reference } }
}

/** One who does all there is: plays, consents, is looked up, shares, reads the PDF. */
const playOne = async (server: TestServer, key: string) => {
  const player = await beginOne(server, key)
  const { uid, externalId, ids, newSession } = player
  await finishGame(server, uid)
  const consent = { open: true, share: true, text_version: await textVersionOf(server.url, operator) }
  expect(await statusOf(server, 'PUT', `results/consent/${uid}`, consent)).toBe(200)
  expect(await statusOf(server, 'GET', `results/report/${uid}.pdf`)).toBe(200)
  expect(await statusOf(server, 'GET', `partner/results/${ids.reference}`, undefined, { authorization: `Bearer ${key}` })).toBe(200)
  expect(await statusOf(server, 'GET', `authentication/games/${externalId}/${await newSession()}`)).toBe(200)
  return player
}

/** Every row of every table, as text. */
const rowsOf = async (raw: RawDatabase): Promise<Map<string, string>> => {
  const names = raw.isSqlite
    ? "select name from sqlite_master where type = 'table'"
    : "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'"
  const rows = new Map<string, string>()
  for (const { name } of (await raw.rows(names)) as { name: string }[])
    rows.set(name, JSON.stringify(await raw.rows(`select ${raw.isSqlite ? '*' : 't::text'} from ${name} t`)))
  return rows
}

const tablesWith = async (raw: RawDatabase, text: string): Promise<string[]> =>
  [...(await rowsOf(raw))].filter(([, rows]) => rows.includes(text)).map(([name]) => name)

const bytesOf = (folder: string): string =>
  ['gamalyze.sqlite', 'gamalyze.sqlite-wal', 'gamalyze.sqlite-shm']
    .map((name) => join(folder, name))
    .map((file) => (statSync(file, { throwIfNoEntry: false }) ? readFileSync(file).toString('latin1') : ''))
    .join()

test.each(engines)('ruling 42: no table holds anything of a deleted user, %s', async (engine) => {
  const { server, raw } = await start(engine)
  const receiver = await startReceiver()
  ends.push(receiver.close)
  // Deliveries that are still to be made go as well.
  receiver.state.answer = (reply) => reply.writeHead(500).end()
  const key = await server.newKey(operator)
  await server.store.webhooks.add({ operator, test: false, url: receiver.url, secret: 'whsec_1', createdAt: 1 })
  const gone = await playOne(server, key)
  const stays = await beginOne(server, key)
  // Jobs that were set aside name the game as well.
  await server.store.addJob({ kind: 'analysis', key: gone.uid, network: '', data: {}, startAfter: Date.now() + 3_600_000 })
  await server.store.addJob({
    kind: 'document',
    key: 'd',
    network: '',
    data: { template: 'report', uid: gone.uid },
    startAfter: Date.now() + 3_600_000,
  })
  for (const id of Object.values(gone.ids)) expect(await tablesWith(raw, id), id).not.toEqual([])
  const erased = await server.call('DELETE', `/api/v1/partner/users/${gone.externalId}`, undefined, { authorization: `Bearer ${key}` })
  expect(erased).toMatchObject({ status: 200, body: { deleted: 1 } })
  const { reference, ...ids } = { ...gone.ids, externalId: gone.externalId }
  for (const [name, id] of Object.entries(ids)) expect({ name, tables: await tablesWith(raw, id) }).toEqual({ name, tables: [] })
  // What tells the partner of the deletion.
  expect((await tablesWith(raw, reference)).map((name) => name.replace(/public\.|"/g, ''))).toEqual(['webhookEvent'])
  for (const id of Object.values(stays.ids)) expect(await tablesWith(raw, id), id).not.toEqual([])
})

test('ruling 42: nothing of a deleted user is in the database file, its log or a later backup', async () => {
  const { folder, server } = await start('SQLite')
  const key = await server.newKey(operator)
  const [gone, stays, own] = [await playOne(server, key), await beginOne(server, key), await beginOne(server, key)]
  for (const id of [...Object.values(gone.ids), ...Object.values(own.ids)]) expect(bytesOf(folder)).toContain(id)
  await server.call('DELETE', `/api/v1/partner/users/${gone.externalId}`, undefined, { authorization: `Bearer ${key}` })
  expect((await server.call('DELETE', `/api/v1/results/data/${own.uid}`)).body).toMatchObject({ deleted: 1 })
  // The reference alone is still there: the partner is told of the deletion by it.
  const traces = (bytes: string) =>
    [...Object.entries(gone.ids), ...Object.entries(own.ids)].filter(([name, id]) => name !== 'reference' && bytes.includes(id))
  await expect.poll(() => traces(bytesOf(folder))).toEqual([])
  const file = join(folder, 'backup.sqlite')
  await backupDatabase(server.deps.config, file)
  const backup = readFileSync(file).toString('latin1')
  expect(traces(backup)).toEqual([])
  for (const id of Object.values(stays.ids)) for (const bytes of [bytesOf(folder), backup]) expect(bytes).toContain(id)
  expect(backup).not.toContain(readFileSync(join(folder, 'id.key'), 'utf8').trim())
})

test('no trace of hundreds of deleted games among a thousand is left where rows were moved', async () => {
  const folder = newFolder(onTestFinished)
  const store = createStore(await openSqlite(await newSqliteFile(join(folder, 'gamalyze.sqlite'))))
  ends.push(() => store.close())
  await store.addSecret({ hash: 'h', operator, test: false, createdAt: 1, revokedAt: null })
  const uids = Array.from({ length: 1000 }, () => randomUUID())
  await Promise.all(uids.map((uid) => store.registerGame({ uid, operator, secretHash: 'h', externalHash: `e${uid}`, at: 1 })))
  const gone = uids.filter((_, index) => index % 5 < 2)
  await Promise.all(gone.map((uid) => store.removeGame(uid, 2)))
  await expect.poll(() => statSync(join(folder, 'gamalyze.sqlite-wal')).size).toBe(0)
  await store.scrub()
  const bytes = bytesOf(folder)
  expect(gone.filter((uid) => bytes.includes(uid))).toEqual([])
  expect(uids.filter((uid) => bytes.includes(uid))).toHaveLength(uids.length - gone.length)
})

test('ruling 42: on PostgreSQL nothing of deleted games is in the files of the database after the daily vacuum', async () => {
  const pool = new pg.Pool({ connectionString: await newDatabase(), max: 2 })
  ends.push(() => pool.end())
  const connection = await openPostgres({ url: pool.options.connectionString ?? '', pool: 4 })
  const store = createStore(connection)
  ends.push(() => store.close())
  const jobs = await connection.openJobs({ clock: Date.now, report: () => {} })
  ends.push(() => jobs.close())
  await store.addSecret({ hash: 'h', operator, test: false, createdAt: 1, revokedAt: null })
  const uids = Array.from({ length: 60 }, () => randomUUID())
  for (const uid of uids) await store.addJob({ kind: 'analysis', key: uid, network: '', data: {} })
  for (const uid of uids) await store.registerGame({ uid, operator, secretHash: 'h', externalHash: `e${uid}`, at: 1 })
  // Their cards have a colour by which their rows are found in the files.
  await pool.query("insert into draw select id, 1, 1, 1, 'a', 1, 1, 'of ' || uid, 1 from game")
  const gone = uids.slice(0, 20)
  for (const uid of gone) await store.removeGame(uid, 2)
  const { rows } = await pool.query(
    "select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()",
  )
  const found = async (ids: string[]) => {
    await pool.query('checkpoint')
    const bytes = readdirSync(rows[0].folder)
      .map((name) => readFileSync(join(rows[0].folder, name)).toString('latin1'))
      .join()
    return ids.filter((uid) => bytes.includes(uid)).length
  }
  expect(await found(gone)).toBe(20)
  const database = openPool(pool.options.connectionString ?? '', 2)
  ends.push(() => database.end())
  const vacuum = createVacuum(database)
  await vacuum()
  expect(await found(gone)).toBe(20)
  await vacuum(Date.now() + 2 * 3_600_000)
  expect({ gone: await found(gone), remaining: await found(uids) }).toEqual({ gone: 0, remaining: 40 })
})

/** A store on a file, and its one game. */
const storeOne = async () => {
  const folder = newFolder(onTestFinished)
  const file = await newSqliteFile(join(folder, 'gamalyze.sqlite'))
  const store = createStore(await openSqlite(file))
  ends.push(() => store.close())
  return { folder, file, store, ...(await addGame(store)) }
}

test('a backup during which games are deleted is made again', async () => {
  const { folder, file, uid } = await storeOne()
  const backup = join(folder, 'backup.sqlite')
  const deleted = new Sqlite(file)
  ends.push(() => deleted.close())
  let copies = 0
  backupSqlite(file, backup, () => {
    copies += 1
    if (copies === 1) deleted.exec(`pragma foreign_keys = on; delete from game where uid = '${uid}'`)
  })
  expect(copies).toBe(2)
  expect(readFileSync(backup).toString('latin1')).not.toContain(uid)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
})

test('a deletion while another process reads is answered at once, and the log is emptied when that has ended', async () => {
  const { folder, file, uid, store } = await storeOne()
  const reader = new Sqlite(file, { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from game').all()
  expect(await store.removeGame(uid, 2)).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(bytesOf(folder)).toContain(uid)
  reader.exec('commit')
  reader.close()
  await expect.poll(() => bytesOf(folder).includes(uid)).toBe(false)
})
