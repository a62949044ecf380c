import type { Kysely } from 'kysely'
import type { NewDocument } from './document-store.ts'
import type { gameWork } from './games.ts'
import { type Args, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

/** PDF documents by the hash of their inputs; a game's documents are removed with it. */
export const documentWork = (db: Kysely<Tables>, games: ReturnType<typeof gameWork>) => {
  const insert = compileQuery((args: Args<Tables['document']>) =>
    db
      .insertInto('document')
      .values({ key: args.key, game_id: args.game_id, pdf: args.pdf, made_at: args.made_at })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const find = compileQuery((args: Args<{ key: string }>) => db.selectFrom('document').where('key', '=', args.key).select('pdf'))
  const forget = compileQuery((args: Args<{ before: number; limit: number }>) =>
    db
      .deleteFrom('document')
      .where('key', 'in', (e) =>
        e.selectFrom('document as old').where('old.made_at', '<', args.before).select('old.key').limit(args.limit),
      ),
  )
  return {
    *add({ key, uid, pdf, madeAt }: NewDocument): Work<void> {
      const game = uid === undefined ? undefined : yield* games.find(uid)
      // The game was removed in the meantime: its document is not stored.
      if (uid !== undefined && !game) return
      yield* change(insert, { key, game_id: game?.id ?? null, pdf, made_at: madeAt })
    },
    *find(key: string): Work<Uint8Array | undefined> {
      return (yield* first(find, { key }))?.pdf
    },
    *forget(before: number, limit: number): Work<number> {
      return yield* change(forget, { before, limit })
    },
  }
}
