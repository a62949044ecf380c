import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { type Args, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

/** Daily usage counts, shared by all processes, and the latest time they have seen. */
export const dayUseWork = (db: Kysely<Tables>) => {
  const add = compileQuery((args: Args<{ subject: string; day: number; by: number }>) =>
    db
      .insertInto('day_use')
      .values({ subject: args.subject, day: args.day, uses: args.by })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'day'])
          .doUpdateSet((e) => ({ uses: sql<number>`${e.ref('day_use.uses')} + ${e.ref('excluded.uses')}` })),
      )
      .returning('uses'),
  )
  const forget = compileQuery((args: Args<{ before: number }>) => db.deleteFrom('day_use').where('day', '<', args.before))
  const seen = compileQuery(() => db.selectFrom('clock_seen').select((e) => e.fn.max('at').as('at')))
  const forgetSeen = compileQuery(() => db.deleteFrom('clock_seen'))
  const see = compileQuery((args: Args<{ at: number }>) => db.insertInto('clock_seen').values({ at: args.at }))
  return {
    *add(subject: string, day: number, by: number): Work<number> {
      return (yield* first(add, { subject, day, by }))?.uses ?? 0
    },
    *forget(before: number): Work<void> {
      yield* change(forget, { before })
    },
    *clockSeen(): Work<number | undefined> {
      return (yield* first(seen, {}))?.at ?? undefined
    },
    *seeClock(at: number): Work<void> {
      yield* change(forgetSeen, {})
      yield* change(see, { at })
    },
  }
}
