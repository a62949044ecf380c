import { type InsertQueryBuilder, type InsertResult, sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { day, dayOf, firstOpenWeek } from '../process/time.ts'
import { gamesWithSecrets } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertFrom, pick } from './query.ts'
import type { Row as RowOfTable, Tables } from './schema/schema.ts'
import type { TallyEvent } from './schema/upkeep.ts'
import { all, change, read, run, type Work, write } from './work.ts'

/** Cards at which a game is counted as `reached`: one that was left is known to the nearest ten. */
export const reachedCards: readonly number[] = [0, 11, 21, 31, 41, 51, 61, 71, cardsPerGame]

type Row = RowOfTable<'tally'>
type NewTally = Pick<Row, 'operator' | 'day' | 'event'> & { test?: boolean | undefined; key?: string | undefined; count?: number }
type Dated = Pick<Row, 'operator' | 'day' | 'event' | 'key' | 'count'>
/** A count of whole weeks: `day` is the week's Monday. */
export type WeekCount = Pick<Row, 'day' | 'event' | 'key' | 'count'>

/** The `key` of an analysis: the category, where it may be stated. */
export const categoryKey = ({ results }: Pick<GameAnalysis, 'results'>): string => (results.quality.firm ? results.category : '')

/** Counts by operator and day (UTC), written in the transaction of what they count. */
export const tallyWork = (db: Db) => {
  const unique = ['operator', 'test', 'day', 'event', 'key'] as const
  const summed = (insert: InsertQueryBuilder<Tables, 'tally', InsertResult>) =>
    insert.onConflict((conflict) =>
      conflict.columns(unique).doUpdateSet((e) => ({ count: e('tally.count', '+', e.ref('excluded.count')) })),
    )
  const add = compileQuery((args: Args<Row>) => summed(db.insertInto('tally').values(pick(args, ...unique, 'count'))))
  const ofGame = (args: Args<{ uid: string }>) => gamesWithSecrets(db).where('game.uid', '=', args.uid)
  const one = { operator: 'game.operator', test: 'secret.test', key: sql`''`, count: sql`1` } as const
  const addLive = compileQuery((args: Args<{ uid: string; day: number; event: TallyEvent }>) =>
    summed(insertFrom(db, 'tally', ofGame(args).where('secret.test', '=', sql.lit(false)), { ...one, ...pick(args, 'day', 'event') })),
  )
  const addOfWeek = compileQuery((args: Args<{ uid: string; event: TallyEvent; key: string; since: number }>) => {
    const games = ofGame(args).where('game.createdAt', '>=', args.since)
    return summed(insertFrom(db, 'tally', games, { ...one, ...pick(args, 'event', 'key'), day: sql`game."createdAt" / ${sql.lit(day)}` }))
  })
  const total = sql<number>`cast(sum(${sql.ref('count')}) as bigint)`.as('count')
  const literals = (...events: TallyEvent[]) => events.map((event) => sql.lit(event))
  const live = (...events: TallyEvent[]) =>
    db
      .selectFrom('tally')
      .where('event', 'in', literals(...events))
      .where('test', '=', sql.lit(false))
  const list = compileQuery((args: Args<{ from: number; to: number }>) =>
    live('started', 'completed', 'one_deck', 'help', 'deleted')
      .where('day', '>=', args.from)
      .where('day', '<', args.to)
      .select(['operator', 'day', 'event', 'key', 'count'])
      .orderBy('operator')
      .orderBy('day')
      .orderBy('event')
      .orderBy('key'),
  )
  const weeks = compileQuery((args: Args<{ operator: string; from: number; to: number; test: boolean }>) =>
    db
      .selectFrom('tally')
      .where('operator', '=', args.operator)
      .where('day', '>=', args.from)
      .where('day', '<', args.to)
      .where('test', '=', args.test)
      .where('event', 'not in', literals('started', 'completed', 'one_deck', 'deleted'))
      .groupBy([sql`1`, 'event', 'key'])
      .select([sql<number>`day - (day + 3) % 7`.as('day'), 'event', 'key', total]),
  )
  const answers = compileQuery(() =>
    live('fits_yes', 'fits_partly', 'fits_no').select(['event', 'key', total]).groupBy(['event', 'key']).orderBy('event').orderBy('key'),
  )
  const deletions = compileQuery(() => live('deleted').select(['operator', 'key', total]).groupBy(['operator', 'key']))
  return {
    add: write(({ test = false, key = '', count = 1, ...row }: NewTally): Work<void> => run(add, { ...row, test, key, count })),
    /** Counts what a live game did; what a test game does is not counted so. */
    addLive: (uid: string, event: TallyEvent, at: number): Work<void> => run(addLive, { uid, event, day: dayOf(at) }),
    /** Counts what a game did among the games of the week in which it was registered, unless that week is already shown. */
    addOfWeek: (uid: string, event: TallyEvent, key: string | number, at: number): Work<void> =>
      run(addOfWeek, { uid, event, key: String(key), since: firstOpenWeek(at) }),
    /** Adds the changes of several deletions, always in the same order to avoid deadlocks. */
    *addAll(rows: readonly Row[]): Work<void> {
      const nameOf = (row: Row) => [row.event, row.key, row.day, row.test, row.operator].join(' ')
      const sorted = [...Map.groupBy(rows, nameOf)].sort(([one], [other]) => (one < other ? -1 : 1))
      for (const [, [row, ...more]] of sorted)
        if (row) yield* change(add, { ...row, count: more.reduce((sum, { count }) => sum + count, row.count) })
    },
    /** Sums of deleted games, all there were. */
    deletions: (): Work<Pick<Row, 'operator' | 'key' | 'count'>[]> => all(deletions, {}),
    /** What live games did on days (UTC, as `dayOf` numbers them) from the first up to, not including, the last. */
    list: read((from: number, to: number): Work<Dated[]> => all(list, { from, to })),
    /** An operator's counts by week of registration, from a Monday up to, not including, a later one (as `dayOf` numbers days). */
    weeks: read((operator: string, from: number, to: number, test: boolean): Work<WeekCount[]> => all(weeks, { operator, from, to, test })),
    /** Whether results match how people say they played: sums by answer and claim over all operators. */
    answers: read((): Work<Pick<Row, 'event' | 'key' | 'count'>[]> => all(answers, {})),
  }
}
