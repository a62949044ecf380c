// Started by fork-postgres.ts: answers each call with the URL of a new database; PostgreSQL starts with the first.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestPostgres, type TestPostgres } from './test-postgres.ts'

let postgres: Promise<TestPostgres> | undefined
let before: Promise<unknown> = Promise.resolve()
const server = createServer(async (_, reply) => {
  postgres ??= startTestPostgres()
  const made = before.then(async () => (await postgres)?.newDatabase())
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
