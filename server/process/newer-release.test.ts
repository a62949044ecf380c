import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { emptyDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { finishGame, playGame } from '../testing/play-game.ts'
import { mixedStacks, startTestServer, testIdKey } from '../testing/test-server.ts'
import { readConfig } from './config.ts'

const folder = newFolder()

/** What a newer release's migration may do while this one runs: a column more in every table, and a table. */
const changes = (tables: string[]): string[] => [
  ...tables.map((table) => `alter table "${table}" add column later text`),
  'create table later (id integer)',
  "insert into migration (name, applied_at) values ('999-later', 1)",
]

const migrateSqlite = async ({ DATA_DIR = '' }: Record<string, string>): Promise<void> => {
  const db = new Sqlite(join(DATA_DIR, 'gamalyze.sqlite'), { timeout: 2000 })
  const tables = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'").pluck().all()
  for (const statement of changes(tables as string[])) db.exec(statement)
  db.close()
}

const migratePostgres = async ({ DATABASE_URL = '' }: Record<string, string>): Promise<void> => {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<[string]>({ text: "select tablename from pg_tables where schemaname = 'public'", rowMode: 'array' })
  for (const statement of changes(rows.flat())) await client.query(statement)
  await client.end()
}

test.each([
  ['SQLite', migrateSqlite, async () => ({ DATA_DIR: join(folder, 'beside') })],
  ['PostgreSQL', migratePostgres, async () => ({ DATABASE_URL: await emptyDatabase() })],
])(
  'a server plays on beside a newer release that changes its tables on %s; its own next start says so',
  async (_engine, migrate, prepare) => {
    const settings: Record<string, string> = await prepare()
    const server = await startTestServer(settings)
    await playGame(server)
    const uid = await server.newGame()
    await server.play(uid, [...mixedStacks()].slice(0, 40))
    await migrate(settings)
    await finishGame(server, uid)
    await playGame(server)
    expect((await server.call('GET', `/api/v1/results/report/${uid}.pdf`)).status).toBe(200)
    expect((await server.call('GET', '/metrics')).body).toContain('outages_total{part="database"} 0')
    await server.close()
    const lines: string[] = []
    const store = await openStore(readConfig({ ...settings, ID_KEY: testIdKey }), (line) => lines.push(line)).catch(() => undefined)
    await store?.close()
    expect(lines).toEqual(['A newer release has changed the database (999-later): bring this one up to date'])
  },
)
