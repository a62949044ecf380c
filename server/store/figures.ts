import { sql } from 'kysely'
import type { PageReport } from '../../contract/console/page-report.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { HelloStep } from './schema/partners.ts'
import type { Row as RowOfTable } from './schema/schema.ts'
import type { FigureKind } from './schema/upkeep.ts'
import { gamesInScope, type Scope } from './scope.ts'
import { all, change, type Engine, first, read, type Work, whenDue, write } from './work.ts'

export type WeekFigure = {
  operator: string
  /** ISO 8601 */
  week: string
  test: boolean
  kind: FigureKind
  /** `started`, `completed`, `analysed`, `guessed`; last card; category; language set */
  key: string
  count: number
}

export type NewFigure = Omit<WeekFigure, 'week'>

/** A position in the list of games, ordered by registration. */
export type GameAt = { createdAt: number; id: number }

/** What one game contributes to the figures. */
export type GameFigures = GameAt & {
  operator: string
  test: boolean
  completed: boolean
  analysed: boolean
  guessed: boolean
  /** Of its score; null: not analysed, or without a firm result */
  category: string | null
  /** 0: none */
  lastCard: number
}

/** What a page in test mode reported, and when. */
export type PageReportAt = PageReport & { at: number }

/** Progress of a test game on the operator's page. */
type TestGame = {
  reference: string
  startedAt: number
  cards: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

type Row = RowOfTable<'week_figure'>
/** Weekly figures, and recent activity of partners' pages. */
export const figureWork = (db: Db, { exclusive }: Engine) => {
  const firstGame = compileQuery(() => db.selectFrom('game').select((e) => e.fn.min<number | null>('createdAt').as('at')))
  const counted = compileQuery(() => db.selectFrom('week_counted').select('week'))
  const mark = compileQuery((args: Args<{ week: string; counted_at: number }>) =>
    db
      .insertInto('week_counted')
      .values({ week: args.week, counted_at: args.counted_at })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const add = compileQuery((args: Args<Row>) =>
    db
      .insertInto('week_figure')
      .values(pick(args, 'operator', 'week', 'test', 'kind', 'key', 'count'))
      .onConflict((conflict) =>
        conflict
          .columns(['operator', 'week', 'test', 'kind', 'key'])
          .doUpdateSet((e) => ({ count: sql<number>`${e.ref('week_figure.count')} + ${e.ref('excluded.count')}` })),
      ),
  )
  const result = (name: string) =>
    exclusive
      ? sql`json_extract(analysis.analysis, ${sql.lit(`$.results.${name}`)})`
      : sql`analysis.analysis::json #>> ${sql.lit(`{results,${name}}`)}`
  // Only of results that may be stated.
  const category = sql<string | null>`case when analysis.firm then ${result('category')} end`
  // Left joins only, so that games are read by time and each of the other tables by key.
  const games = compileQuery((args: Args<{ createdAt: number; id: number; before: number; limit: number }>) =>
    db
      .selectFrom('game')
      .leftJoin('secret', 'secret.id', 'game.secretId')
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .leftJoin('guess', 'guess.gameId', 'game.id')
      .where(sql<boolean>`(game."createdAt", game.id) > (${args.createdAt}, ${args.id})`)
      .where('game.createdAt', '<', args.before)
      .orderBy('game.createdAt')
      .orderBy('game.id')
      .limit(args.limit)
      .select(['game.id', 'game.createdAt', 'game.operator', 'secret.test', 'game.completedAt'])
      .select(['analysis.gameId as analysedId', 'guess.gameId as guessedId', category.as('category')])
      .select(
        sql<number | null>`case when game."completedAt" is null
          then (select max(draw.selection_id) from draw where draw."gameId" = game.id) end`.as('lastCard'),
      ),
  )
  const list = compileQuery((args: Args<{ operator: string; from: string; to: string; test: number }>) =>
    db
      .selectFrom('week_figure')
      .selectAll()
      .where('operator', '=', args.operator)
      .where('week', '>=', args.from)
      .where('week', '<=', args.to)
      .where('test', '=', args.test)
      .orderBy('week')
      .orderBy('kind')
      .orderBy('key'),
  )
  const noteHello = compileQuery((args: Args<RowOfTable<'pageHello'>>) =>
    db
      .insertInto('pageHello')
      .values(pick(args, 'operator', 'step', 'at'))
      .onConflict((conflict) => conflict.columns(['operator', 'step']).doUpdateSet({ at: args.at })),
  )
  const hellos = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('pageHello').selectAll().where('operator', '=', args.operator),
  )
  const addPageReport = compileQuery((args: Args<RowOfTable<'pageReport'>>) =>
    db
      .insertInto('pageReport')
      .values(pick(args, 'operator', 'what', 'origin', 'width', 'height', 'at'))
      .onConflict((conflict) => conflict.columns(['operator', 'what']).doUpdateSet(pick(args, 'origin', 'width', 'height', 'at'))),
  )
  const pageReports = compileQuery((args: Args<{ operator: string; since: number }>) =>
    db.selectFrom('pageReport').selectAll().where('operator', '=', args.operator).where('at', '>=', args.since).orderBy('at'),
  )
  const latest = compileQuery((args: Args<Scope & { since: number }>) =>
    gamesInScope(db, args)
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .where('game.createdAt', '>=', args.since)
      .orderBy('game.id', 'desc')
      .limit(sql.lit(1))
      .select(['game.createdAt', 'game.completedAt', 'analysis.createdAt as analysedAt'])
      .select('game.reference')
      .select(sql<number | null>`(select max(draw.selection_id) from draw where draw."gameId" = game.id)`.as('cards')),
  )

  return {
    /** Registration time of the oldest game that is still stored. */
    firstGame: read(function* (): Work<number | undefined> {
      return (yield* first(firstGame, {}))?.at ?? undefined
    }),
    countedWeeks: read(function* (): Work<string[]> {
      return (yield* all(counted, {})).map(({ week }) => week)
    }),
    /** Up to `limit` games after a position and registered before a time, in order of registration. */
    games: read(function* (after: GameAt, before: number, limit: number): Work<GameFigures[]> {
      const rows = yield* all(games, { createdAt: after.createdAt, id: after.id, before, limit })
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.createdAt,
        operator: row.operator,
        test: row.test ?? false,
        completed: row.completedAt !== null,
        analysed: row.analysedId !== null,
        guessed: row.guessedId !== null,
        category: row.category,
        lastCard: row.lastCard ?? 0,
      }))
    }),
    /** Stores the figures of a week, permanently; 0 if the week was already stored. */
    addWeek: whenDue(function* (now: number, week: string, figures: readonly NewFigure[]): Work<number> {
      if ((yield* change(mark, { week, counted_at: now })) === 0) return 0
      for (const figure of figures) yield* change(add, { ...figure, week, test: figure.test ? 1 : 0 })
      return 1
    }),
    addPages: write(function* (operator: string, week: string, language: string, count: number): Work<void> {
      yield* change(add, { operator, week, test: 0, kind: 'language', key: language, count })
    }),
    /** Figures of an operator for a range of weeks, both ends included. */
    list: read(function* (operator: string, from: string, to: string, test: boolean): Work<WeekFigure[]> {
      return (yield* all(list, { operator, from, to, test: test ? 1 : 0 })).map((row) => ({
        ...row,
        test: row.test === 1,
      }))
    }),
    noteHello: write(function* (operator: string, step: HelloStep, at: number): Work<void> {
      yield* change(noteHello, { operator, step, at })
    }),
    hellos: read(function* (operator: string): Work<{ step: HelloStep; at: number }[]> {
      return (yield* all(hellos, { operator })).map(({ step, at }) => ({ step, at }))
    }),
    /** Stores the latest of each kind. */
    addPageReport: write(function* (operator: string, report: PageReportAt): Work<void> {
      yield* change(addPageReport, { operator, ...report })
    }),
    /** Oldest first. */
    pageReports: read(function* (operator: string, since: number): Work<PageReportAt[]> {
      const rows = yield* all(pageReports, { operator, since })
      return rows.map(({ what, origin, width, height, at }) => ({ what, origin, width, height, at }))
    }),
    /** The newest game started with a test key since a time. */
    latestTestGame: read(function* (operator: string, since: number): Work<TestGame | undefined> {
      const row = yield* first(latest, { operator, test: true, since })
      return (
        row && {
          reference: row.reference,
          startedAt: row.createdAt,
          cards: row.cards ?? 0,
          completedAt: row.completedAt ?? undefined,
          analysedAt: row.analysedAt ?? undefined,
        }
      )
    }),
  }
}
