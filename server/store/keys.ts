import { sql } from 'kysely'
import type { OperatorState } from '../../contract/operator-state.ts'
import { forgetting } from './forget.ts'
import { type Args, compileQuery, type Db, insertFrom, insertInto, pick, type Selected, update } from './query.ts'
import type { NewRow } from './schema/schema.ts'
import type { NewSecret, secretWork } from './secrets.ts'
import { all, change, first, map, read, run, transact, type Work, whenDue, write } from './work.ts'

/** A new session secret, created with a server key. */
type NewSession = {
  hash: string
  /** Hash of the server key, whose operator and world it takes */
  keyHash: string
  sessionId: string
  externalHash?: string | undefined
  language?: string | undefined
  madeBy?: string | undefined
  createdAt: number
  opensUntil: number
}

/** A server key of a partner: 256 random bits, of which only the SHA-256 is stored. Without `madeBy` it is of the command line. */
export type NewServerKey = Pick<NewRow<'serverKey'>, 'hash' | 'operator' | 'name' | 'test' | 'createdAt' | 'madeBy'>

const rowsOf = (db: Db) =>
  db
    .selectFrom('serverKey')
    .leftJoin('operatorSetting', 'operatorSetting.operator', 'serverKey.operator')
    .selectAll('serverKey')
    .select((e) => e.fn.coalesce('operatorSetting.state', sql<OperatorState>`'live'`).as('state'))

/** `state` is that of its label, as far as the provider decided it. */
export type ServerKey = Selected<typeof rowsOf>

/** Server keys with the session secrets they create. */
export const keyWork = (db: Db, secrets: ReturnType<typeof secretWork>) => {
  const rows = rowsOf(db)
  const insert = insertInto(db, 'serverKey', 'hash', 'operator', 'name', 'test', 'createdAt', 'madeBy')
  const find = compileQuery((args: Args<{ hash: string }>) => rows.where('serverKey.hash', '=', args.hash))
  const list = compileQuery(() => rows.orderBy('serverKey.id'))
  const revoke = compileQuery((args: Args<{ id: number; at: number }>) =>
    db.updateTable('serverKey').set({ revokedAt: args.at }).where('id', '=', args.id).where('revokedAt', 'is', null),
  )
  const revokeSessions = compileQuery((args: Args<{ id: number; at: number }>) =>
    db.updateTable('secret').set({ revokedAt: args.at }).where('keyId', '=', args.id).where('revokedAt', 'is', null),
  )
  const retireOf = (table: 'secret' | 'serverKey') =>
    compileQuery((args: Args<{ hash: string; at: number }>) =>
      db.updateTable(table).set({ retiresAt: args.at }).where('hash', '=', args.hash).where('revokedAt', 'is', null),
    )
  const retireSecret = retireOf('secret')
  const retireKey = retireOf('serverKey')
  const dueSecrets = compileQuery((args: Args<{ now: number }>) =>
    db.updateTable('secret').set({ revokedAt: args.now }).where('retiresAt', '<=', args.now).where('revokedAt', 'is', null),
  )
  const dueKeys = compileQuery((args: Args<{ now: number }>) =>
    db.selectFrom('serverKey').select('id').where('retiresAt', '<=', args.now).where('revokedAt', 'is', null),
  )
  const use = update(db, 'serverKey', ['hash'], 'lastUsed')
  /** One statement: the key may be revoked at the same time. */
  const insertSession = compileQuery((args: Args<NewSession>) => {
    const key = db.selectFrom('serverKey').where('hash', '=', args.keyHash).where('revokedAt', 'is', null)
    return insertFrom(db, 'secret', key, {
      ...pick(args, 'hash', 'createdAt', 'sessionId', 'externalHash', 'language', 'madeBy', 'opensUntil'),
      operator: 'serverKey.operator',
      test: 'serverKey.test',
      keyId: 'serverKey.id',
      endsAt: args.opensUntil,
      idleEnd: args.opensUntil,
    })
  })

  const add = (key: NewServerKey): Work<void> => run(insert, key)

  return {
    add: write(add),
    find: read((hash: string): Work<ServerKey | undefined> => first(find, { hash })),
    list: read(function* (operator?: string): Work<ServerKey[]> {
      return (yield* all(list, {})).filter((key) => operator === undefined || key.operator === operator)
    }),
    /** False when the key has been revoked in the meantime. */
    addSession: write((session: NewSession): Work<boolean> => map(change(insertSession, session), (changed) => changed === 1)),
    /** Removes up to `limit` session secrets without games that expired longer ago than an age, ms; returns how many. */
    forgetSessions: forgetting(db, 'secret', 'id', 'idleEnd', sql`and not exists (select id from game where "secretId" = old.id)`),
    /** Revokes the key and all its session secrets at once; otherwise as `revokeSecret`. */
    revoke: transact(function* (hashStart: string, at: number): Work<ServerKey | undefined> {
      const keys = (yield* all(list, {})).filter(({ hash }) => hash.startsWith(hashStart))
      const [row] = keys
      if (!row || keys.length > 1) return undefined
      yield* change(revoke, { id: row.id, at })
      yield* change(revokeSessions, { id: row.id, at })
      return { ...row, revokedAt: row.revokedAt ?? at }
    }),
    /** Adds a replacement for a page secret or server key; the old one works until `until`. */
    rotate: transact(function* (hash: string, until: number, next: NewSecret | NewServerKey): Work<void> {
      yield* 'revokedAt' in next ? secrets.addSecret(next) : add(next)
      yield* change(retireSecret, { hash, at: until })
      yield* change(retireKey, { hash, at: until })
    }),
    /** Revokes page secrets and server keys that have reached their end, which counts from then on anyway; returns how many. */
    retireDue: whenDue(function* (now: number): Work<number> {
      const secretsRetired = yield* change(dueSecrets, { now })
      const keys = yield* all(dueKeys, { now })
      for (const { id } of keys) {
        yield* change(revoke, { id, at: now })
        yield* change(revokeSessions, { id, at: now })
      }
      return secretsRetired + keys.length
    }),
    noteUse: write((hash: string, day: string): Work<void> => run(use, { hash, lastUsed: day })),
  }
}
