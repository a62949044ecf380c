import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { readConfig } from '../process/config.ts'
import { day } from '../process/utc-day.ts'
import { newDatabase } from '../testing/new-database.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { expectRefusedCommands } from '../testing/store-commands.ts'
import { startProcess } from '../testing/test-process.ts'
import { testIdKey } from '../testing/test-server.ts'
import { migrationTable } from './migrate.ts'
import { openStore } from './open-store.ts'

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

test.each(['SQLite', 'PostgreSQL'])(
  'ruling 60: a database of 1.0.0 keeps the time it last saw, and begins with a pause, as it may be a copy or have seen a wrong one, %s',
  async (engine) => {
    const config = readConfig({
      DATA_DIR: folder,
      ...(engine === 'PostgreSQL' && { DATABASE_URL: await newDatabase(), ID_KEY: testIdKey }),
    })
    const now = Date.now()
    const first = await openStore(config)
    await first.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: now, revokedAt: null })
    await first.registerGame({ uid: 'u', operator: 'nfl', secretHash: 'h', at: now })
    await first.close()
    for (const [seen, expected] of [
      [now - 1000 * day, { pausedUntil: now + day, jumpedDays: 1000 }],
      [undefined, { pausedUntil: now + day, jumpedDays: undefined }],
      [now, { pausedUntil: now + day, jumpedDays: undefined }],
    ] as const) {
      const raw = await openRawDatabase({ deps: { config } as Deps })
      await raw.run("drop table clock_guard; delete from migration where name = '002-clock-guard'; delete from clock_seen")
      if (seen !== undefined) await raw.run(`insert into clock_seen (at) values (${seen})`)
      await raw.close()
      const store = await openStore(config)
      expect(await store.clock.watch(now), `${seen}`).toEqual(expected)
      await store.close()
    }
  },
)
