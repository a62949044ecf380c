import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../../process/config.ts'
import type { Database } from './database.ts'

/** ms between tries, and until nobody waits any longer */
const interval = 200
const patienceMs = 120_000

/** Runs while no other process changes tables: under a transaction's lock, as a pooler keeps a session's. @throws ConfigError after two minutes */
export const withLock = <T>(database: Database, lock: number, warn: (line: string) => void, work: () => Promise<T>): Promise<T> =>
  database.alone(async ({ query }) => {
    await query('begin')
    await query('set local idle_in_transaction_session_timeout = 0')
    const isFree = async () => (await query('select pg_try_advisory_xact_lock($1) as free', [lock])).rows[0]?.free === true
    for (let waitedMs = 0; !(await isFree()); waitedMs += interval) {
      if (waitedMs === 0) warn('Another process is changing the tables of the database: waiting for it')
      if (waitedMs >= patienceMs)
        throw new ConfigError(
          `Another process has held the lock of migrations (${lock}) for ${patienceMs / 1000} s: look for it in pg_locks, end it and start again`,
        )
      await sleep(interval)
    }
    return work()
  }, patienceMs)
