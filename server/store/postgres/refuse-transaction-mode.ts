import { ConfigError } from '../../process/config.ts'
import type { Database, Runner } from './database.ts'

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
