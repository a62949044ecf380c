import type { Kysely } from 'kysely'
import { type Args, compileQuery } from './query.ts'
import type { ClientUses, NewUse } from './store.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

/** Rate-limited uses by clients, shared by all processes, until they expire. */
export const clientUseWork = (db: Kysely<Tables>) => {
  const forget = compileQuery((args: Args<{ now: number }>) => db.deleteFrom('client_use').where('ends_at', '<=', args.now))
  /** After the clock was set back, no use counts for longer than a new one would. */
  const shorten = compileQuery((args: Args<{ client: string; until: number }>) =>
    db.updateTable('client_use').set({ ends_at: args.until }).where('client', '=', args.client).where('ends_at', '>', args.until),
  )
  const insert = compileQuery((args: Args<{ client: string; until: number }>) =>
    db.insertInto('client_use').values({ client: args.client, ends_at: args.until }).returning('id'),
  )
  const find = compileQuery((args: Args<{ client: string; now: number }>) =>
    db
      .selectFrom('client_use')
      .where('client', '=', args.client)
      .where('ends_at', '>', args.now)
      .select((e) => [e.fn.countAll<number>().as('uses'), e.fn.min('ends_at').as('ends_at')]),
  )
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('client_use').where('id', '=', args.id))

  function* findUses(client: string, now: number): Work<ClientUses> {
    const row = yield* first(find, { client, now })
    return { uses: row?.uses ?? 0, endsAt: row?.ends_at ?? now }
  }
  return {
    /** Inserts before it counts: with several at once, in several processes, too few may pass, but never too many. */
    *add({ client, now, until, limit }: NewUse): Work<boolean> {
      yield* change(forget, { now })
      yield* change(shorten, { client, until })
      const own = yield* first(insert, { client, until })
      if ((yield* findUses(client, now)).uses <= limit) return true
      if (own) yield* change(remove, own)
      return false
    },
    find: findUses,
  }
}
