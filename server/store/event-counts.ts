import { type Kysely, sql } from 'kysely'
import type { CountedEvent } from '../../contract/count-calls.ts'
import { argument, compileQuery } from './query.ts'
import type { AnswerCount, EventCount, NewCount, WeekEvents } from './store.ts'
import type { Tables } from './tables.ts'
import { all, change, type Work } from './work.ts'

type Row = Tables['event_count']
type LiveRow = Omit<Row, 'test'>

/** Anonymous counts by operator and week. */
export const eventCountWork = (db: Kysely<Tables>) => {
  const add = compileQuery<Row>(
    db
      .insertInto('event_count')
      .values({
        operator: argument('operator'),
        test: argument('test'),
        week: argument('week'),
        event: argument('event'),
        claim: argument('claim'),
        count: argument('count'),
      })
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
  const list = compileQuery<object, LiveRow>(rows)
  const listOf = compileQuery<{ operator: string }, LiveRow>(rows.where('operator', '=', argument<string>('operator')))
  const weeks = compileQuery<{ operator: string; from: string; to: string; test: number }, WeekEvents>(
    db
      .selectFrom('event_count')
      .where('operator', '=', argument<string>('operator'))
      .where('test', '=', argument<number>('test'))
      .where('week', '>=', argument<string>('from'))
      .where('week', '<=', argument<string>('to'))
      .groupBy(['week', 'event'])
      .select(['week', 'event', sql<number>`cast(sum(${sql.ref('count')}) as bigint)`.as('count')]) as never,
  )
  const sums = compileQuery<object, Pick<Row, 'event' | 'claim' | 'count'>>(
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
    event: event as CountedEvent,
    ...(claim !== '' && { claim }),
    count,
  })
  return {
    *answers(): Work<AnswerCount[]> {
      return (yield* all(sums, {})).map(({ event, claim, count }) => ({
        event: event as CountedEvent,
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
