import { sql } from 'kysely'
import { dayOf } from '../process/time.ts'
import { removeOld } from './forget.ts'
import { type Args, compileQuery, type Db, insertNumbered } from './query.ts'
import { change, first, map, read, run, type Work, whenDue, write } from './work.ts'

/** A rate-limited use by a client; times in ms since 1970. */
type NewUse = {
  /** A hash */
  client: string
  now: number
  until: number
  limit: number
}

/** Unexpired uses, and when the earliest of them expires. */
type ClientUses = { uses: number; endsAt: number }

/** Largest value of the column's type */
const noLimit = 2 ** 31 - 1

/** What counts against limits, shared by all processes: uses by clients until they expire, and daily uses. */
export const useWork = (db: Db) => {
  const forgetEnded = compileQuery((args: Args<{ now: number }>) => db.deleteFrom('clientUse').where('endsAt', '<=', args.now))
  /** After the clock was set back, no use counts for longer than a new one would. */
  const shorten = compileQuery((args: Args<{ client: string; until: number }>) =>
    db.updateTable('clientUse').set({ endsAt: args.until }).where('client', '=', args.client).where('endsAt', '>', args.until),
  )
  const addUse = insertNumbered(db, 'clientUse', 'client', 'endsAt')
  const countUses = compileQuery((args: Args<{ client: string; now: number }>) =>
    db
      .selectFrom('clientUse')
      .where('client', '=', args.client)
      .where('endsAt', '>', args.now)
      .select((e) => [e.fn.countAll<number>().as('uses'), e.fn.min<number | null>('endsAt').as('endsAt')]),
  )
  const removeUse = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('clientUse').where('id', '=', args.id))
  const addToDay = compileQuery((args: Args<{ subject: string; day: number; by: number; limit: number }>) =>
    db
      .insertInto('dayUse')
      .values({ subject: args.subject, day: args.day, uses: args.by })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'day'])
          .doUpdateSet((e) => ({ uses: sql<number>`${e.ref('dayUse.uses')} + ${e.ref('excluded.uses')}` }))
          .where('dayUse.uses', '<', args.limit),
      ),
  )
  const forgetDays = removeOld(db, 'dayUse', 'subject', 'day')

  function* findUses(client: string, now: number): Work<ClientUses> {
    const row = yield* first(countUses, { client, now })
    return { uses: row?.uses ?? 0, endsAt: row?.endsAt ?? now }
  }
  return {
    /** Counts a use by a client until it expires; false, and not counted, when the limit is reached. */
    addUse: write(function* ({ client, now, until, limit }: NewUse): Work<boolean> {
      yield* change(forgetEnded, { now })
      yield* change(shorten, { client, until })
      // Most refusals need no write; the conditional insert decides between concurrent uses.
      if ((yield* findUses(client, now)).uses >= limit) return false
      const own = yield* first(addUse, { client, endsAt: until })
      if ((yield* findUses(client, now)).uses <= limit) return true
      if (own) yield* change(removeUse, own)
      return false
    }),
    findUses: read(findUses),
    /** Adds to the uses of a day, over all processes, or takes from them. */
    addDayUses: write((subject: string, day: number, by: number): Work<void> => run(addToDay, { subject, day, by, limit: noLimit })),
    /** Counts a use of a day, over all processes; false, and not counted, when the limit (at least 1) is reached. */
    takeDayUse: write(
      (subject: string, day: number, limit: number): Work<boolean> =>
        map(change(addToDay, { subject, day, by: 1, limit }), (changed) => changed === 1),
    ),
    /** Removes uses that have expired, and up to `limit` of days before the present one; returns how many. */
    forgetUses: whenDue(function* (now: number, limit: number): Work<number> {
      return (yield* change(forgetEnded, { now })) + (yield* change(forgetDays, { before: dayOf(now), limit }))
    }),
  }
}
