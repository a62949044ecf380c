import type { clockGuard } from './clock-guard.ts'
import { forgetting } from './forget.ts'
import { type Args, compileQuery, type Db, insertNew, update } from './query.ts'
import type { Row } from './schema/schema.ts'
import { change, first, read, run, transact, type Work, write } from './work.ts'

/** A call that came with an idempotency key, as HMACs of the key and of what it asks for. */
export type KeyedCall = {
  hash: string
  request: string
  /** The game it is about, with which the record is removed */
  gameId?: number | undefined
  at: number
}

/** The stored part: `answer` only once the call has ended, `made` is the name of what it created. */
export type KeyedRecord = Pick<Row<'idempotencyKey'>, 'request' | 'made' | 'answer'>

/** Calls with an idempotency key. While the clock may be wrong none of them is forgotten: what it asked for would be done twice. */
export const idempotencyWork = (db: Db, clock: Pick<ReturnType<typeof clockGuard>, 'mayAct'>) => {
  const expire = compileQuery((args: Args<{ hash: string; since: number }>) =>
    db.deleteFrom('idempotencyKey').where('hash', '=', args.hash).where('createdAt', '<=', args.since),
  )
  const insert = insertNew(db, 'idempotencyKey', 'hash', 'gameId', 'request', 'createdAt')
  const find = compileQuery((args: Args<{ hash: string }>) =>
    db.selectFrom('idempotencyKey').where('hash', '=', args.hash).select(['request', 'made', 'answer']),
  )
  const finish = update(db, 'idempotencyKey', ['hash'], 'answer', 'made')
  const release = compileQuery((args: Args<{ hash: string }>) => db.deleteFrom('idempotencyKey').where('hash', '=', args.hash))

  const findRecord = (hash: string): Work<KeyedRecord | undefined> => first(find, { hash })

  return {
    /** Stores the call unless one with its key was stored after the time `since`: then that one is returned. */
    claim: transact(function* ({ hash, request, gameId, at }: KeyedCall, since: number): Work<KeyedRecord | undefined> {
      if (yield* clock.mayAct(at)) yield* change(expire, { hash, since })
      const added = yield* change(insert, { hash, request, gameId, createdAt: at })
      return added === 1 ? undefined : yield* findRecord(hash)
    }),
    find: read(findRecord),
    finish: write((hash: string, answer: string, madeId: string | undefined) => run(finish, { hash, answer, made: madeId ?? null })),
    release: write((hash: string): Work<void> => run(release, { hash })),
    /** Removes those stored longer ago than an age, ms. */
    forget: forgetting(db, 'idempotencyKey', 'hash', 'createdAt'),
  }
}
