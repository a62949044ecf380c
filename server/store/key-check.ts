import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { type Config, ConfigError } from '../process/config.ts'
import { createIdHash, type IdHash, idKeyFile, makeIdKey, readIdKey } from '../security/id-key.ts'
import type { Connection } from './create-store.ts'
import { argument, compileQuery } from './query.ts'
import { change, first } from './work.ts'

/** The installation key is missing or another one than the database was made with. */
const mismatch = (why: string): ConfigError => new ConfigError(`ID_KEY_MISMATCH: ${why}`, 'ID_KEY_MISMATCH')

/**
 * Opens the installation key of a database, which holds an HMAC of a constant under it; a key is made only for an empty database.
 * Throws ConfigError `ID_KEY_MISMATCH` when the key is missing or another one.
 */
export const openIdHash = async (config: Config, { engine, db }: Pick<Connection, 'engine' | 'db'>): Promise<IdHash> => {
  const find = compileQuery<object, { hash: string }>(db.selectFrom('id_key_check').select('hash'))
  const anyGame = compileQuery<object, { id: number }>(db.selectFrom('game').select('id').limit(sql.lit(1)))
  const insert = compileQuery<{ hash: string }>(
    db
      .insertInto('id_key_check')
      .values({ id: sql.lit(1), hash: argument('hash') })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const kept = await engine.read(() => first(find, {}))
  const isEmpty = !kept && (await engine.read(() => first(anyGame, {}))) === undefined
  const key = readIdKey(config) ?? (isEmpty ? makeIdKey(config) : undefined)
  if (!key) throw mismatch(`the key of this database is missing: set ID_KEY, or put the key file back (${idKeyFile(config)})`)
  const idHash = createIdHash(key)
  const hash = idHash('id key check')
  if (isEmpty) await engine.write(() => change(insert, { hash }))
  // Another process that started on the same empty database may have been first.
  const { hash: agreed = '' } = (isEmpty ? await engine.read(() => first(find, {})) : kept) ?? {}
  if (agreed.length !== hash.length || !timingSafeEqual(Buffer.from(agreed), Buffer.from(hash)))
    throw mismatch(`the database was made with another key than ${config.idKey ? 'ID_KEY' : `that in ${idKeyFile(config)}`}`)
  return idHash
}
