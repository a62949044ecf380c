import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { argument, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

/** Daily usage counts, shared by all processes, and the latest time they have seen. */
export const dayUseWork = (db: Kysely<Tables>) => {
  const add = compileQuery<{ subject: string; day: number; by: number }, { uses: number }>(
    db
      .insertInto('day_use')
      .values({ subject: argument('subject'), day: argument('day'), uses: argument('by') })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'day'])
          .doUpdateSet((e) => ({ uses: sql<number>`${e.ref('day_use.uses')} + ${e.ref('excluded.uses')}` })),
      )
      .returning('uses'),
  )
  const forget = compileQuery<{ before: number }>(db.deleteFrom('day_use').where('day', '<', argument<number>('before')))
  const seen = compileQuery<object, { at: number | null }>(db.selectFrom('clock_seen').select((e) => e.fn.max('at').as('at')))
  const forgetSeen = compileQuery<object>(db.deleteFrom('clock_seen'))
  const see = compileQuery<{ at: number }>(db.insertInto('clock_seen').values({ at: argument('at') }))
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
