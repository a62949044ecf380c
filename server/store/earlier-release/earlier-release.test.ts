import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDatabase } from '../../testing/new-database.ts'
import type { Connection } from '../create-store.ts'
import { openPostgres } from '../postgres/open-postgres.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import type { Outcome, Work } from '../work.ts'
import type { Trace } from './trace.ts'

/** Generated at random when the database is created. */
const random = /client_key/

const engines: [string, () => Promise<Connection>][] = [
  ['sqlite', () => openSqlite(':memory:')],
  ['postgres', async () => openPostgres({ url: await newDatabase(), pool: 1 })],
]

describe.each(engines)('the previous release, %s', (engine, open) => {
  const trace: Trace = JSON.parse(readFileSync(new URL(`${engine}.json`, import.meta.url), 'utf8'))
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  afterAll(() => connection?.engine.close())

  test('all its statements are recorded', () => {
    for (const table of [
      'secret',
      'game',
      'draw',
      'popup_answer',
      'analysis',
      'guess',
      'advice',
      'reference_group',
      'client_use',
      'removed_games',
    ])
      expect(
        trace.statements.some((sql) => sql.startsWith(`insert into "${table}"`)),
        table,
      ).toBe(true)
    expect(new Set(trace.runs.map(([statement]) => statement)).size).toBe(trace.statements.length)
  })

  test('each of its statements does on the current schema what it did on its own', async () => {
    for (const [statement, values, rows, changes] of trace.runs) {
      const sql = trace.statements[statement] ?? ''
      function* run(): Work<Outcome> {
        return yield { query: { sql, names: [] }, values }
      }
      const outcome = await connection.engine.write(run)
      const expected = random.test(sql) ? { rows: [expect.anything()], changes } : { rows, changes }
      expect(JSON.parse(JSON.stringify(outcome)), `${sql} ${JSON.stringify(values)}`).toEqual(expected)
    }
  })
})
