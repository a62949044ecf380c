import { DatabaseProblem } from '../../errors/problem.ts'
import { type Config, ConfigError } from '../../process/config.ts'
import { bad, type Finding, goodIf, judgeFacts } from '../inspect.ts'
import { loadMigrations, refuseStrangeBackup } from '../migrate.ts'
import { openPool, type Runner } from './database.ts'
import { refuseTransactionMode } from './open-postgres.ts'

/** Settings of the server that nothing may turn off, and why. */
const mustBeOn = {
  fsync: 'a power cut breaks the database',
  full_page_writes: 'a power cut breaks the database',
  synchronous_commit: 'what was acknowledged is lost when it stops',
  autovacuum: 'tables grow, and deleted data stay',
} as const
/** s that two clocks may differ */
const clockSeconds = 5
const oldest = 15

/** Looks at a PostgreSQL database without changing it. */
export const inspectPostgres = async (config: Config, url: string, now: () => number): Promise<Finding[]> => {
  const database = openPool(url, 1)
  try {
    await refuseTransactionMode(database)
    return await database.alone((runner) => inspect(runner, config, now), 10_000)
  } catch (error) {
    if (error instanceof ConfigError) return [bad('database', error.message)]
    if (error instanceof DatabaseProblem) return [bad('database', `cannot be reached (${error.cause}): check DATABASE_URL`)]
    throw error
  } finally {
    await database.end()
  }
}

/** Values of a column, none where there is no such column. */
const readColumn = async ({ query }: Runner, table: string, column: string): Promise<unknown[]> => {
  const { rows: there } = await query('select 1 from pg_attribute where attrelid = to_regclass($1) and attname = $2', [
    `"${table}"`,
    column,
  ])
  return there.length === 0 ? [] : (await query(`select "${column}" as value from "${table}"`)).rows.map(({ value }) => value)
}

/** @throws ConfigError for a database into which no dump of this release or an earlier one was restored, before it is opened, which migrates it */
export const refuseStrangeDump = async (url: string, name: string): Promise<void> => {
  const database = openPool(url, 1)
  const applied = await database.alone((runner) => readColumn(runner, 'migration', 'name'), 10_000).finally(database.end)
  refuseStrangeBackup(name, applied, await loadMigrations('postgres'))
}

const inspect = async (runner: Runner, config: Config, now: () => number): Promise<Finding[]> => {
  const { query } = runner
  const migrations = await loadMigrations('postgres')
  const { rows } = await query('select name, setting from pg_settings')
  const setting = new Map<string, string>(rows.map(({ name, setting }) => [name, setting]))
  const major = Math.floor(Number(setting.get('server_version_num')) / 10_000)
  const [own] = (
    await query(`select extract(epoch from clock_timestamp()) * 1000 as at, pg_is_in_recovery() as standby,
      pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`)
  ).rows
  const skew = Math.abs(Number(own.at) - now()) / 1000
  const free = Number(setting.get('max_connections')) - Number(setting.get('superuser_reserved_connections'))
  const facts = {
    applied: (await readColumn(runner, 'migration', 'name')).map(String),
    keyHash: (await readColumn(runner, 'idKeyCheck', 'hash'))[0] as string | undefined,
    seenAt: (await readColumn(runner, 'clockGuard', 'seenAt'))[0] as number | null | undefined,
  }
  return [
    goodIf(major >= oldest, 'database', `PostgreSQL ${major} answers`, `PostgreSQL ${major} is too old: ${oldest} or newer`),
    ...(own.standby ? [bad('database', 'is a standby, which cannot be written: DATABASE_URL must lead to the primary')] : []),
    ...(own.encoding === 'UTF8' ? [] : [bad('database', `has the encoding ${own.encoding}: create it with UTF8`)]),
    ...Object.entries(mustBeOn).flatMap(([name, why]) => (setting.get(name) === 'off' ? [bad('database', `${name} is off: ${why}`)] : [])),
    goodIf(
      free >= config.databasePool + 2,
      'database',
      `${free} connections; each process takes up to ${config.databasePool}, and two while it starts`,
      `${free} connections are fewer than a process takes: raise max_connections, or lower DATABASE_POOL`,
    ),
    goodIf(
      skew < clockSeconds,
      'clock',
      'that of the database',
      `differs by ${Math.round(skew)} s from that of the database: see NTP on both`,
    ),
    ...judgeFacts(facts, migrations, config, now()),
  ]
}
