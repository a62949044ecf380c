import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newDatabase } from '../testing/new-database.ts'
import { expectRefusedCommands } from '../testing/store-commands.ts'
import { startProcess } from '../testing/test-process.ts'
import { migrationTable } from './migrate.ts'

const earlier = `${migrationTable}; insert into migration (name, applied_at) values ('001-games', 1)`
const refusal = 'The database was made by a version before 1.0.0 and cannot be opened: use an empty one'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamalyze-earlier-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const makeEarlier = async (engine: string): Promise<Record<string, string>> => {
  if (engine === 'SQLite') {
    const db = new Sqlite(join(folder, 'gamalyze.sqlite'))
    db.exec(earlier)
    db.close()
    return { DATA_DIR: folder }
  }
  const url = await newDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(earlier)
  await client.end()
  return { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url }
}

test.each(['SQLite', 'PostgreSQL'])('ruling 49: a database from before 1.0.0 is refused in one sentence, %s', async (engine) => {
  const settings = await makeEarlier(engine)
  await expectRefusedCommands(settings, refusal)
  const server = startProcess('server/main.ts', [], { ...settings, PORT: '0' })
  expect(await server.ended).toBe(1)
  expect(server.messages()).toEqual([refusal])
})
