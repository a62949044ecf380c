// Started by fork-postgres.ts: answers each call with the URL of a new database, empty or migrated; PostgreSQL starts with the first.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPostgres } from '../store/postgres/open-postgres.ts'
import { startTestPostgres, type TestPostgres } from './test-postgres.ts'

let postgres: Promise<TestPostgres> | undefined
let before: Promise<unknown> = Promise.resolve()
let migrated: Promise<string> | undefined
/** The name of a database that is migrated once: to copy it costs a fraction. */
const migrate = async ({ newDatabase }: TestPostgres): Promise<string> => {
  const url = await newDatabase()
  const connection = await openPostgres({ url, pool: 2 })
  const jobs = await connection.openJobs({ clock: Date.now, report: () => {} })
  await jobs.close()
  await connection.engine.close()
  return new URL(url).pathname.slice(1)
}
const server = createServer(async ({ url }, reply) => {
  postgres ??= startTestPostgres()
  const made = before.then(async () => {
    const opened = await (postgres as Promise<TestPostgres>)
    if (url === '/') return opened.newDatabase()
    migrated ??= migrate(opened)
    return opened.newDatabase(await migrated)
  })
  before = made.catch(() => {})
  await made.then(
    (address) => reply.end(address),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  )
})
const close = async () => {
  await (await postgres)?.close()
  process.exit(0)
}
// The run has ended, or was killed.
process.once('message', close)
process.once('disconnect', close)
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
