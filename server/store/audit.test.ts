import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDatabase } from '../testing/new-database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { type Connection, createStore } from './store.ts'
import type { Outcome, Work } from './work.ts'

const engines: [string, () => Promise<Connection>][] = [
  ['sqlite', () => openSqlite(':memory:')],
  ['postgres', async () => openPostgres({ url: await newDatabase(), pool: 1 })],
]

describe.each(engines)('the audit log, %s', (engine, open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  afterAll(() => connection?.engine.close())

  test('the database itself refuses to change or remove an entry', async () => {
    const store = createStore(connection)
    const entry = { at: 1, actor: 'a', action: 'key.created', operator: 'nfl', subject: 's' }
    await store.audit.add(entry)
    const statements = ["update audit set actor = 'b'", 'delete from audit', ...(engine === 'postgres' ? ['truncate audit'] : [])]
    for (const sql of statements) {
      function* run(): Work<Outcome> {
        return yield { query: { sql, names: [] }, values: [] }
      }
      await expect(connection.engine.write(run), sql).rejects.toThrow()
    }
    expect(await store.audit.list(9)).toMatchObject([entry])
  })
})
