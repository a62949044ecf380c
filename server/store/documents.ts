import { forgetting } from './forget.ts'
import type { gameWork } from './games.ts'
import { type Args, compileQuery, type Db, insertNew } from './query.ts'
import { change, first, map, read, transact, type Work } from './work.ts'

type NewDocument = {
  /** Hash of all its inputs */
  key: string
  /** The game it is about; it is removed together with the game */
  uid?: string | undefined
  pdf: Uint8Array
  madeAt: number
}

/** PDF documents by the hash of their inputs; a game's documents are removed with it. */
export const documentWork = (db: Db, games: ReturnType<typeof gameWork>) => {
  const insert = insertNew(db, 'document', 'key', 'gameId', 'pdf', 'madeAt')
  const find = compileQuery((args: Args<{ key: string }>) => db.selectFrom('document').where('key', '=', args.key).select('pdf'))
  return {
    /** Stores nothing for a game that has been removed. */
    add: transact(function* ({ key, uid, pdf, madeAt }: NewDocument): Work<void> {
      const game = uid === undefined ? undefined : yield* games.findGame(uid)
      if (uid !== undefined && !game) return
      yield* change(insert, { key, gameId: game?.id ?? null, pdf, madeAt })
    }),
    find: read((key: string): Work<Uint8Array | undefined> => map(first(find, { key }), (row) => row?.pdf)),
    /** Removes up to `limit` that were made longer ago than an age, ms; returns how many. */
    forget: forgetting(db, 'document', 'key', 'madeAt'),
  }
}
