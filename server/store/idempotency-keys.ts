import type { Kysely } from 'kysely'
import { type Args, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

type Row = Tables['idempotency_key']

/** A call that came with an idempotency key, as HMACs of the key and of what it asks for. */
export type KeyedCall = {
  hash: string
  request: string
  /** The game it is about, with which the record is removed */
  gameId?: number | undefined
  at: number
}

/** What is stored of it: `answer` only once it has ended, `made` names what it made. */
export type KeyedRecord = { request: string; made?: string; answer?: string }

export type IdempotencyStore = {
  /** Stores the call unless one with its key was stored after the time `since`: then that one is returned. */
  claim(call: KeyedCall, since: number): Promise<KeyedRecord | undefined>
  find(hash: string): Promise<KeyedRecord | undefined>
  finish(hash: string, answer: string, made: string | undefined): Promise<void>
  release(hash: string): Promise<void>
  /** Removes those stored before a time. */
  forget(before: number, limit: number): Promise<number>
}

/** Calls with an idempotency key. */
export const idempotencyWork = (db: Kysely<Tables>) => {
  const expire = compileQuery((args: Args<{ hash: string; since: number }>) =>
    db.deleteFrom('idempotency_key').where('hash', '=', args.hash).where('created_at', '<=', args.since),
  )
  const insert = compileQuery((args: Args<Omit<Row, 'made' | 'answer'>>) =>
    db
      .insertInto('idempotency_key')
      .values({ hash: args.hash, game_id: args.game_id, request: args.request, created_at: args.created_at })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const find = compileQuery((args: Args<{ hash: string }>) =>
    db.selectFrom('idempotency_key').where('hash', '=', args.hash).select(['request', 'made', 'answer']),
  )
  const finish = compileQuery((args: Args<{ hash: string; answer: string; made: string | null }>) =>
    db.updateTable('idempotency_key').set({ answer: args.answer, made: args.made }).where('hash', '=', args.hash),
  )
  const release = compileQuery((args: Args<{ hash: string }>) => db.deleteFrom('idempotency_key').where('hash', '=', args.hash))
  const forget = compileQuery((args: Args<{ before: number; limit: number }>) =>
    db
      .deleteFrom('idempotency_key')
      .where('hash', 'in', (e) =>
        e.selectFrom('idempotency_key as old').where('old.created_at', '<', args.before).select('old.hash').limit(args.limit),
      ),
  )

  function* read(hash: string): Work<KeyedRecord | undefined> {
    const row = yield* first(find, { hash })
    return row && { request: row.request, ...(row.made !== null && { made: row.made }), ...(row.answer !== null && { answer: row.answer }) }
  }

  return {
    *claim({ hash, request, gameId, at }: KeyedCall, since: number): Work<KeyedRecord | undefined> {
      yield* change(expire, { hash, since })
      const added = yield* change(insert, { hash, request, game_id: gameId ?? null, created_at: at })
      return added === 1 ? undefined : yield* read(hash)
    },
    find: read,
    *finish(hash: string, answer: string, made: string | undefined): Work<void> {
      yield* change(finish, { hash, answer, made: made ?? null })
    },
    *release(hash: string): Work<void> {
      yield* change(release, { hash })
    },
    *forget(before: number, limit: number): Work<number> {
      return yield* change(forget, { before, limit })
    },
  }
}
