import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Again, DatabaseProblem, ProblemError } from '../../errors/problem.ts'
import { ConfigError } from '../../process/config.ts'
import { migrationPatienceMs, waitsForMigration } from '../migrate.ts'
import { problemOf } from './problem-of.ts'

/** Something that runs statements: the database, or one connection of it. */
export type Runner = { query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> }

/** Connections of this process; all their errors are classified by `problemOf`. */
export type Database = Runner & {
  /** Runs in a transaction on a connection of the pool. */
  transact<T>(work: (runner: Runner) => Promise<T>): Promise<T>
  /** Runs on a connection of its own, which is closed afterwards; statements have no timeout unless one is given, ms. */
  alone<T>(work: (runner: Runner) => Promise<T>, timeoutMs?: number): Promise<T>
  counts(): { open: number; idle: number; waiting: number }
  end(): Promise<void>
}

/** PostgreSQL's type OID of bigint: counts and times fit a JavaScript number. */
const bigint = 20
/** The error of a former primary that refuses writes. */
const readOnly = '25006'
/** ms between two times that all connections are replaced */
const renewalPause = 1000
/** Set by a statement, since poolers refuse them as connection parameters. */
const timeouts = 'set statement_timeout = 5000; set idle_in_transaction_session_timeout = 10000'

/** Thrown by store logic: the connection is still usable. */
const isRefusal = (error: unknown): boolean => error instanceof ProblemError && !(error instanceof DatabaseProblem)

/** Opens no connection yet. `max` is the maximum number of connections of the pool. */
export const openPool = (url: string, max: number): Database => {
  const shared: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'gamalyze 1.1',
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  }
  const open = (): pg.Pool => {
    const pool = new pg.Pool({
      ...shared,
      max,
      query_timeout: 6000,
      idleTimeoutMillis: 60_000,
      onConnect: async (client) => void (await client.query(timeouts)),
    })
    // Without listeners a connection that dies would end the process. The pool replaces an idle one; on one in use the next statement fails.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  let pool = open()
  let renewedAt = 0

  /** Connections to a demoted primary would be used forever, since they can still read. */
  const renew = (): void => {
    if (performance.now() - renewedAt < renewalPause) return
    renewedAt = performance.now()
    const old = pool
    pool = open()
    void old.end()
  }
  const toProblem = (error: unknown, again?: Again): unknown => {
    const problem = problemOf(error, again)
    if (problem instanceof DatabaseProblem && problem.cause === readOnly) renew()
    return problem
  }

  /** A pooled connection may work although the server refuses new ones, and vice versa. */
  const reconnection: Again = {
    key: 'connect',
    run: async () => {
      await onOne(async () => {})
      await alone(async () => {})
    },
  }
  const ask = (client: pg.ClientBase, statement: string | pg.QueryConfig, values?: unknown[], again?: Again): Promise<pg.QueryResult> =>
    client.query(statement, values).catch((error: unknown) => {
      throw toProblem(error, again)
    })
  const runnerOn = (client: pg.ClientBase): Runner => ({
    query: (statement, values) => ask(client, statement, values, againOf(statement, values)),
  })
  const refuseConnection = (error: unknown): never => {
    throw toProblem(error, reconnection)
  }

  const alone: Database['alone'] = async (work, timeoutMs) => {
    const client = new pg.Client({ ...shared, query_timeout: timeoutMs })
    client.on('error', () => {})
    try {
      await client.connect().catch(refuseConnection)
      return await work(runnerOn(client))
    } finally {
      await client.end().catch(() => {})
    }
  }
  /** Runs on a connection of the pool, which does not survive a failure. */
  const onOne = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(refuseConnection)
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const transact: Database['transact'] = async (work) => {
    const end = await onOne(async (client) => {
      await ask(client, 'begin')
      try {
        const result = await work(runnerOn(client))
        await ask(client, 'commit')
        return () => result
      } catch (error) {
        if (!isRefusal(error)) throw error
        // Otherwise each call that lacks a permission would cost a new connection.
        await ask(client, 'rollback')
        return () => {
          throw error
        }
      }
    })
    return end()
  }

  const againOf = (statement: string | pg.QueryConfig, values?: unknown[]): Again => {
    const text = typeof statement === 'string' ? statement : statement.text
    const run = (): Promise<unknown> =>
      onOne(async (client) => {
        // The queue's maintenance brings its own transactions, and may be repeated.
        if (/^\s*begin\b/i.test(text)) return ask(client, statement, values)
        await ask(client, 'begin')
        await ask(client, statement, values)
        return ask(client, 'rollback')
      })
    return { key: text, run }
  }

  return {
    query: (statement, values) => onOne((client) => runnerOn(client).query(statement, values)),
    transact,
    alone,
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  }
}

/** ms between tries */
const interval = 200

/** Runs while no other process changes tables: under a transaction's lock, as a pooler keeps a session's. @throws ConfigError after two minutes */
export const withLock = <T>(database: Database, lock: number, warn: (line: string) => void, work: () => Promise<T>): Promise<T> =>
  database.alone(async ({ query }) => {
    await query('begin')
    await query('set local idle_in_transaction_session_timeout = 0')
    const isFree = async () => (await query('select pg_try_advisory_xact_lock($1) as free', [lock])).rows[0]?.free === true
    for (let waitedMs = 0; !(await isFree()); waitedMs += interval) {
      if (waitedMs === 0) warn(waitsForMigration)
      if (waitedMs >= migrationPatienceMs)
        throw new ConfigError(
          `Another process has held the lock of migrations (${lock}) for ${migrationPatienceMs / 1000} s: look for it in pg_locks, end it and start again`,
        )
      await sleep(interval)
    }
    return work()
  }, migrationPatienceMs)
