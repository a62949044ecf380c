import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { DatabaseProblem } from '../errors/problem.ts'
import type { Jobs, JobsOptions } from '../jobs/jobs.ts'
import type { IdHash } from '../keys/id-key.ts'
import { type Config, ConfigError, databaseFile } from '../process/config.ts'
import type { AuditEntry } from './audit.ts'
import { closeFolder, prepareFolder } from './data-folder.ts'
import { deleteAgain, deletionFolder, listsIn, noteDeletions } from './deletions.ts'
import type { Finding } from './inspect.ts'
import { openIdHash, replaceIdKey } from './key-check.ts'
import type { EngineName } from './migrate.ts'
import { compileQuery } from './query.ts'
import type { Restored } from './sqlite/restore-sqlite.ts'
import { type Connection, createStore, type Store } from './store.ts'
import { first } from './work.ts'

/** Receives warnings at start, such as waiting for another process or a database changed by a newer release. */
type Warn = (line: string) => void

/** The store of this installation: PostgreSQL with DATABASE_URL, else the SQLite file. Runs migrations before it returns. */
export const openStore = async (config: Config, warn?: Warn): Promise<Store> =>
  createStore(await openDatabase(config, engineOf(config), warn))

/** The store and the job queue of a server process. */
export const openStoreWithJobs = async (
  config: Config,
  options: JobsOptions & { warn?: Warn },
): Promise<{ store: Store; jobs: Jobs; idHash: IdHash; poolCounts: Connection['poolCounts'] }> => {
  const engine = engineOf(config)
  const connection = await openDatabase(config, engine, options.warn, !options.beside)
  const jobs = await connection.openJobs(options).catch(async (error: unknown) => {
    await connection.engine.close()
    throw explainOpening(error, engine)
  })
  return { store: createStore(connection), jobs, idHash: connection.idHash, poolCounts: connection.poolCounts }
}

/** Which database the settings name, without its password. */
export const databaseName = (config: Config, engine = engineOf(config)): string => {
  if (engine === 'sqlite' || !config.databaseUrl) return databaseFile(config)
  const { host, pathname } = new URL(config.databaseUrl)
  return `PostgreSQL ${pathname.slice(1)} at ${host}`
}

const engineOf = (config: Config): EngineName => (config.databaseUrl ? 'postgres' : 'sqlite')

/** The only function that names an engine. Throws ConfigError if it cannot be opened, has another key, or another server has the SQLite file. */
export const openDatabase = async (
  config: Config,
  engine: EngineName,
  warn?: Warn,
  isServer = false,
): Promise<Connection & { idHash: IdHash }> => {
  try {
    const connection = await connect(config, engine, warn, isServer)
    try {
      const idHash = await accept(config, connection, databaseName(config, engine))
      closeFolder(config.dataDir, warn)
      const folder = deletionFolder(config)
      const noteDeleted = folder === undefined ? undefined : noteDeletions(folder, idHash, warn)
      return { ...connection, engine: { ...connection.engine, noteDeleted }, idHash }
    } catch (error) {
      await connection.engine.close()
      throw error
    }
  } catch (error) {
    throw explainOpening(error, engine)
  }
}

/** Signs in to a demo's console, and so marks its database. */
export const demoMember = 'you@gamalyze.example'

const accept = async (config: Config, connection: Connection, name: string): Promise<IdHash> => {
  if (config.production) await refuseDemo(connection, name)
  return openIdHash(config, connection)
}

const refuseDemo = async ({ db, engine }: Connection, name: string): Promise<void> => {
  const find = compileQuery(() => db.selectFrom('consoleMember').select('id').where('email', '=', sql.lit(demoMember)).limit(sql.lit(1)))
  if (await engine.read(() => first(find, {})))
    throw new ConfigError(`${name} belongs to a demo, whose secrets are public: use another database in production`)
}

/** A write-ahead log of another file makes it invalid too. */
const todoIfBroken = 'gamalyze.sqlite in DATA_DIR is broken, move gamalyze.sqlite-wal and -shm away and restore a backup'

/** Says in one line why a database cannot be opened. */
const explainOpening = (error: unknown, engine: EngineName): unknown => {
  if (error instanceof ConfigError || !(error instanceof Error)) return error
  if (error instanceof DatabaseProblem && error.missing)
    return new ConfigError(
      `The database role of DATABASE_URL lacks a right (${error.missing}): grant it, or run gamalyze migrate as the owner of the tables`,
    )
  const code = error instanceof DatabaseProblem ? error.cause : 'code' in error ? String(error.code) : error.message
  const isFull = /^(53100|ENOSPC|EDQUOT)$|FULL$|SHMSIZE$/.test(code)
  const file =
    'path' in error ? `${error.path}` : /READONLY|CANTOPEN/.test(code) ? 'the owner and rights of the files in DATA_DIR' : 'DATA_DIR'
  const where = engine === 'postgres' ? 'DATABASE_URL' : file
  const isBroken = /^SQLITE_(CORRUPT|NOTADB)/.test(code)
  const todo = isFull ? 'its disk is full, free some of it' : isBroken ? todoIfBroken : `check ${where}`
  return new ConfigError(`The database cannot be opened (${code}): ${todo}`)
}

/** The same for errors of the first writes after opening. Any other error is unchanged. */
export const explainWriting = (error: unknown, config: Config): unknown => {
  const isOfFolder = error instanceof Error && 'path' in error && `${error.path}`.startsWith(config.dataDir)
  return isOfFolder || error instanceof DatabaseProblem ? explainOpening(error, isOfFolder ? 'sqlite' : engineOf(config)) : error
}

/** Gives a database whose key was lost the key that is set, or a new one (`replaceIdKey`); the change is noted as this entry. */
export const replaceLostKey = async (config: Config, entry: AuditEntry): Promise<boolean> => {
  const connection = await connect(config, engineOf(config))
  try {
    const isReplaced = await replaceIdKey(config, connection)
    if (isReplaced) await createStore(connection).audit.add(entry)
    return isReplaced
  } finally {
    await connection.engine.close()
  }
}

const connect = async (config: Config, engine: EngineName, warn?: Warn, isServer = false): Promise<Connection> => {
  if (engine === 'postgres') {
    if (!config.databaseUrl) throw new ConfigError('Bad setting: DATABASE_URL must be a postgres:// address')
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres({ url: config.databaseUrl, pool: config.databasePool, warn })
  }
  prepareFolder(config.dataDir)
  // Before it has a log: what is open is told later.
  closeFolder(config.dataDir)
  if (config.production && existsSync(join(config.dataDir, 'demo.json')))
    throw new ConfigError(`${config.dataDir} belongs to a demo, whose secrets are public: set DATA_DIR to another folder in production`)
  const file = databaseFile(config)
  // Its log has the same mode, whatever the umask.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const { openSqlite, openSqliteAlone } = await import('./sqlite/open-sqlite.ts')
  return (isServer ? openSqliteAlone : openSqlite)(file, warn)
}

/** Copies the SQLite file of a running installation; throws ConfigError where there is none or its key is another one. */
export const backupDatabase = async (config: Config, to: string): Promise<void> => {
  const file = databaseFile(config)
  if (config.databaseUrl) throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with pg_dump')
  if (!existsSync(file)) throw new ConfigError(`There is no ${file}: check DATA_DIR`)
  if (!existsSync(dirname(to))) throw new ConfigError(`There is no folder ${dirname(to)}`)
  const { engine } = await openDatabase(config, 'sqlite')
  await engine.close()
  const { backupSqlite } = await import('./sqlite/backup-sqlite.ts')
  backupSqlite(file, to)
}

/** The same for a server while it runs, in a thread of its own. */
export const backupAside = async (config: Config, to: string): Promise<void> => {
  const thread = new Worker(new URL('./sqlite/backup-thread.ts', import.meta.url), {
    workerData: { from: databaseFile(config), to },
    execArgv: [],
  })
  // A server that ends leaves it unfinished.
  thread.unref()
  await once(thread, 'message')
}

/** Restores the SQLite file; of PostgreSQL only deletes again. `isListed`: a list of deletions was found. @throws ConfigError before any change */
export const restoreDatabase = async (config: Config, file: string | undefined, warn: Warn): Promise<Restored> => {
  if (!config.databaseUrl) {
    if (file === undefined) throw new ConfigError('Name a file made by gamalyze backup')
    const { restoreSqlite } = await import('./sqlite/restore-sqlite.ts')
    return restoreSqlite(config, file, (connection) => accept(config, connection, file), warn)
  }
  if (file !== undefined) throw new ConfigError('DATABASE_URL is set: restore with pg_restore, then run gamalyze restore without a file')
  const lists = listsIn(deletionFolder(config))
  const { refuseStrangeDump } = await import('./postgres/inspect-postgres.ts')
  await refuseStrangeDump(config.databaseUrl, databaseName(config)).catch((error) => Promise.reject(explainOpening(error, 'postgres')))
  const connection = await openDatabase(config, 'postgres', warn)
  // Without the hook: what is deleted again is listed already.
  const engine = { ...connection.engine, noteDeleted: undefined }
  const deleted = await deleteAgain({ ...connection, engine }, connection.idHash, lists).finally(engine.close)
  return { deleted, replaced: undefined, isListed: lists.length > 0 }
}

/** What can be said of the database without changing it, its migrations included. */
export const inspectDatabase = async (config: Config, now: () => number): Promise<Finding[]> => {
  if (!config.databaseUrl) return (await import('./sqlite/inspect-sqlite.ts')).inspectSqlite(config, now())
  return (await import('./postgres/inspect-postgres.ts')).inspectPostgres(config, config.databaseUrl, now)
}
