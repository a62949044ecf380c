import { copyFileSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { DatabaseProblem } from '../../errors/problem.ts'
import { newSqliteFile } from '../../testing/empty-database.ts'
import { jobsContract } from '../../testing/jobs-contract.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { addGame, at, sampleDraws } from '../../testing/sample-draws.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { createStore } from '../store.ts'
import { addJob, erase } from '../work.ts'
import { backupSqlite } from './backup-sqlite.ts'
import { openSqlite, openSqliteAlone } from './open-sqlite.ts'
import { problemOf } from './problem-of.ts'

const folder = newFolder()
const newFile = (name: string) => newSqliteFile(join(folder, `${name}.sqlite`))
const shared = await newFile('test')

storeContract('SQLite store', () => openSqlite(shared))

jobsContract('SQLite job queue', () => openSqlite(shared))

test('a job that was running when the process ended waits again', async () => {
  const file = await newFile('recovered')
  const options = { clock: Date.now, report: () => {} }
  const before = await openSqlite(file)
  const lost = await before.openJobs(options)
  await before.engine.transact(() => addJob({ kind: 'analysis', key: 'k', network: '', data: {} }))
  expect(await lost.take('analysis')).toMatchObject({ key: 'k', attempt: 1 })
  await before.engine.close()
  const after = await openSqlite(file)
  const jobs = await after.openJobs(options)
  expect(await jobs.take('analysis')).toMatchObject({ key: 'k', attempt: 2 })
  await after.engine.close()
})

test('a refused draw makes the process forget no other game', async () => {
  const connection = await openSqlite(await newFile('known'))
  const store = createStore(connection)
  const uids = ['one', 'other']
  for (const uid of uids) {
    await addGame(store, { uid })
    for (const draw of sampleDraws(uid, 1)) await store.addDraw(draw, at)
  }
  await expect(store.addDraw({ ...sampleDraws('other', 1)[0], stack_type: 'c' } as CardSelection, at)).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(uids.map((uid) => connection.knownGames.get(uid)?.turned)).toEqual([1, 1])
  await store.close()
})

test('a process that does not hold the write lock goes on reading, and its event loop runs; writes are stored once it is free, or refused after a while', async () => {
  const file = await newFile('locked')
  const store = createStore(await openSqlite(file))
  const other = new Sqlite(file)
  const secret = (hash: string) => store.addSecret({ hash, operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  other.exec('begin immediate')
  const writing = Promise.all(['a', 'b'].map(secret))
  // A tenth of a second of the two
  for (let i = 0; i < 5; i += 1) {
    expect(await store.findSecret('a')).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  other.exec('commit')
  await writing
  expect({ first: await store.findSecret('a'), second: await store.findSecret('b') }).toEqual({
    first: expect.anything(),
    second: expect.anything(),
  })

  other.exec('begin immediate')
  await expect(secret('c')).rejects.toMatchObject({ code: 'unavailable' })
  // What is pending when the process stops waits for the lock too.
  const last = secret('d')
  setImmediate(() => other.exec('commit'))
  await last
  await store.close()
  const again = createStore(await openSqlite(file))
  expect({ first: await again.findSecret('c'), second: await again.findSecret('d') }).toEqual({
    first: undefined,
    second: expect.anything(),
  })
  await again.close()
  other.close()
})

test.each(['wal', 'delete'])(
  'a process that has to wait for another’s migration says so once, and goes on when that has ended (journal_mode %s)',
  async (mode) => {
    const file = await newFile(`migrating-${mode}`)
    const other = new Sqlite(file)
    other.pragma(`journal_mode = ${mode}`)
    other.exec('begin immediate')
    const lines: string[] = []
    const warn = (line: string) => {
      lines.push(line)
      setImmediate(() => other.exec('commit'))
    }
    await (await openSqlite(file, warn)).engine.close()
    expect(lines).toEqual(['Another process is changing the tables of the database: waiting for it'])
    other.close()
  },
)

test('a file is one server’s; the command line comes beside it, and the next server once it has let go or was killed', async () => {
  const file = await newFile('alone')
  const one = await openSqliteAlone(file)
  await expect(openSqliteAlone(file)).rejects.toThrow(`Another server uses ${file}: stop it first, or set DATA_DIR to another folder`)
  await (await openSqlite(file)).engine.close()
  const link = join(folder, 'link-to-alone.sqlite')
  symlinkSync(file, link)
  await expect(openSqliteAlone(link)).rejects.toThrow(`Another server uses ${link}`)
  // One that ends in the meantime is waited for.
  const next = openSqliteAlone(file)
  await one.engine.close()
  await (await next).engine.close()
})

test('a log that somebody keeps from being emptied is told once, and is emptied once they have gone', async () => {
  const file = await newFile('log')
  const lines: string[] = []
  const { engine } = await openSqlite(file, (line) => void lines.push(line))
  const reader = new Sqlite(file, { readonly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from game').get()
  const writer = new Sqlite(file)
  writer.exec('create table filler as select zeroblob(70000000) as bytes')
  writer.close()
  await engine.look()
  await engine.look()
  const told = /^the database's log has 7\d MB and grows until what reads an older state, such as sqlite3 or a backup, has ended$/
  expect(lines).toEqual([expect.stringMatching(told)])
  expect((await engine.sizes()).log).toBeGreaterThan(70_000_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await engine.write(() => erase())
  reader.close()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  // A deletion does not move it meanwhile: everybody would wait.
  expect((await engine.sizes()).log).toBeGreaterThan(70_000_000)
  await engine.look()
  expect((await engine.sizes()).log).toBe(0)
  await engine.look()
  expect(lines).toEqual([expect.stringMatching(told), "the database's log is short again"])
  await engine.close()
})

test('a backup beside the log of another database is refused, and nothing is changed; without the log it opens', async () => {
  const [file, backup] = [await newFile('laid-over'), join(folder, 'backup.sqlite')]
  const secret = (hash: string) => ({ hash, operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  const server = createStore(await openSqlite(file))
  await server.addSecret(secret('before'))
  backupSqlite(file, backup)
  await server.addSecret(secret('after'))
  // As if it was killed.
  const log = readFileSync(`${file}-wal`)
  await server.close()
  writeFileSync(`${file}-wal`, log)
  copyFileSync(backup, file)
  await expect(openSqlite(file)).rejects.toThrow(
    `${file} is a backup, but ${file}-wal is the log of another database: move ${file}-wal and ${file}-shm away, and start again`,
  )
  const link = join(folder, 'link-to-laid-over.sqlite')
  symlinkSync(file, link)
  await expect(openSqlite(link)).rejects.toThrow(`${link} is a backup, but ${file}-wal is the log of another database`)
  expect(readFileSync(file)).toEqual(readFileSync(backup))
  expect(readFileSync(`${file}-wal`)).toEqual(log)
  rmSync(`${file}-wal`)
  const restored = createStore(await openSqlite(file))
  expect({ before: await restored.findSecret('before'), after: await restored.findSecret('after') }).toEqual({
    before: expect.anything(),
    after: undefined,
  })
  // Nothing old is removed from it for a day.
  const now = Date.now()
  expect(await restored.clock.watch(now)).toEqual({ pausedUntil: now + 24 * 3_600_000, jumpedDays: undefined })
  await restored.close()
})

test.each([
  ['SQLITE_BUSY', 'database'],
  ['SQLITE_FULL', 'disk'],
  ['SQLITE_IOERR_WRITE', 'disk'],
  ['SQLITE_READONLY_DBMOVED', 'disk'],
  ['SQLITE_CANTOPEN', 'disk'],
  ['SQLITE_CORRUPT', 'disk'],
  ['SQLITE_NOTADB', 'disk'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['SQLITE_ERROR', undefined],
  ['ERR_INVALID_ARG_TYPE', undefined],
])('%s is an outage of %s', (code, part) => {
  const problem = problemOf(Object.assign(new Error('x'), { code }))
  expect(problem instanceof DatabaseProblem ? problem.part : undefined).toBe(part)
})
