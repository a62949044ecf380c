import { setTimeout as pause } from 'node:timers/promises'
import { schema } from '../schema/schema.ts'
import type { Database, Runner } from './database.ts'

const hour = 3600 * 1000
/** ms between two runs; the first follows an hour after the start */
const interval = 24 * hour
/** Any fixed number: one process of several does it. */
const vacuumLock = 7_315_003
/** Tables of what players leave, whose rows go with a game or after a while; sessions of partners' servers too. */
const vacuumed = Object.entries(schema).flatMap(([name, { about, isOfSqlite }]) =>
  (about === 'players' && !isOfSqlite) || name === 'secret' ? [`'"${name}"'`] : [],
)
/** These tables, and the partitions of the queue */
const tables = `
  select id::text as name, pg_total_relation_size(id) as bytes from (
    select unnest(array[${vacuumed}]::regclass[]) as id
    union select relid from pg_partition_tree(to_regclass('pgboss.job')) where isleaf
  ) as tables`
/** Largest table that is written anew, which locks it for up to half a second, bytes */
const largestRewrite = 32 * 1024 * 1024

/** Once a day removes deleted rows, which autovacuum leaves. A plain vacuum overwrites nothing, so tables of usual size are written anew. */
export const createVacuum = (database: Database) => {
  let next = Date.now() + hour
  return async (now = Date.now()): Promise<void> => {
    if (now < next) return
    next = now + interval
    await database.alone(async ({ query }) => {
      // A transaction's lock, since a pooler would keep a session's. An otherwise idle connection holds it.
      await query('begin; set local idle_in_transaction_session_timeout = 0')
      const { rows } = await query('select pg_try_advisory_xact_lock($1) as free', [vacuumLock])
      if (!rows[0]?.free) return
      await database.alone(vacuum)
    })
  }
}

const vacuum = async ({ query }: Runner): Promise<void> => {
  await query('set lock_timeout = 500')
  const { rows } = await query(tables)
  for (const { name, bytes } of rows) {
    await query(`vacuum (index_cleanup on) ${name}`)
    // Each try waits half a second for the table, with players behind it; one that is always in use stays as it is until the next day.
    for (let tries = 10; bytes <= largestRewrite && tries > 0; tries -= 1) {
      const isDone = await query(`vacuum full ${name}`).catch(() => undefined)
      if (isDone) break
      await pause(1000)
    }
  }
}
