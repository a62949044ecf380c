import { type Kysely, sql } from 'kysely'
import type { FigureKind, TestGame, WeekFigure } from './figure-store.ts'
import { argument, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, first, type Work } from './work.ts'

type Row = Tables['week_figure']
type Span = { from: number; to: number }
type Counted = { operator: string; test: number; key: string; count: number }

/** The last cards of games that were left, eight groups: with nine or more the largest remainders could be told from their sum. */
const groupOfCard = (card: number): string => {
  const group = Math.max(0, Math.ceil(card / 10) - 1)
  return group === 0 ? '0-10' : group === 7 ? '71-79' : `${10 * group + 1}-${10 * group + 10}`
}
export const leftGroups = ['0-10', '11-20', '21-30', '31-40', '41-50', '51-60', '61-70', '71-79'] as const

/** Figures of whole weeks, and what a page did lately. */
export const figureWork = (db: Kysely<Tables>, { exclusive }: Engine) => {
  const firstGame = compileQuery<object, { at: number | null }>(
    db.selectFrom('game').select((e) => e.fn.min<number>('created_at').as('at')),
  )
  const counted = compileQuery<object, { week: string }>(db.selectFrom('week_counted').select('week'))
  const mark = compileQuery<{ week: string; counted_at: number }>(
    db
      .insertInto('week_counted')
      .values({ week: argument('week'), counted_at: argument('counted_at') })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const add = compileQuery<Row>(
    db
      .insertInto('week_figure')
      .values({
        operator: argument('operator'),
        week: argument('week'),
        test: argument('test'),
        kind: argument('kind'),
        key: argument('key'),
        count: argument('count'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['operator', 'week', 'test', 'kind', 'key'])
          .doUpdateSet((e) => ({ count: sql<number>`${e.ref('week_figure.count')} + ${e.ref('excluded.count')}` })),
      ),
  )
  const games = db
    .selectFrom('game')
    // A left join, so that the span of time is looked up first and not every game of a secret.
    .leftJoin('secret', 'secret.id', 'game.secret_id')
    .where('game.created_at', '>=', argument<number>('from'))
    .where('game.created_at', '<', argument<number>('to'))
    .groupBy(['game.operator', 'secret.test'])
    .select((e) => ['game.operator', 'secret.test', e.fn.countAll<number>().as('count')])
  const ofKey = <Key extends string>(key: Key) => sql<Key>`${sql.lit(key)}`.as('key')
  const steps = [
    compileQuery<Span, Counted>(games.select(ofKey('started'))),
    compileQuery<Span, Counted>(games.where('game.completed_at', 'is not', null).select(ofKey('completed'))),
    compileQuery<Span, Counted>(games.innerJoin('analysis', 'analysis.game_id', 'game.id').select(ofKey('analysed'))),
    compileQuery<Span, Counted>(games.innerJoin('guess', 'guess.game_id', 'game.id').select(ofKey('guessed'))),
  ]
  const category = exclusive
    ? sql<string>`json_extract(analysis.analysis, '$.results.category')`
    : sql<string>`analysis.analysis::json #>> '{results,category}'`
  const categories = compileQuery<Span, Counted>(
    games.innerJoin('analysis', 'analysis.game_id', 'game.id').select(category.as('key')).groupBy(category),
  )
  const lastCard = sql<number>`coalesce((select max(draw.selection_id) from draw where draw.game_id = game.id), 0)`
  const left = compileQuery<Span, Counted>(
    games
      .where('game.completed_at', 'is', null)
      .select(lastCard.as('key') as never)
      .groupBy(lastCard) as never,
  )
  const list = compileQuery<{ operator: string; from: string; to: string; test: number }, Row>(
    db
      .selectFrom('week_figure')
      .selectAll()
      .where('operator', '=', argument<string>('operator'))
      .where('week', '>=', argument<string>('from'))
      .where('week', '<=', argument<string>('to'))
      .where('test', '=', argument<number>('test'))
      .orderBy('week')
      .orderBy('kind')
      .orderBy('key'),
  )
  const noteHello = compileQuery<Tables['page_hello']>(
    db
      .insertInto('page_hello')
      .values({ operator: argument('operator'), step: argument('step'), at: argument('at') })
      .onConflict((conflict) => conflict.columns(['operator', 'step']).doUpdateSet({ at: argument('at') })),
  )
  const hellos = compileQuery<{ operator: string }, Tables['page_hello']>(
    db.selectFrom('page_hello').selectAll().where('operator', '=', argument<string>('operator')),
  )
  type LatestRow = { reference: string; created_at: number; cards: number | null; completed_at: number | null; analysed_at: number | null }
  const latest = compileQuery<{ operator: string; since: number }, LatestRow>(
    db
      .selectFrom('game')
      .innerJoin('secret', 'secret.id', 'game.secret_id')
      .leftJoin('analysis', 'analysis.game_id', 'game.id')
      .where('secret.operator', '=', argument<string>('operator'))
      .where('secret.test', '=', sql.lit(1))
      .where('game.created_at', '>=', argument<number>('since'))
      .orderBy('game.id', 'desc')
      .limit(sql.lit(1))
      .select(['game.created_at', 'game.completed_at', 'analysis.created_at as analysed_at'])
      .select(sql<string>`coalesce(game.reference, '')`.as('reference'))
      .select(sql<number | null>`(select max(draw.selection_id) from draw where draw.game_id = game.id)`.as('cards')),
  )

  function* keep(week: string, kind: FigureKind, rows: Counted[]): Work<void> {
    for (const { operator, test, key, count } of rows)
      yield* change(add, { operator, week, test, kind, key: String(key), count: Number(count) })
  }

  return {
    *firstGame(): Work<number | undefined> {
      return (yield* first(firstGame, {}))?.at ?? undefined
    },
    *countedWeeks(): Work<string[]> {
      return (yield* all(counted, {})).map(({ week }) => week)
    },
    *countWeek(week: string, from: number, to: number, at: number): Work<boolean> {
      if ((yield* change(mark, { week, counted_at: at })) === 0) return false
      const span = { from, to }
      for (const step of steps) yield* keep(week, 'games', yield* all(step, span))
      yield* keep(
        week,
        'category',
        (yield* all(categories, span)).filter(({ key }) => key !== null),
      )
      const cards = yield* all(left, span)
      yield* keep(
        week,
        'left',
        cards.map((row) => ({ ...row, key: groupOfCard(Number(row.key)) })),
      )
      return true
    },
    *addPages(operator: string, week: string, language: string, count: number): Work<void> {
      yield* change(add, { operator, week, test: 0, kind: 'language', key: language, count })
    },
    *list(operator: string, from: string, to: string, test: boolean): Work<WeekFigure[]> {
      return (yield* all(list, { operator, from, to, test: test ? 1 : 0 })).map((row) => ({
        ...row,
        test: row.test === 1,
        kind: row.kind as FigureKind,
        count: Number(row.count),
      }))
    },
    *noteHello(operator: string, step: 'hello' | 'ready', at: number): Work<void> {
      yield* change(noteHello, { operator, step, at })
    },
    *hellos(operator: string): Work<{ step: 'hello' | 'ready'; at: number }[]> {
      return (yield* all(hellos, { operator })).map(({ step, at }) => ({ step: step as 'hello' | 'ready', at }))
    },
    *latestTestGame(operator: string, since: number): Work<TestGame | undefined> {
      const row = yield* first(latest, { operator, since })
      return (
        row && {
          reference: row.reference,
          startedAt: row.created_at,
          cards: row.cards ?? 0,
          completedAt: row.completed_at ?? undefined,
          analysedAt: row.analysed_at ?? undefined,
        }
      )
    },
  }
}
