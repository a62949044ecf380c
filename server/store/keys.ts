import { type Selectable, sql } from 'kysely'
import type { LabelState } from '../../contract/label-state.ts'
import { forgetting } from './forget.ts'
import { type Args, compileQuery, type Db, given, pick } from './query.ts'
import type { NewSecret, NewServerKey, ServerKey } from './records.ts'
import type { secretWork } from './secrets.ts'
import type { Tables } from './tables.ts'
import { all, change, first, read, transact, type Work, whenDue, write } from './work.ts'

/** A new session secret, created with a server key. */
type NewSession = {
  hash: string
  /** Hash of the server key, whose operator and world it takes */
  keyHash: string
  sessionId: string
  externalHash?: string | undefined
  language?: string | undefined
  createdAt: number
  opensUntil: number
}

type KeyRow = Selectable<Tables['server_key']> & { label_state: LabelState | null }

const toKey = (row: KeyRow): ServerKey => ({
  hash: row.hash,
  operator: row.operator,
  name: row.name,
  test: row.test === 1,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
  lastUsed: row.last_used,
  ...(row.made_by !== null && { madeBy: row.made_by }),
  ...(row.retires_at !== null && { retiresAt: row.retires_at }),
  state: row.label_state ?? 'live',
})

/** Server keys with the session secrets they create. */
export const keyWork = (db: Db, secrets: ReturnType<typeof secretWork>) => {
  const rows = db
    .selectFrom('server_key')
    .leftJoin('operator_pause', 'operator_pause.operator', 'server_key.operator')
    .selectAll('server_key')
    .select('operator_pause.state as label_state')
  const insert = compileQuery(
    (args: Args<{ hash: string; operator: string; name: string; test: number; created_at: number; made_by: string | null }>) =>
      db.insertInto('server_key').values(pick(args, 'hash', 'operator', 'name', 'test', 'created_at', 'made_by')),
  )
  const find = compileQuery((args: Args<{ hash: string }>) => rows.where('server_key.hash', '=', args.hash))
  const list = compileQuery(() => rows.orderBy('server_key.id'))
  const revoke = compileQuery((args: Args<{ id: number; at: number }>) =>
    db.updateTable('server_key').set({ revoked_at: args.at }).where('id', '=', args.id).where('revoked_at', 'is', null),
  )
  const revokeSessions = compileQuery((args: Args<{ id: number; at: number }>) =>
    db.updateTable('secret').set({ revoked_at: args.at }).where('key_id', '=', args.id).where('revoked_at', 'is', null),
  )
  const retireOf = (table: 'secret' | 'server_key') =>
    compileQuery((args: Args<{ hash: string; at: number }>) =>
      db.updateTable(table).set({ retires_at: args.at }).where('hash', '=', args.hash).where('revoked_at', 'is', null),
    )
  const retireSecret = retireOf('secret')
  const retireKey = retireOf('server_key')
  const dueSecrets = compileQuery((args: Args<{ now: number }>) =>
    db.updateTable('secret').set({ revoked_at: args.now }).where('retires_at', '<=', args.now).where('revoked_at', 'is', null),
  )
  const dueKeys = compileQuery((args: Args<{ now: number }>) =>
    db.selectFrom('server_key').select('id').where('retires_at', '<=', args.now).where('revoked_at', 'is', null),
  )
  const use = compileQuery((args: Args<{ hash: string; day: string }>) =>
    db.updateTable('server_key').set({ last_used: args.day }).where('hash', '=', args.hash),
  )
  type SessionRow = {
    hash: string
    key_hash: string
    session_id: string
    external_hash: string | null
    language: string | null
    created_at: number
    opens_until: number
  }
  const insertSession = compileQuery((args: Args<SessionRow>) =>
    db
      .insertInto('secret')
      .columns(['hash', 'operator', 'test', 'created_at', 'key_id', 'session_id', 'external_hash', 'language', 'opens_until', 'ends_at'])
      .expression(
        db
          .selectFrom('server_key')
          .where('server_key.hash', '=', args.key_hash)
          .where('server_key.revoked_at', 'is', null)
          .select([
            given(args, 'hash', 'text'),
            'server_key.operator',
            'server_key.test',
            given(args, 'created_at', 'bigint'),
            'server_key.id',
            given(args, 'session_id', 'text'),
            given(args, 'external_hash', 'text'),
            given(args, 'language', 'text'),
            given(args, 'opens_until', 'bigint'),
            sql<number>`cast(${args.opens_until} as bigint)`.as('ends_at'),
          ]),
      ),
  )

  function* add({ createdAt, test, madeBy, ...same }: NewServerKey): Work<void> {
    yield* change(insert, { ...same, test: test ? 1 : 0, created_at: createdAt, made_by: madeBy ?? null })
  }

  return {
    add: write(add),
    find: read(function* (hash: string): Work<ServerKey | undefined> {
      const row = yield* first(find, { hash })
      return row && toKey(row)
    }),
    list: read(function* (operator?: string): Work<ServerKey[]> {
      return (yield* all(list, {})).map(toKey).filter((key) => operator === undefined || key.operator === operator)
    }),
    /** False when the key has been revoked in the meantime. */
    addSession: write(function* (session: NewSession): Work<boolean> {
      const row = {
        hash: session.hash,
        key_hash: session.keyHash,
        session_id: session.sessionId,
        external_hash: session.externalHash ?? null,
        language: session.language ?? null,
        created_at: session.createdAt,
        opens_until: session.opensUntil,
      }
      return (yield* change(insertSession, row)) === 1
    }),
    /** Removes up to `limit` session secrets without games that expired longer ago than an age, ms; returns how many. */
    forgetSessions: forgetting(db, 'secret', 'id', 'ends_at', sql`and not exists (select id from game where secret_id = old.id)`),
    /** Revokes the key and all its session secrets at once; otherwise as `revokeSecret`. */
    revoke: transact(function* (hashStart: string, at: number): Work<ServerKey | undefined> {
      const found = (yield* all(list, {})).filter(({ hash }) => hash.startsWith(hashStart))
      const [row] = found
      if (!row || found.length > 1) return undefined
      yield* change(revoke, { id: row.id, at })
      yield* change(revokeSessions, { id: row.id, at })
      return toKey({ ...row, revoked_at: row.revoked_at ?? at })
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
    noteUse: write(function* (hash: string, day: string): Work<void> {
      yield* change(use, { hash, day })
    }),
  }
}
