import type { Pool } from 'pg'

const hour = 3600 * 1000
/** ms between two runs; the first follows an hour after the start */
const interval = 24 * hour
/** Any fixed number: one process of several does it. */
const vacuumLock = 7_315_003
/** Tables that hold something of a game or its player */
const tables = ['game', 'secret', 'consent', 'consent_use', 'draw', 'popup_answer', 'analysis', 'guess', 'advice', 'document']
const all = [...tables, 'webhook_event', 'webhook_delivery', 'webhook_try', 'pgboss.job']

/** Once a day removes deleted rows, and what indexes hold of them, which autovacuum leaves until a fifth of a table has changed. */
export const createVacuum = (pool: Pool) => {
  let next = Date.now() + hour
  return async (now = Date.now()): Promise<void> => {
    if (now < next) return
    next = now + interval
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [vacuumLock])
      if (rows[0].locked)
        for (const table of all) await client.query({ text: `vacuum (index_cleanup on) ${table}`, query_timeout: 0 } as never)
    } finally {
      // Closing the connection also releases the lock.
      client.release(true)
    }
  }
}
