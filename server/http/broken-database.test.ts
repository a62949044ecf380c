import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openStore } from '../store/open-store.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { startProcess } from '../testing/test-process.ts'
import { drawsOf, mixedStacks, startTestServer, type TestServer, testIdKey } from '../testing/test-server.ts'

const folder = newFolder()

/** Fills a piece of a file with what no database writes; returns what undoes it. */
const breakFile = (file: string, start: number, length: number): (() => void) => {
  const handle = openSync(file, 'r+')
  const kept = Buffer.alloc(length)
  readSync(handle, kept, 0, length, start)
  const write = (bytes: Buffer) => void writeSync(handle, bytes, 0, length, start)
  write(Buffer.alloc(length, 0xdb))
  return () => {
    write(kept)
    closeSync(handle)
  }
}

const drawOn = (server: TestServer, uid: string) => server.call('POST', '/api/v1/game/store_card_selection', drawsOf(uid, mixedStacks())[0])

/** Draws on a server whose table of draws is broken. */
const playBroken = async (server: TestServer, uid: string) => {
  for (const { status, headers } of [await drawOn(server, uid), await drawOn(server, uid)])
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' })
  expect(server.deps.outages.isOn('disk')).toBe(true)
  expect((await server.call('GET', '/healthz')).status).toBe(200)
}

test('a page of a SQLite file that is broken is one outage of the disk: nothing more is stored until a restart', async () => {
  const settings = { DATA_DIR: join(folder, 'page') }
  const before = await startTestServer(settings)
  const { secret } = before
  await before.close()
  const file = join(settings.DATA_DIR, 'gamalyze.sqlite')
  const db = new Sqlite(file)
  const page = db.prepare("select rootpage from sqlite_schema where name = 'draw'").pluck().get() as number
  db.close()
  const server = await startTestServer(settings)
  const uid = randomUUID()
  const register = (on: TestServer, id: string) => on.call('POST', `/api/v1/authentication/user_secret/${id}/${secret}/nfl`)
  expect((await register(server, uid)).status).toBe(201)
  const repair = breakFile(file, (page - 1) * 4096, 4096)
  await playBroken(server, uid)
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'damaged' } })
  // What needs no broken page is not stored either; what is stored can be read.
  expect((await register(server, randomUUID())).status).toBe(503)
  expect((await server.call('GET', `/api/v1/authentication/check_secret/${secret}/nfl`)).status).toBe(200)
  repair()
  expect((await drawOn(server, uid)).status).toBe(503)
  await server.close()
  const after = await startTestServer(settings)
  expect((await drawOn(after, uid)).status).toBe(200)
  await after.close()
})

test('a page of a SQLite file that no call needs is found broken by the look at the file: nothing more is stored', async () => {
  const settings = { DATA_DIR: join(folder, 'look') }
  await (await startTestServer(settings)).close()
  const file = join(settings.DATA_DIR, 'gamalyze.sqlite')
  const db = new Sqlite(file)
  const page = db.prepare("select rootpage from sqlite_schema where name = 'analysis'").pluck().get() as number
  db.close()
  const server = await startTestServer(settings)
  const uid = await server.newGame()
  breakFile(file, (page - 1) * 4096, 4096)
  expect((await drawOn(server, uid)).status).toBe(200)
  await expect(server.store.look()).rejects.toMatchObject({ cause: 'SQLITE_CORRUPT' })
  const { status, headers } = await server.call('POST', '/api/v1/game/store_card_selection', drawsOf(uid, mixedStacks())[1])
  expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' })
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'damaged' } })
  await server.close()
})

test('a page of a PostgreSQL table that is broken is one outage of the disk, and over when the page is whole', async () => {
  const url = new URL(await newDatabase())
  const before = await startTestServer({ DATABASE_URL: url.href })
  const uid = await before.newGame()
  await before.play(await before.newGame(), mixedStacks())
  await before.close()
  const copy = new URL(`/broken_${process.pid}`, url)
  const ask = async (database: URL, sql: string): Promise<string> => {
    const client = new pg.Client({ connectionString: database.href })
    await client.connect()
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    await client.end()
    return String(rows[0]?.[0])
  }
  // Files that the server has never read: none of their pages is in its memory.
  await ask(new URL('/postgres', url), `create database broken_${process.pid} template ${url.pathname.slice(1)} strategy file_copy`)
  const place = join(await ask(copy, 'show data_directory'), await ask(copy, "select pg_relation_filepath('draw')"))
  const repair = breakFile(place, 0, 8192)
  const server = await startTestServer({ DATABASE_URL: copy.href })
  await playBroken(server, uid)
  repair()
  await expect.poll(async () => (await drawOn(server, uid)).status).toBe(200)
  await expect.poll(() => server.deps.outages.isOn('disk')).toBe(false)
  expect((await server.call('GET', '/metrics')).body).toContain('outages_total{part="disk"} 1')
  await server.close()
})

test.each([
  ['is no database', 'SQLITE_NOTADB', Buffer.alloc(8192, 'not a database ')],
  ['begins like a database', 'SQLITE_(CORRUPT|NOTADB)', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8176, 0xdb)])],
])('a start on a SQLite file that %s is refused in one sentence', async (what, code, bytes) => {
  const dataDir = mkdtempSync(join(folder, 'file-'))
  writeFileSync(join(dataDir, 'gamalyze.sqlite'), bytes)
  const opening = openStore(readConfig({ DATA_DIR: dataDir }))
  await expect(opening, what).rejects.toThrow(
    new RegExp(
      `^The database cannot be opened \\(${code}\\): gamalyze.sqlite in DATA_DIR is broken, move gamalyze.sqlite-wal and -shm away and `,
    ),
  )
})

test('a start whose migration finds no room is refused in one sentence, and the next one goes on from there', async () => {
  const dataDir = join(folder, 'cramped')
  // No file may grow beyond 200 blocks of the shell, 100 or 200 kB: less than the tables take.
  const cramped = startProcess('server/main.ts', [], { PORT: '0', DATA_DIR: dataDir }, '-f 200')
  expect(await cramped.ended).toBe(1)
  expect(cramped.messages()).toEqual([expect.stringMatching(/^The database cannot be opened \(SQLITE_(FULL|IOERR_\w+)\): /)])
  expect(readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o077)).toEqual([])
  const store = await openStore(readConfig({ DATA_DIR: dataDir }))
  await store.ping()
  await store.close()
})

/** What a PostgreSQL with a certificate of its own answers to the first message, which asks for TLS. */
const startEncrypted = async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 2'
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, key: readFileSync(key), cert: readFileSync(cert) }).on('error', () => {})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: typeof address === 'object' ? address?.port : 0, close: () => server.close() }
}

test('a start is refused in one sentence where PostgreSQL has no TLS, or a certificate that nobody signed', async () => {
  const settings = { ID_KEY: testIdKey, DATA_DIR: folder }
  const plain = `${await newDatabase()}?sslmode=verify-full`
  await expect(openStore(readConfig({ ...settings, DATABASE_URL: plain }))).rejects.toThrow(
    'The database cannot be opened (TLS): check DATABASE_URL',
  )
  const encrypted = await startEncrypted()
  const url = `postgres://nobody:hidden@localhost:${encrypted.port}/none?sslmode=verify-full`
  await expect(openStore(readConfig({ ...settings, DATABASE_URL: url }))).rejects.toThrow(
    'The database cannot be opened (DEPTH_ZERO_SELF_SIGNED_CERT): check DATABASE_URL',
  )
  encrypted.close()
})
