import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { createIdHash, createIdKey, type IdHash, idKeyFile, readIdKey } from '../keys/id-key.ts'
import { type Config, ConfigError } from '../process/config.ts'
import { compileQuery, insertNew } from './query.ts'
import type { Connection } from './store.ts'
import { change, first } from './work.ts'

/** The installation key is missing or another one than the database was made with. */
const mismatch = (why: string): ConfigError => new ConfigError(`ID_KEY_MISMATCH: ${why}`, 'ID_KEY_MISMATCH')

const statements = ({ db }: Pick<Connection, 'db'>) => ({
  find: compileQuery(() => db.selectFrom('idKeyCheck').select('hash')),
  anyGame: compileQuery(() => db.selectFrom('game').select('id').limit(sql.lit(1))),
  insert: insertNew(db, 'idKeyCheck', 'id', 'hash'),
})

/** What the database holds of its key. */
export const hashOfKey = (key: Buffer): string => createIdHash(key)('id key check')

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Opens the key of a database, which holds an HMAC under it; a key is made only for an empty one. Throws ConfigError `ID_KEY_MISMATCH` otherwise. */
export const openIdHash = async (config: Config, connection: Pick<Connection, 'engine' | 'db'>): Promise<IdHash> => {
  const { engine } = connection
  const { find, anyGame, insert } = statements(connection)
  const storedCheck = await engine.read(() => first(find, {}))
  const isEmpty = !storedCheck && (await engine.read(() => first(anyGame, {}))) === undefined
  const key = readIdKey(config) ?? (isEmpty ? createIdKey(config) : undefined)
  if (!key) throw mismatch(`the key of this database is missing: set ID_KEY, or put the key file back (${idKeyFile(config)})`)
  const hash = hashOfKey(key)
  if (isEmpty) await engine.write(() => change(insert, { id: 1, hash }))
  // Another process that started on the same empty database may have been first.
  const agreed = isEmpty ? await engine.read(() => first(find, {})) : storedCheck
  if (!isSame(agreed?.hash ?? '', hash))
    throw mismatch(`the database was made with another key than ${config.idKey ? 'ID_KEY' : `that in ${idKeyFile(config)}`}`)
  return createIdHash(key)
}

/** After a lost key: the database gets the one that is set, or a new one, and forgets what was kept under the old. False if the key is right. */
export const replaceIdKey = async (config: Config, connection: Pick<Connection, 'engine' | 'db'>): Promise<boolean> => {
  const { engine, db } = connection
  const { find, insert } = statements(connection)
  const unlinked = { externalHash: sql.lit(null) }
  const forget = [
    db.updateTable('game').set(unlinked).where('externalHash', 'is not', null),
    db.updateTable('secret').set(unlinked).where('externalHash', 'is not', null),
    db.deleteFrom('clientUse'),
    db.deleteFrom('dayUse'),
    db.deleteFrom('idKeyCheck'),
  ].map((each) => compileQuery(() => each))
  const hash = hashOfKey(readIdKey(config) ?? createIdKey(config))
  return engine.transact(function* () {
    if (isSame((yield* first(find, {}))?.hash ?? '', hash)) return false
    for (const each of forget) yield* change(each, {})
    yield* change(insert, { id: 1, hash })
    return true
  })
}
