import Sqlite from 'better-sqlite3'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { loadMigrations, migrationTable } from '../../store/migrate.ts'
import type { Tables } from '../../store/schema/schema.ts'

export type DumpedEngine = 'sqlite' | 'postgres'
type Row = Record<string, unknown>

/** A database as SQL that makes it again. */
export const dump = (engine: DumpedEngine, place: string): Promise<string> =>
  engine === 'sqlite' ? dumpSqlite(place) : dumpPostgres(place)

const literal = (value: unknown, bytes: (hex: string) => string): string => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Buffer.isBuffer(value)) return bytes(value.toString('hex'))
  if (Array.isArray(value)) return `'{${value}}'`
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** One statement of a table's rows. */
const inserts = (table: string, rows: Row[], bytes: (hex: string) => string): string[] => {
  if (!rows[0]) return []
  const values = rows.map((row) => `(${Object.values(row).map((value) => literal(value, bytes))})`)
  return [`insert into ${table} (${Object.keys(rows[0])}) values\n${values.join(',\n')}`]
}

const script = (statements: string[]): string => `${statements.join(';\n')};\n`

const dumpSqlite = async (file: string): Promise<string> => {
  const db = new Sqlite(file)
  const bytes = (hex: string) => `x'${hex}'`
  const named = db.prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'").all() as Row[]
  const tables = named.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  const rows = [...tables, 'sqlite_sequence'].flatMap((table) => inserts(table, db.prepare(`select * from ${table}`).all() as Row[], bytes))
  const made = (isTrigger: boolean) => named.filter(({ type }) => (type === 'trigger') === isTrigger).map(({ sql }) => String(sql))
  db.close()
  return script(['pragma foreign_keys = off', ...made(false), 'delete from sqlite_sequence', ...rows, ...made(true)])
}

/** Its tables are those of the release's own migrations and of its queue. */
const dumpPostgres = async (connectionString: string): Promise<string> => {
  const client = new pg.Client({ connectionString })
  pg.types.setTypeParser(20, Number)
  await client.connect()
  const rowsOf = async (sql: string) => (await client.query(sql)).rows as Row[]
  const compiler = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const made = [migrationTable, ...(await loadMigrations(compiler, 'postgres')).flatMap(({ statements }) => statements)]
  const names = await rowsOf(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid",
  )
  const bytes = (hex: string) => `'\\x${hex}'`
  const rows: string[] = []
  const tables = [...names.map(({ name }) => String(name)), 'pgboss.queue', 'pgboss.job']
  for (const table of tables) rows.push(...inserts(table, await rowsOf(`select * from ${table}`), bytes))
  const numbers = await rowsOf("select schemaname || '.' || sequencename as name, last_value from pg_sequences where schemaname = 'public'")
  const sequences = numbers.flatMap(({ name, last_value: last }) => (last === null ? [] : [`select setval('${name}', ${last})`]))
  await client.end()
  return script([...made, getConstructionPlans('pgboss'), 'set session_replication_role = replica', ...rows, ...sequences])
}
