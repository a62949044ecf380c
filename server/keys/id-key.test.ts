import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openStoreWithJobs } from '../store/open-store.ts'
import { putEmptyDatabase } from '../testing/empty-database.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { commandsIn, storeOf } from '../testing/run-here.ts'
import { addGame } from '../testing/sample-draws.ts'
import { expectRefusedCommands } from '../testing/store-commands.ts'
import { startProcess } from '../testing/test-process.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createIdHash, hashExternalId } from './id-key.ts'

const newKey = () => randomBytes(32).toString('base64')
const engines = ['SQLite', 'PostgreSQL']
/** For what the engines have in common: on PostgreSQL too with `npm run soak -- postgres-too`. */
const sqliteFirst = process.env.POSTGRES_TOO ? engines : ['SQLite']

let folder: string
let file: string
beforeEach(() => {
  folder = newFolder(onTestFinished)
  file = join(folder, 'id.key')
})

const settingsOf = async (engine: string): Promise<Record<string, string>> => {
  const settings = { NODE_ENV: 'test', DATA_DIR: folder }
  if (engine === 'PostgreSQL') return { ...settings, DATABASE_URL: await newDatabase() }
  await putEmptyDatabase(folder)
  return settings
}

const openHash = async (settings: Record<string, string>) => {
  const { store, jobs, idHash } = await openStoreWithJobs(readConfig(settings), { clock: Date.now, report: () => {}, beside: true })
  await jobs.close()
  await store.close()
  return idHash('test', 'x')
}

test('a hash depends on key, purpose and each part', () => {
  const hash = createIdHash(randomBytes(32))
  const hashes = [
    hash('a', 'b', 'c'),
    hash('x', 'b', 'c'),
    hash('a', 'bc'),
    hash('ab', 'c'),
    hash('a', 'b'),
    createIdHash(randomBytes(32))('a', 'b', 'c'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(hash('a', 'b', 'c')).toBe(hashes[0])
})

test.each(sqliteFirst)('the first start makes a key file, which later ones use, %s', async (engine) => {
  const settings = await settingsOf(engine)
  const first = await openHash(settings)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=\n$/)
  expect(await openHash(settings)).toBe(first)
  const movedSettings = { ...settings, ID_KEY: readFileSync(file, 'utf8').trim() }
  rmSync(file)
  expect(await openHash(movedSettings)).toBe(first)
  expect(readdirSync(folder).filter((name) => name.startsWith('id.key'))).toEqual([])
})

test('processes that start at once on an empty database agree on one key', async () => {
  const settings = await settingsOf('SQLite')
  const processes = Array.from({ length: 2 }, () => startProcess('server/cli/main.ts', ['stats'], settings))
  expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0])
  expect(readdirSync(folder).filter((name) => name.startsWith('id.key'))).toEqual(['id.key'])
  const onPostgres = await settingsOf('PostgreSQL')
  const hashes = await Promise.all([openHash(onPostgres), openHash(onPostgres)])
  expect(new Set(hashes).size).toBe(1)
})

test.each(sqliteFirst)('ruling 43: start and commands stop when the key is missing or another one, %s', async (engine) => {
  const settings = await settingsOf(engine)
  await openHash(settings)
  const key = readFileSync(file, 'utf8')
  const another = newKey()
  await expectRefusedCommands({ ...settings, ID_KEY: another }, 'ID_KEY_MISMATCH: the database was made with another key than ID_KEY')
  writeFileSync(file, another)
  await expect(openHash(settings)).rejects.toThrow(`ID_KEY_MISMATCH: the database was made with another key than that in ${file}`)
  writeFileSync(file, another.slice(2))
  await expect(openHash(settings)).rejects.toThrow(`The installation key in ${file} is damaged: it must be 32 bytes in base64`)
  rmSync(file)
  const missing = `ID_KEY_MISMATCH: the key of this database is missing: set ID_KEY, or put the key file back (${file})`
  await expect(openHash(settings)).rejects.toThrow(missing)
  await expect(startTestServer({ ...settings, ID_KEY: undefined })).rejects.toThrow(missing)
  expect(readdirSync(folder)).not.toContain('id.key')
  writeFileSync(file, key)
  await expect(openHash(settings)).resolves.toMatch(/^[0-9a-f]{64}$/)
})

test.each(engines)('a database that has games and lost the mark of its key is refused, whatever the key, %s', async (engine) => {
  const settings = await settingsOf(engine)
  const store = await storeOf(settings)
  await addGame(store)
  await store.close()
  const raw = await openRawDatabase({ deps: { config: readConfig(settings) } })
  await raw.run('delete from "idKeyCheck"')
  await raw.close()
  await expect(openHash(settings)).rejects.toMatchObject({ code: 'ID_KEY_MISMATCH' })
  await expect(openHash({ ...settings, ID_KEY: newKey() })).rejects.toMatchObject({ code: 'ID_KEY_MISMATCH' })
  rmSync(file)
  await expect(openHash(settings)).rejects.toMatchObject({ code: 'ID_KEY_MISMATCH' })
})

test.each(sqliteFirst)('games go on under a new key after the old one was lost, and no user id is found, %s', async (engine) => {
  const settings = { ...(await settingsOf(engine)), ID_KEY: newKey() }
  const firstServer = await startTestServer(settings)
  const headers = { authorization: `Bearer ${await firstServer.newKey('nfl')}` }
  const externalId = randomUUID()
  const { secret } = (await firstServer.call('POST', '/api/v1/partner/sessions', { externalId }, headers)).body as { secret: string }
  const uid = randomUUID()
  expect((await firstServer.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)).status).toBe(201)
  await firstServer.close()
  const migrate = (env: Record<string, string>) => commandsIn(env)('migrate', '--new-key')
  expect(await migrate(settings)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The key is correct: nothing was changed\.\n.*\/docs\/operations$/),
  })
  const renewedSettings = { ...settings, ID_KEY: newKey() }
  expect(await migrate(renewedSettings)).toMatchObject({ code: 0 })
  await expect(openHash(settings)).rejects.toMatchObject({ code: 'ID_KEY_MISMATCH' })
  const secondServer = await startTestServer(renewedSettings)
  expect((await secondServer.call('GET', `/api/v1/partner/users/${externalId}`, undefined, headers)).body).toEqual({ games: [] })
  expect((await secondServer.call('GET', `/api/v1/results/game_score/${uid}`)).status).toBe(200)
  expect(await secondServer.store.audit.list(1)).toMatchObject([{ action: 'id_key.replaced' }])
  await secondServer.close()
})

test('a malformed ID_KEY is named without its value; PostgreSQL in production needs one', () => {
  for (const bad of ['short', newKey().slice(1), `${newKey()}=`, randomBytes(31).toString('base64'), randomBytes(32).toString('hex')]) {
    const read = () => readConfig({ ID_KEY: bad })
    expect(read).toThrow('Bad setting: ID_KEY must be 32 random bytes in base64')
    expect(read).not.toThrow(bad)
  }
  const production = { DATABASE_URL: 'postgres://db.example/g' }
  expect(() => readConfig(production)).toThrow('Bad setting: ID_KEY must be set in production with DATABASE_URL: 32 random bytes in base64')
  expect(readConfig({ ...production, ID_KEY: newKey() }).idKey).toHaveLength(32)
  expect(readConfig({}).idKey).toBeUndefined()
})

test('ruling 43: whoever has the whole database finds no customer number by trying them all', async () => {
  const server = await startTestServer({ DATA_DIR: folder })
  const key = await server.newKey('nfl')
  const number = '12345678'.padStart(36, '0')
  const session = await server.call('POST', '/api/v1/partner/sessions', { externalId: number }, { authorization: `Bearer ${key}` })
  const { secret } = session.body as { secret: string }
  const uid = '3d0ba7c4-5b0e-4d2c-9a51-0a7f1f0ab3ce'
  const registration = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`)
  expect(registration).toMatchObject({ status: 201 })
  expect(await server.store.listExternal({ operator: 'nfl', test: false }, hashExternalId(server.deps.idHash, 'nfl', number))).toHaveLength(
    1,
  )
  await server.close()
  const database = ['gamalyze.sqlite', 'gamalyze.sqlite-wal']
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path, { throwIfNoEntry: false }) ? [readFileSync(path).toString('latin1')] : []))
    .join()
  expect(database).toContain(uid)
  expect(database).not.toContain(readFileSync(file, 'utf8').trim())
  expect(database).not.toContain(Buffer.from(readFileSync(file, 'utf8'), 'base64').toString('latin1'))
  // All that somebody without the key can compute of an id: each joining of what is known, under each usual hash and notation. If none of the
  // id that is there is found, none of all 10^8 would be.
  const marks = new Set(database.match(/[0-9a-f]{32,}|[A-Za-z0-9_+/-]{22,}/g))
  const purposes = ['external id', 'id key check', '']
  const joinings = ['', '\0', ' ', ':', '/', '|', ',', '.', '-', '_', '\n'].flatMap((by) => [
    ['nfl', number].join(by),
    [number, 'nfl'].join(by),
    ...purposes.flatMap((purpose) => [[purpose, 'nfl', number].join(by), [purpose, number].join(by)]),
  ])
  const texts = [
    number,
    ...joinings,
    ...purposes.map((purpose) => JSON.stringify([purpose, 'nfl', number])),
    JSON.stringify(['nfl', number]),
  ]
  for (const text of texts)
    for (const algorithm of ['md5', 'sha1', 'sha256', 'sha384', 'sha512', 'sha3-256', 'blake2b512'])
      for (const notation of ['hex', 'base64', 'base64url', 'latin1'] as const) {
        const hash = createHash(algorithm).update(text).digest().toString(notation)
        expect(marks.has(hash.replace(/=+$/, '')) || database.includes(hash), `${algorithm} of ${JSON.stringify(text)}`).toBe(false)
      }
})
