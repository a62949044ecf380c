import { sql } from 'kysely'
import type { CountedEvent } from '../../contract/count-calls.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { Row as RowOfTable } from './schema/schema.ts'
import type { tallyWork } from './tallies.ts'
import { all, change, read, transactIf, type Work } from './work.ts'

/** Occurrences of an event at an operator in a week. */
export type EventCount = {
  operator: string
  /** ISO 8601, `2026-W47` */
  week: string
  event: CountedEvent
  /** Key of the claim it refers to */
  claim?: string
  count: number
}

/** Occurrences of an event in a week, over all claims. */
export type WeekEvents = Pick<EventCount, 'week' | 'event' | 'count'>

/** How often one of the three answers was given, over all operators and weeks. */
export type AnswerCount = Pick<EventCount, 'event' | 'claim' | 'count'>

/** An occurrence, at a time in ms since 1970; those of test games are counted apart. */
type NewCount = Omit<EventCount, 'count'> & { at?: number; test?: boolean }

/** Live calls for help are tallied by day too. */
const isTallied = ({ event, at, test }: NewCount): boolean => event === 'help' && at !== undefined && test !== true

type Row = RowOfTable<'event_count'>
type LiveRow = Omit<Row, 'test'>

/** Anonymous counts by operator and week. */
export const eventCountWork = (db: Db, tallies: ReturnType<typeof tallyWork>) => {
  const add = compileQuery((args: Args<Row>) =>
    db
      .insertInto('event_count')
      .values(pick(args, 'operator', 'test', 'week', 'event', 'claim', 'count'))
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
    /** Whether results match how people say they played: sums by answer and claim, at most one row per claim and answer. */
    answers: read(function* (): Work<AnswerCount[]> {
      return (yield* all(sums, {})).map(({ event, claim, count }) => ({
        event,
        ...(claim !== '' && { claim }),
        count,
      }))
    }),
    add: transactIf(isTallied, function* (added: NewCount): Work<void> {
      const { operator, week, event, at, claim = '', test = false } = added
      yield* change(add, { operator, week, event, claim, test: test ? 1 : 0, count: 1 })
      if (at !== undefined && isTallied(added)) yield* tallies.addOfOperator(operator, 'help', at)
    }),
    /** Sums over all claims for a range of weeks, both ends included. */
    weeks: read(function* (operator: string, from: string, to: string, test: boolean): Work<WeekEvents[]> {
      return yield* all(weeks, { operator, from, to, test: test ? 1 : 0 })
    }),
    /** Of live games, by operator, week, event and claim. */
    list: read(function* (operator?: string): Work<EventCount[]> {
      return (operator === undefined ? yield* all(list, {}) : yield* all(listOf, { operator })).map(toCount)
    }),
  }
}
