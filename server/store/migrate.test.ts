import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { createIdHash, readIdKey } from '../keys/id-key.ts'
import { type Config, readConfig } from '../process/config.ts'
import { day } from '../process/time.ts'
import { emptyDatabase } from '../testing/new-database.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { expectRefusedCommands } from '../testing/store-commands.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'
import { type EngineName, loadMigrations, migrationTable } from './migrate.ts'
import { openStore } from './open-store.ts'
import { compiler as postgres } from './postgres/open-postgres.ts'
import { schema } from './schema/schema.ts'
import { compiler as sqlite } from './sqlite/open-sqlite.ts'

const earlier = `${migrationTable}; insert into migration (name, applied_at) values ('001-games', 1)`
const refusal = 'The database was created by a version before 1.0.0 and cannot be opened: use an empty one'

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
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(earlier)
  await client.end()
  return { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url }
}

test.each(['SQLite', 'PostgreSQL'])('ruling 49: a database from before 1.0.0 is refused in one sentence, %s', async (engine) => {
  const settings = await makeEarlier(engine)
  await expectRefusedCommands(settings, refusal)
  await expect(startTestServer(settings)).rejects.toThrow(refusal)
})

const sqlTypes: Record<EngineName, Record<string, string>> = {
  sqlite: { flag: 'integer', bytes: 'blob' },
  postgres: { flag: 'boolean', bytes: 'bytea' },
}
/** The columns of all tables but that of the migrations; numbers of rows are `integer` on SQLite. */
const columnsThere: Record<EngineName, string> = {
  sqlite: `select m.name as "table", c.name as "column",
    case when c.name = 'id' and m.sql like '%autoincrement%' then 'bigint' else lower(c.type) end as type, c."notnull" = 0 and c.pk = 0 as optional
    from sqlite_master as m join pragma_table_info(m.name) as c where m.type = 'table' and m.name not in ('migration', 'sqlite_sequence')`,
  postgres: `select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as optional
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`,
}

/** A database as 1.0.0 makes it, empty. */
const makeFirst = async (engine: EngineName): Promise<Config> => {
  const isSqlite = engine === 'sqlite'
  const config = readConfig({ DATA_DIR: folder, ID_KEY: testIdKey, ...(!isSqlite && { DATABASE_URL: await emptyDatabase() }) })
  const raw = await openRawDatabase({ deps: { config } as Deps })
  const [first] = await loadMigrations({ sqlite, postgres }[engine], engine)
  for (const statement of first?.statements ?? []) await raw.run(statement)
  await raw.run(`${migrationTable}; insert into migration (name, applied_at) values ('001-schema', 1)`)
  await raw.close()
  return config
}

describe.each(['sqlite', 'postgres'] as const)('a database of 1.0.0, %s', (engine) => {
  test('ruling 60: it keeps the time it last saw, and with games begins with a pause, as it may be a copy or have seen a wrong one', async () => {
    const now = Date.now()
    const paused = { pausedUntil: now + day, jumpedDays: undefined }
    for (const [seen, games, expected] of [
      [now - 1000 * day, 0, { pausedUntil: now + day, jumpedDays: 1000 }],
      [now, 0, { pausedUntil: undefined, jumpedDays: undefined }],
      [undefined, 1, paused],
      [now, 1, paused],
    ] as const) {
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
      const config = await makeFirst(engine)
      const raw = await openRawDatabase({ deps: { config } as Deps })
      if (seen !== undefined) await raw.run(`insert into clock_seen (at) values (${seen})`)
      if (games > 0)
        await raw.run(`insert into secret (hash, operator, test, created_at) values ('h', 'nfl', 0, 1);
          insert into game (uid, secret_id, operator, user_ids_open, created_at, reference) values ('u', 1, 'nfl', 1, 1, 'r');
          insert into id_key_check (id, hash) values (1, '${createIdHash(readIdKey(config) as Buffer)('id key check')}')`)
      await raw.close()
      const store = await openStore(config)
      expect(await store.clock.watch(now), `${seen}`).toEqual(expected)
      await store.close()
    }
  })

  test('decisions about labels, secrets of endpoints and flags are kept', async () => {
    const config = await makeFirst(engine)
    const raw = await openRawDatabase({ deps: { config } as Deps })
    const endpoint = "(operator, test, url, secret, old_secret, old_until, older_secrets, created_at) values ('nfl'"
    await raw.run(`insert into operator_pause (operator, paused_at) values ('nfl', 5), ('hc', 6);
      insert into operator_user_ids (operator, mode, set_at) values ('nfl', 'open', 7), ('spil', 'sessions', 8);
      insert into secret (hash, operator, test, created_at) values ('live', 'spil', 0, 1), ('test', 'spil', 1, 1);
      insert into webhook_endpoint ${endpoint}, 1, 'https://a.example', 's3', 's2', 20, '[{"secret":"s1","until":10}]', 1);
      insert into webhook_endpoint ${endpoint}, 0, 'https://b.example', 's2', 's1', 20, '[]', 1);
      insert into webhook_endpoint ${endpoint}, 0, 'https://c.example', 's1', null, null, null, 1)`)
    await raw.close()
    const store = await openStore(config)
    expect(await store.operatorSettings.states()).toEqual(
      new Map([
        ['nfl', 'paused'],
        ['hc', 'paused'],
      ]),
    )
    expect(await store.userIds.list()).toEqual(
      new Map([
        ['nfl', 'open'],
        ['spil', 'sessions'],
      ]),
    )
    expect((await store.listSecrets('spil')).map(({ hash, test, state }) => [hash, test, state])).toEqual([
      ['live', false, 'live'],
      ['test', true, 'live'],
    ])
    expect((await store.webhooks.list()).map(({ test, oldSecrets }) => [test, oldSecrets])).toEqual([
      [
        true,
        [
          { secret: 's2', until: 20 },
          { secret: 's1', until: 10 },
        ],
      ],
      [false, [{ secret: 's1', until: 20 }]],
      [false, []],
    ])
    await store.close()
  })

  test('the migrations make the tables that are described, with their columns, types and keys', async () => {
    const config = await makeFirst(engine)
    await (await openStore(config)).close()
    const raw = await openRawDatabase({ deps: { config } as Deps })
    const found = (await raw.rows(columnsThere[engine])) as { table: string; column: string; type: string; optional: boolean }[]
    await raw.close()
    const described = Object.entries(schema).flatMap(([table, { columns, isOfSqlite }]) =>
      isOfSqlite && engine !== 'sqlite'
        ? []
        : Object.entries(columns).map(
            ([column, { type, isNullable }]) => `${table}.${column} ${sqlTypes[engine][type] ?? type}${isNullable ? '' : ' not null'}`,
          ),
    )
    const made = found.map(({ table, column, type, optional }) => `${table}.${column} ${type}${optional ? '' : ' not null'}`)
    expect(made.sort()).toEqual(described.sort())
  })
})
