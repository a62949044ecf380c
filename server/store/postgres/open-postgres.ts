import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import type { Jobs, JobsOptions } from '../../jobs/jobs.ts'
import { createKnownGames } from '../draws.ts'
import { loadMigrations, migrationTable, refuseBeforeFirstRelease } from '../migrate.ts'
import type { Connection } from '../store.ts'
import type { Tables } from '../tables.ts'
import { type JobTables, postgresEngine } from './postgres-engine.ts'
import { openPostgresJobs } from './postgres-jobs.ts'

/** Only compiles SQL; pg runs it as named prepared statements. */
const compiler = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Any fixed number: processes that start at once migrate one after the other. */
const migrationLock = 7_315_001

/** Connects to PostgreSQL and runs pending migrations. `pool` is the maximum number of connections of this process. */
export const openPostgres = async ({ url, pool: max }: { url: string; pool: number }): Promise<Connection> => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'gamalyze',
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  })
  // Without listeners a connection that dies would end the process. The pool replaces an idle one; on one in use the next statement fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const known = createKnownGames()
  let tables: JobTables = { add: () => Promise.reject(new Error('the job queue is not open')), drop: async () => 0 }
  const openJobs = async (options: JobsOptions): Promise<Jobs> => {
    const { jobs, ...opened } = await openPostgresJobs(pool, options)
    tables = opened
    return jobs
  }
  return { engine: postgresEngine(pool, () => tables), db: compiler, known, openJobs }
}

/** PostgreSQL's type OID of bigint: counts and times fit a JavaScript number. */
const bigint = 20

const migrate = async (pool: pg.Pool): Promise<void> => {
  const migrations = await loadMigrations(compiler, 'postgres')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(migrationTable)
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map(({ name }) => name))
    refuseBeforeFirstRelease(applied)
    for (const { name, statements } of migrations) {
      if (applied.has(name)) continue
      for (const statement of statements) await client.query(statement)
      await client.query('insert into migration (name, applied_at) values ($1, $2)', [name, Date.now()])
    }
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
