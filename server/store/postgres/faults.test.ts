import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { ProblemError } from '../../errors/problem.ts'
import { jobKinds } from '../../jobs/jobs.ts'
import { emptyDatabase, newDatabase } from '../../testing/new-database.ts'
import { addGame, sampleDraws } from '../../testing/sample-draws.ts'
import { createStore } from '../store.ts'
import { all, change } from '../work.ts'
import { openPostgres } from './open-postgres.ts'

/** The message PostgreSQL sends on a connection it terminates: an ErrorResponse, see "Message Formats" of its manual. */
const farewell = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()

/** A proxy to a database; while `armed`, a connection dies together with its next response, and once shut, all do. */
const startProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const { port, hostname } = target
  const clients = new Set<Socket>()
  const proxy = {
    armed: false,
    isOpen: true,
    url: '',
    shut() {
      proxy.isOpen = false
      for (const client of clients) client.destroy()
    },
    close: () => void server.close(),
  }
  const server = createServer((client) => {
    if (!proxy.isOpen) return void client.destroy()
    clients.add(client)
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) socket.on('error', () => {})
    client.pipe(database)
    database.on('data', (answer) => {
      client.write(proxy.armed ? Buffer.concat([answer, farewell]) : answer)
      if (proxy.armed) client.end()
      proxy.armed = false
    })
    client.on('close', () => {
      clients.delete(client)
      database.destroy()
    })
    database.on('close', () => client.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  target.port = String((server.address() as AddressInfo).port)
  return Object.assign(proxy, { url: target.href })
}

test('a server whose PostgreSQL is down refuses writes, reads and jobs as unavailable; afterwards everything continues where it was', async () => {
  const proxy = await startProxy(await newDatabase())
  const connection = await openPostgres({ url: proxy.url, pool: 2 })
  const store = createStore(connection)
  const jobs = await connection.openJobs({ clock: Date.now, report: () => {} })
  const job = { kind: 'analysis', key: 'k', network: '', data: {} } as const
  const { uid } = await addGame(store)
  const draws = sampleDraws(uid, 4)
  for (const draw of draws.slice(0, 2)) await store.addDraw(draw)
  proxy.shut()
  const unavailable = expect.objectContaining({ code: 'unavailable' })
  await expect(store.addDraw(draws[2] as CardSelection)).rejects.toEqual(unavailable)
  await expect(store.listDraws(uid)).rejects.toEqual(unavailable)
  await expect(store.ping()).rejects.toEqual(unavailable)
  await expect(store.addJob(job)).rejects.toEqual(unavailable)
  await expect(jobs.position('analysis', 'k')).rejects.toEqual(unavailable)
  await expect(jobs.take('analysis')).rejects.toEqual(unavailable)
  proxy.isOpen = true
  expect(await store.addDraw(draws[1] as CardSelection)).toBe(2)
  expect(await store.addDraw(draws[2] as CardSelection)).toBe(3)
  expect(await store.addDraw(draws[3] as CardSelection)).toBe(4)
  expect(await store.listDraws(uid)).toEqual(draws)
  expect(await store.addJob(job)).toBe(true)
  expect(await jobs.take('analysis')).toMatchObject({ key: 'k' })
  await jobs.close()
  await store.close()
  proxy.close()
})

test('the first jobs after a start need no connection besides those of their transactions, which may use up the pool', async () => {
  const connection = await openPostgres({ url: await newDatabase(), pool: 2 })
  const store = createStore(connection)
  const jobs = await connection.openJobs({ clock: Date.now, report: () => {} })
  const added = jobKinds.flatMap((kind) =>
    Array.from({ length: 4 }, (_, key) => store.addJob({ kind, key: `${key}`, network: '', data: {} })),
  )
  expect(await Promise.all(added)).toEqual(added.map(() => true))
  await jobs.close()
  await store.close()
})

test('processes that start at once migrate and open the queue one after the other', async () => {
  const url = await emptyDatabase()
  const connections = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url, pool: 1 })))
  for (const connection of connections) await createStore(connection).ping()
  const lines = await Promise.all(connections.map(({ openJobs }) => openJobs({ clock: Date.now, report: () => {} })))
  for (const [index, { engine }] of connections.entries()) {
    expect(await lines[index]?.counts('analysis')).toEqual({ waiting: 0, active: 0, failed: 0 })
    await lines[index]?.close()
    await engine.close()
  }
})

test('a process that has to wait for another’s migration says so once, and goes on when that has ended', async () => {
  const url = await newDatabase()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(7315001)')
  const lines: string[] = []
  const opening = openPostgres({ url, pool: 1, warn: (line) => lines.push(line) })
  await expect.poll(() => lines).toEqual(['Another process is changing the tables of the database: waiting for it'])
  await other.end()
  await (await opening).engine.close()
  expect(lines).toHaveLength(1)
})

test('a refusal in a transaction undoes it and keeps its connection', async () => {
  const { engine } = await openPostgres({ url: await newDatabase(), pool: 1 })
  const note = { sql: "insert into migration (name, applied_at) values ('refused', 1)", names: [] }
  const look = { sql: "select pg_backend_pid() as pid, (select count(*) from migration where name = 'refused') as kept", names: [] }
  const before = await engine.read(() => all(look, {}))
  const refused = engine.transact(function* () {
    yield* all(note, {})
    throw new ProblemError('not_found')
  })
  await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  expect(await engine.read(() => all(look, {}))).toEqual(before)
  await engine.close()
})

test('a transaction that a deadlock ended is done again', async () => {
  const url = await newDatabase()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const [{ pid }] = (await other.query('select pg_backend_pid() as pid')).rows
  await other.query(`alter database ${new URL(url).pathname.slice(1)} set deadlock_timeout = '200ms'`)
  const { engine } = await openPostgres({ url, pool: 1 })
  const raise = (id: number) => `insert into probe values (${id}, 1) on conflict (id) do update set at = probe.at + 1`
  const [first, second] = [raise(1), raise(2)]
  await other.query(`set deadlock_timeout = '1min'; ${first}; ${second}`)
  await other.query(`begin; ${second}`)
  // PostgreSQL looks for a deadlock once in each wait: that of the transaction, which begins last, finds it.
  const waitForOther = `do $$ begin perform pg_advisory_xact_lock(1);
    while not exists (select from pg_locks where pid = ${pid} and not granted) loop perform pg_sleep(.01); end loop; end $$`
  const steps = [
    [first, waitForOther, second],
    [first, second],
  ]
  const done = engine.transact(function* () {
    for (const sql of steps.shift() ?? []) yield* change({ sql, names: [] }, {})
  })
  const lock = `select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`
  await expect.poll(async () => (await other.query(lock)).rowCount).toBe(1)
  await other.query(`${first}; commit`)
  await done
  expect((await other.query('select at from probe order by id')).rows).toEqual([{ at: '3' }, { at: '3' }])
  await engine.close()
  await other.end()
})

test('a connection that dies between two statements costs its transaction, not the process', async () => {
  const proxy = await startProxy(await newDatabase())
  const { engine } = await openPostgres({ url: proxy.url, pool: 1 })
  const two = { sql: 'select 2 as two', names: [] }
  const ask = (dies: boolean) =>
    engine.transact(function* () {
      proxy.armed = dies
      yield* all(two, {})
      return yield* all(two, {})
    })
  await expect(ask(true)).rejects.toEqual(expect.objectContaining({ code: 'unavailable' }))
  expect(await ask(false)).toEqual([{ two: 2 }])
  await engine.close()
  proxy.close()
})
