import { Kysely, PostgresDialect } from 'kysely'
import type { Jobs, JobsOptions } from '../../jobs/jobs.ts'
import { ConfigError } from '../../process/config.ts'
import { createKnownGames } from '../draws.ts'
import { loadMigrations, migrationTable, refuseBeforeFirstRelease, warnOfNewer } from '../migrate.ts'
import { noDatabase } from '../query.ts'
import type { Tables } from '../schema/schema.ts'
import type { Connection } from '../store.ts'
import { type Database, openPool, type Runner, withLock } from './database.ts'
import { type AddJob, postgresEngine } from './postgres-engine.ts'
import { openPostgresJobs } from './postgres-jobs.ts'

/** Only compiles SQL; pg runs it as named prepared statements. */
const compiler = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: noDatabase }) })

/** Any fixed number: processes that start at once migrate one after the other. */
const migrationLock = 7_315_001

/** Connects and migrates. `pool`: most connections of this process, which needs two more while it starts; `warn` gets what is unusual. */
export const openPostgres = async ({ url, pool, warn = () => {} }: PostgresOptions): Promise<Connection> => {
  const database = openPool(url, pool)
  try {
    await refuseTransactionMode(database)
    await withLock(database, migrationLock, warn, () => migrate(database, warn))
  } catch (error) {
    await database.end()
    throw error
  }
  const knownGames = createKnownGames()
  let addJob: AddJob = () => Promise.reject(new Error('the job queue is not open'))
  const openJobs = async (options: JobsOptions): Promise<Jobs> => {
    const { jobs, add } = await openPostgresJobs(database, options, warn)
    addJob = add
    return jobs
  }
  const identity = await identityOf(database)
  return {
    engine: postgresEngine(database, (runner, job) => addJob(runner, job)),
    db: compiler,
    knownGames,
    identity,
    openJobs,
    poolCounts: database.counts,
  }
}

type PostgresOptions = { url: string; pool: number; warn?: ((line: string) => void) | undefined }

/** A standby that takes over has its primary's numbers, a restored dump another database's. The cluster's may be hidden from the role. */
const identityOf = async (database: Database): Promise<string> => {
  const ofDatabase = '(select oid::text from pg_database where datname = current_database())'
  const ofCluster = '(select system_identifier::text from pg_control_system())'
  return database.query(`select ${ofCluster}`).then(
    () => `${ofCluster} || ' ' || ${ofDatabase}`,
    () => ofDatabase,
  )
}

/** Connections of 1.0.0, whose processes find their tables no more once it is migrated. Those of later releases have another name. */
const findFirstRelease = "select 1 from pg_stat_activity where datname = current_database() and application_name = 'gamalyze'"

/** In one transaction, on a connection without timeouts: a large table may take minutes. A role that may not create tables can start. */
const migrate = async (database: Database, warn: (line: string) => void): Promise<void> => {
  const migrations = await loadMigrations('postgres')
  await database.alone(async ({ query }) => {
    const { rows: there } = await query("select 1 where to_regclass('migration') is not null")
    if (there.length === 0) await query(migrationTable)
    const { rows } = await query('select name from migration')
    const applied = new Set<unknown>(rows.map(({ name }) => name))
    refuseBeforeFirstRelease(applied)
    warnOfNewer(applied, migrations, warn)
    const pending = migrations.filter(({ name }) => !applied.has(name))
    if (pending.length === 0) return
    if (applied.size === 1 && (await query(findFirstRelease)).rows.length > 0)
      throw new ConfigError('A process of 1.0.0 uses the database (gamalyze in pg_stat_activity): stop all of them, then start again')
    await query('begin')
    for (const { name, statements } of pending) {
      for (const statement of statements) await query(statement)
      await query('insert into migration (name, applied_at) values ($1, $2)', [name, Date.now()])
    }
    await query('commit')
  })
}

/** Times that two connections are compared, as other processes may use the pooler meanwhile */
const rounds = 3
const timeoutMs = 6000

/**
 * A pooler in transaction mode gives each transaction any connection of the server, where prepared statements of others lie: seen by two
 * connections that are one, or by one that changes.
 * @throws ConfigError
 */
export const refuseTransactionMode = (database: Database): Promise<void> =>
  database.alone(
    (one) =>
      database.alone(async (other) => {
        for (let round = 0; round < rounds; round += 1) {
          const first = await backendOf(one)
          await other.query('begin').catch(refuse)
          // In this order: a pooler with a single connection would let the second wait for the first.
          if ((await backendOf(other)) === first || (await backendOf(one)) !== first) refuse()
          await other.query('rollback')
        }
      }, timeoutMs),
    timeoutMs,
  )

const backendOf = async ({ query }: Runner): Promise<unknown> => (await query('select pg_backend_pid() as pid')).rows[0]?.pid

const refuse = (): never => {
  throw new ConfigError(
    'DATABASE_URL leads to a pooler in transaction or statement mode: Gamalyze needs session mode (pool_mode = session)',
  )
}
