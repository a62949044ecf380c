import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Jobs, JobsOptions } from '../jobs/jobs.ts'
import { type Config, ConfigError, databaseFile } from '../process/config.ts'
import type { IdHash } from '../security/id-key.ts'
import { openIdHash, replaceIdKey } from './key-check.ts'
import type { EngineName } from './migrate.ts'
import type { AuditEntry } from './records.ts'
import { type Connection, createStore, type Store } from './store.ts'

/** The store of this installation: PostgreSQL with DATABASE_URL, else the SQLite file. Runs migrations before it returns. */
export const openStore = async (config: Config): Promise<Store> =>
  createStore(await openDatabase(config, config.databaseUrl ? 'postgres' : 'sqlite'))

/** The store and the job queue of a server process. */
export const openStoreWithJobs = async (config: Config, options: JobsOptions): Promise<{ store: Store; jobs: Jobs; idHash: IdHash }> => {
  const connection = await openDatabase(config, config.databaseUrl ? 'postgres' : 'sqlite')
  return { store: createStore(connection), jobs: await connection.openJobs(options), idHash: connection.idHash }
}

/** The only function that names a store engine. Throws ConfigError when the database cannot be opened or has another key. */
export const openDatabase = async (config: Config, engine: EngineName): Promise<Connection & { idHash: IdHash }> => {
  try {
    const connection = await connect(config, engine)
    try {
      return { ...connection, idHash: await openIdHash(config, connection) }
    } catch (error) {
      await connection.engine.close()
      throw error
    }
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error)) throw error
    const reason = 'code' in error ? String(error.code) : error.message
    throw new ConfigError(`The database cannot be opened (${reason}): check ${engine === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR'}`)
  }
}

/** Gives a database whose key was lost the key that is set, or a new one (`replaceIdKey`); the change is noted as this entry. */
export const replaceLostKey = async (config: Config, entry: AuditEntry): Promise<boolean> => {
  const connection = await connect(config, config.databaseUrl ? 'postgres' : 'sqlite')
  try {
    const isReplaced = await replaceIdKey(config, connection)
    if (isReplaced) await createStore(connection).audit.add(entry)
    return isReplaced
  } finally {
    await connection.engine.close()
  }
}

const connect = async (config: Config, engine: EngineName): Promise<Connection> => {
  if (engine === 'postgres') {
    if (!config.databaseUrl) throw new ConfigError('Bad setting: DATABASE_URL must be a postgres:// address')
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres({ url: config.databaseUrl, pool: config.databasePool })
  }
  prepareFolder(config.dataDir)
  const { openSqlite } = await import('./sqlite/open-sqlite.ts')
  return openSqlite(databaseFile(config))
}

/** Copies the SQLite file of a running installation; throws ConfigError where there is none or its key is another one. */
export const backupDatabase = async (config: Config, to: string): Promise<void> => {
  const file = databaseFile(config)
  if (config.databaseUrl) throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with pg_dump')
  if (!existsSync(file)) throw new ConfigError(`There is no ${file}: check DATA_DIR`)
  const { engine } = await openDatabase(config, 'sqlite')
  await engine.close()
  const { backupSqlite } = await import('./sqlite/backup-sqlite.ts')
  backupSqlite(file, to)
}

/** Creates the data folder; throws ConfigError when it is not writable. */
export const prepareFolder = (folder: string): void => {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigError(`Bad setting: DATA_DIR must be a folder that can be written (${folder})`)
  }
}

/** One level at a time: with `recursive` Node never returns below a folder that refuses with ENOENT, such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder, { mode: 0o700 })
}
