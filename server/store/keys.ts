import type { Kysely } from 'kysely'
import type { NewServerKey, ServerKey } from './key-store.ts'
import { type Args, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, first, type Work } from './work.ts'

type KeyRow = Omit<Tables['server_key'], 'id'> & { id: number; operator_paused_at: number | null }

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
  paused: row.operator_paused_at !== null,
})

/** Server keys, and the pauses of operators. */
export const keyWork = (db: Kysely<Tables>) => {
  const rows = db
    .selectFrom('server_key')
    .leftJoin('operator_pause', 'operator_pause.operator', 'server_key.operator')
    .selectAll('server_key')
    .select('operator_pause.paused_at as operator_paused_at')
  const insert = compileQuery(
    (args: Args<{ hash: string; operator: string; name: string; test: number; created_at: number; made_by: string | null }>) =>
      db.insertInto('server_key').values({
        hash: args.hash,
        operator: args.operator,
        name: args.name,
        test: args.test,
        created_at: args.created_at,
        made_by: args.made_by,
      }),
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
  const pause = compileQuery((args: Args<{ operator: string; at: number }>) =>
    db
      .insertInto('operator_pause')
      .values({ operator: args.operator, paused_at: args.at })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const resume = compileQuery((args: Args<{ operator: string }>) => db.deleteFrom('operator_pause').where('operator', '=', args.operator))
  const paused = compileQuery(() => db.selectFrom('operator_pause').selectAll().orderBy('operator'))

  return {
    *add({ createdAt, test, madeBy, ...same }: NewServerKey): Work<void> {
      yield* change(insert, { ...same, test: test ? 1 : 0, created_at: createdAt, made_by: madeBy ?? null })
    },
    *find(hash: string): Work<ServerKey | undefined> {
      const row = yield* first(find, { hash })
      return row && toKey(row)
    },
    *list(operator?: string): Work<ServerKey[]> {
      return (yield* all(list, {})).map(toKey).filter((key) => operator === undefined || key.operator === operator)
    },
    /** Revokes the key and every session secret it created. */
    *revoke(hashStart: string, at: number): Work<ServerKey | undefined> {
      const found = (yield* all(list, {})).filter(({ hash }) => hash.startsWith(hashStart))
      const [row] = found
      if (!row || found.length > 1) return undefined
      yield* change(revoke, { id: row.id, at })
      yield* change(revokeSessions, { id: row.id, at })
      return toKey({ ...row, revoked_at: row.revoked_at ?? at })
    },
    *retire(hash: string, at: number): Work<void> {
      yield* change(retireSecret, { hash, at })
      yield* change(retireKey, { hash, at })
    },
    *retireDue(now: number): Work<void> {
      yield* change(dueSecrets, { now })
      for (const { id } of yield* all(dueKeys, { now })) {
        yield* change(revoke, { id, at: now })
        yield* change(revokeSessions, { id, at: now })
      }
    },
    *noteUse(hash: string, day: string): Work<void> {
      yield* change(use, { hash, day })
    },
    *pauseOperator(operator: string, at: number | null): Work<void> {
      if (at === null) yield* change(resume, { operator })
      else yield* change(pause, { operator, at })
    },
    *pausedOperators(): Work<{ operator: string; pausedAt: number }[]> {
      return (yield* all(paused, {})).map(({ operator, paused_at }) => ({ operator, pausedAt: paused_at }))
    },
  }
}
