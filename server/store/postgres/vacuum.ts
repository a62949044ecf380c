import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

const hour = 3600 * 1000
/** ms between two runs; the first follows an hour after the start */
const interval = 24 * hour
/** Any fixed number: one process of several does it. */
const vacuumLock = 7_315_003
/** Tables that hold something that names a game or its player */
const tables = ['game', 'secret', 'consent', 'consent_use', 'analysis', 'advice', 'document', 'webhook_event']
/** Largest table that is written anew, which locks it for up to half a second, bytes */
const largestRewrite = 32 * 1024 * 1024

/**
 * Once a day removes deleted rows, and what indexes hold of them, which autovacuum leaves until a fifth of a table has changed. A plain
 * vacuum frees their bytes without overwriting them, so tables of usual size are written anew.
 */
export const createVacuum = (pool: Pool) => {
  let next = Date.now() + hour
  return async (now = Date.now()): Promise<void> => {
    if (now < next) return
    next = now + interval
    const client = await pool.connect()
    const run = (text: string) => client.query({ text, query_timeout: 0 } as { text: string })
    const sizes = tables.map((name) => `('${name}', pg_total_relation_size('${name}'))`)
    try {
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [vacuumLock])
      if (!rows[0]?.locked) return
      await client.query('set statement_timeout = 0; set lock_timeout = 500')
      const { rows: sized } = await client.query<{ name: string; bytes: number }>(`select * from (values ${sizes}) as sizes (name, bytes)`)
      for (const { name, bytes } of sized) {
        await run(`vacuum (index_cleanup on) ${name}`)
        // Each try waits half a second for the table, with players behind it; one that is always in use stays as it is until the next day.
        for (let tries = 10; bytes <= largestRewrite && tries > 0; tries -= 1) {
          const done = await run(`vacuum full ${name}`).then(
            () => true,
            () => false,
          )
          if (done) break
          await pause(1000)
        }
      }
      const { rows: queues } = await client.query("select 1 where to_regclass('pgboss.job') is not null")
      if (queues.length > 0) await run('vacuum pgboss.job')
    } finally {
      // Closing the connection releases the lock as well.
      client.release(true)
    }
  }
}
