import { type Kysely, sql } from 'kysely'
import { type Args, compileQuery } from './query.ts'
import type { AnswerCount, EventCount, NewCount, WeekEvents } from './store.ts'
import type { Tables } from './tables.ts'
import { all, change, type Work } from './work.ts'

type Row = Tables['event_count']
type LiveRow = Omit<Row, 'test'>

/** Anonymous counts by operator and week. */
export const eventCountWork = (db: Kysely<Tables>) => {
  const add = compileQuery((args: Args<Row>) =>
    db
      .insertInto('event_count')
      .values({ operator: args.operator, test: args.test, week: args.week, event: args.event, claim: args.claim, count: args.count })
      .onConflict((conflict) =>
        conflict
          .columns(['operator', 'week', 'event', 'claim', 'test'])
          .doUpdateSet((e) => ({ count: sql<number>`${e.ref('event_count.count')} + ${e.ref('excluded.count')}` })),
      ),
  )
  const live = db.selectFrom('event_count').where('test', '=', sql.lit(0))
  const rows = live
    .select(['operator', 'week', 'event', 'claim', 'count'])
    .orderBy('operator')
    .orderBy('week')
    .orderBy('event')
    .orderBy('claim')
  const list = compileQuery(() => rows)
  const listOf = compileQuery((args: Args<{ operator: string }>) => rows.where('operator', '=', args.operator))
  const weeks = compileQuery((args: Args<{ operator: string; from: string; to: string; test: number }>) =>
    db
      .selectFrom('event_count')
      .where('operator', '=', args.operator)
      .where('test', '=', args.test)
      .where('week', '>=', args.from)
      .where('week', '<=', args.to)
      .groupBy(['week', 'event'])
      .select(['week', 'event', sql<number>`cast(sum(${sql.ref('count')}) as bigint)`.as('count')]),
  )
  const sums = compileQuery(() =>
    live
      .select(['event', 'claim', sql<number>`cast(sum(${sql.ref('count')}) as bigint)`.as('count')])
      .where(sql<boolean>`event like 'fits_%'`)
      .groupBy(['event', 'claim'])
      .orderBy('event')
      .orderBy('claim'),
  )
  const toCount = ({ operator, week, event, claim, count }: LiveRow): EventCount => ({
    operator,
    week,
    event,
    ...(claim !== '' && { claim }),
    count,
  })
  return {
    *answers(): Work<AnswerCount[]> {
      return (yield* all(sums, {})).map(({ event, claim, count }) => ({
        event,
        ...(claim !== '' && { claim }),
        count,
      }))
    },
    *add({ operator, week, event, claim = '', test = false }: NewCount): Work<void> {
      yield* change(add, { operator, week, event, claim, test: test ? 1 : 0, count: 1 })
    },
    *weeks(operator: string, from: string, to: string, test: boolean): Work<WeekEvents[]> {
      return yield* all(weeks, { operator, from, to, test: test ? 1 : 0 })
    },
    *list(operator?: string): Work<EventCount[]> {
      return (operator === undefined ? yield* all(list, {}) : yield* all(listOf, { operator })).map(toCount)
    },
  }
}
