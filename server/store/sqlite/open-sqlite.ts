import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite, { type ColumnDefinition, type Database, type Statement } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Again } from '../../errors/problem.ts'
import type { NewJob } from '../../jobs/jobs.ts'
import { runAfterYield } from '../../process/event-loop.ts'
import { createKnownGames } from '../draws.ts'
import {
  loadMigrations,
  migrationPatienceMs,
  migrationTable,
  refuseBeforeFirstRelease,
  waitsForMigration,
  warnOfNewer,
} from '../migrate.ts'
import { noDatabase, type Query } from '../query.ts'
import type { Table } from '../schema/columns.ts'
import { schema, type Tables } from '../schema/schema.ts'
import type { Connection } from '../store.ts'
import { type Call, type Engine, type Outcome, valuesOf, type Work } from '../work.ts'
import { createEraser, largestLog, sizesOf, truncateLog } from './eraser.ts'
import { groupCommit } from './group-commit.ts'
import { lockFile, refuseStrangeLog } from './lock-file.ts'
import { isBusy, isDamage, problemOf } from './problem-of.ts'
import { openSqliteJobs, sqliteJobInsert, sqliteJobRemovals } from './sqlite-jobs.ts'

/** How long to wait for another process, such as the command line, to release the write lock, ms. */
export const lockTimeoutMs = 2000
/** The same within one statement, ms: SQLite waits without letting anything else run. */
const shortLockTimeoutMs = 5

/** Only compiles SQL; the statements run prepared and synchronously. */
const compiler = new Kysely<Tables>({ dialect: new SqliteDialect({ database: noDatabase }) })

/** As `openSqlite`, for a server: throws ConfigError while another one has the file. */
export const openSqliteAlone = async (file: string, warn?: (line: string) => void): Promise<Connection> => {
  const release = await lockFile(file, warn)
  try {
    const connection = await openSqlite(file, warn)
    const close = () => connection.engine.close().finally(release)
    return { ...connection, engine: { ...connection.engine, close } }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the SQLite file, creating and migrating it where needed; `warn` receives lines about anything unusual. */
export const openSqlite = async (file: string, warn: (line: string) => void = () => {}): Promise<Connection> => {
  refuseStrangeLog(file)
  const db = new Sqlite(file, { timeout: lockTimeoutMs })
  try {
    await onceFree(() => db.pragma('journal_mode = wal'), warn)
    db.pragma('synchronous = full')
    db.pragma('foreign_keys = on')
    db.pragma('secure_delete = on')
    db.pragma(`journal_size_limit = ${largestLog}`)
    await migrate(db, warn)
    db.pragma(`busy_timeout = ${shortLockTimeoutMs}`)
    // Finishes erasing what was deleted before a crash.
    truncateLog(db)
  } catch (error) {
    db.close()
    throw error
  }
  const knownGames = createKnownGames()
  const engine = sqliteEngine(db, warn)
  // A file that was copied by other means than `backup` cannot be told from the one it was.
  return { engine, db: compiler, knownGames, identity: "''", openJobs: (options) => openSqliteJobs(engine, compiler, options) }
}

const migrate = async (db: Database, warn: (line: string) => void): Promise<void> => {
  const migrations = await loadMigrations('sqlite')
  const apply = db.transaction(() => {
    db.exec(migrationTable)
    const applied = new Set(db.prepare('select name from migration').pluck().all())
    refuseBeforeFirstRelease(applied)
    warnOfNewer(applied, migrations, warn)
    for (const { name, statements } of migrations) {
      if (applied.has(name)) continue
      for (const statement of statements) db.exec(statement)
      db.prepare('insert into migration (name, applied_at) values (?, ?)').run(name, Date.now())
    }
  })
  await onceFree(() => apply.immediate(), warn)
}

/**
 * Tries again while another process opens or migrates the file. SQLite waits `lockTimeoutMs` itself, but not on the way to a log: of two that have
 * read the old mode one is refused at once.
 */
const onceFree = async (run: () => unknown, warn: (line: string) => void): Promise<void> => {
  const startedAt = performance.now()
  for (let isTold = false; ; ) {
    try {
      run()
      return
    } catch (error) {
      const waitedMs = performance.now() - startedAt
      if (!isBusy(error) || waitedMs >= migrationPatienceMs) throw error
      if (!isTold && waitedMs >= lockTimeoutMs) {
        warn(waitsForMigration)
        isTold = true
      }
      // A signal may end the process.
      await sleep(shortLockTimeoutMs)
    }
  }
}

/**
 * Where a statement joins tables, or a table has a partial index, SQLite compiles it again for each value that a column is compared with: ten
 * times the CPU. It cannot see the value of a subquery. Updates and deletions keep theirs, as they would need a second pass.
 */
export const withoutLookingAtValues = (text: string): string =>
  /^\s*(?:select|insert)/.test(text) ? text.replaceAll(/([=<>]) \?/g, '$1 (select ?)') : text

/** `flags`: columns of its rows that hold 0 or 1, where the code has booleans */
type Prepared = { statement: Statement<unknown[]>; flags: string[] }

const isFlag = ({ table, column }: ColumnDefinition): boolean =>
  (schema as Readonly<Record<string, Table>>)[table ?? '']?.columns[column ?? '']?.type === 'flag'

const toSqlite = (value: unknown): unknown => (value === undefined ? null : typeof value === 'boolean' ? Number(value) : value)

const sqliteEngine = (db: Database, warn: (line: string) => void): Engine => {
  const prepared = new Map<string, Prepared>()
  let damage: unknown
  const toProblem = (error: unknown, again?: Again): unknown => {
    const problem = problemOf(error, again)
    if (isDamage(error)) damage ??= problem
    return problem
  }
  const commits = groupCommit(db, lockTimeoutMs, toProblem)
  const eraser = createEraser(db, toProblem, warn)

  const prepare = (text: string): Prepared => {
    const statement = db.prepare<unknown[]>(withoutLookingAtValues(text))
    const columns = statement.reader ? statement.columns() : []
    return { statement, flags: columns.flatMap((column) => (isFlag(column) ? [column.name] : [])) }
  }
  const execute = (query: Query<never, unknown>, values: unknown[]): Outcome => {
    try {
      let entry = prepared.get(query.sql)
      if (!entry) {
        entry = prepare(query.sql)
        prepared.set(query.sql, entry)
      }
      const { statement, flags } = entry
      for (let at = 0; at < values.length; at += 1) values[at] = toSqlite(values[at])
      if (!statement.reader) return { rows: [], changes: statement.run(...values).changes }
      const rows = statement.all(...values) as Record<string, unknown>[]
      for (const flag of flags) for (const row of rows) row[flag] = row[flag] === null ? null : row[flag] === 1
      return { rows, changes: 0 }
    } catch (error) {
      throw toProblem(error, { key: query.sql, run: async () => tryAgain(query, values) })
    }
  }
  const tryAgain = (query: Query<never, unknown>, values: unknown[]): void => {
    db.exec('begin')
    try {
      execute(query, values)
    } finally {
      if (db.inTransaction) db.exec('rollback')
    }
  }

  const insertJob = sqliteJobInsert(compiler)
  const add = ({ kind, key, network, data, startAfter = 0 }: NewJob): Outcome =>
    execute(
      insertJob,
      valuesOf(insertJob, { kind, key, network, data: JSON.stringify({ ...data, addedAt: Date.now() }), nextAt: startAfter }),
    )

  const answer = (call: Call): Outcome => {
    if ('job' in call) return add(call.job)
    if ('query' in call) return execute(call.query, call.values)
    eraser.erase()
    return { rows: [], changes: 0 }
  }

  const run = <T>(work: () => Work<T>): T => {
    const steps = work()
    let step = steps.next()
    while (!step.done) step = steps.next(answer(step.value))
    return step.value
  }

  /** Once the file is known to be damaged nothing is stored until a restart: pages in memory would hide what is lost. */
  const write = <T>(work: () => Work<T>): Promise<T> => (damage ? Promise.reject(damage) : commits.add(() => run(work)))
  return {
    exclusive: true,
    removals: sqliteJobRemovals(compiler),
    read: (work) => runAfterYield(() => run(work)),
    write,
    transact: write,
    scrub: eraser.scrub,
    look: eraser.look,
    sizes: async () => sizesOf(db.name),
    async close() {
      await eraser.close()
      db.pragma(`busy_timeout = ${lockTimeoutMs}`)
      commits.flush()
      db.close()
    },
  }
}
