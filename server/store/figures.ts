import { sql } from 'kysely'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { GameAt, GameFigures, HelloStep, NewFigure, PageReportAt, WeekFigure } from './records.ts'
import { gamesInScope, type ScopeRow, scopeRow } from './scope.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, first, read, type Work, whenDue, write } from './work.ts'

/** Progress of a test game on the operator's page. */
type TestGame = {
  reference: string
  startedAt: number
  cards: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

type Row = Tables['week_figure']
/** Weekly figures, and recent activity of partners' pages. */
export const figureWork = (db: Db, { exclusive }: Engine) => {
  const firstGame = compileQuery(() => db.selectFrom('game').select((e) => e.fn.min<number | null>('created_at').as('at')))
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
  const category = sql<string | null>`case when analysis.firm = 1 then ${result('category')} end`
  // Left joins only, so that games are read by time and each of the other tables by key.
  const games = compileQuery((args: Args<{ createdAt: number; id: number; before: number; limit: number }>) =>
    db
      .selectFrom('game')
      .leftJoin('secret', 'secret.id', 'game.secret_id')
      .leftJoin('analysis', 'analysis.game_id', 'game.id')
      .leftJoin('guess', 'guess.game_id', 'game.id')
      .where(sql<boolean>`(game.created_at, game.id) > (${args.createdAt}, ${args.id})`)
      .where('game.created_at', '<', args.before)
      .orderBy('game.created_at')
      .orderBy('game.id')
      .limit(args.limit)
      .select(['game.id', 'game.created_at', 'game.operator', 'secret.test', 'game.completed_at'])
      .select(['analysis.game_id as analysed_id', 'guess.game_id as guessed_id', category.as('category')])
      .select(
        sql<number | null>`case when game.completed_at is null
          then (select max(draw.selection_id) from draw where draw.game_id = game.id) end`.as('last_card'),
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
  const noteHello = compileQuery((args: Args<Tables['page_hello']>) =>
    db
      .insertInto('page_hello')
      .values(pick(args, 'operator', 'step', 'at'))
      .onConflict((conflict) => conflict.columns(['operator', 'step']).doUpdateSet({ at: args.at })),
  )
  const hellos = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('page_hello').selectAll().where('operator', '=', args.operator),
  )
  const addPageReport = compileQuery((args: Args<Tables['page_sighting']>) =>
    db
      .insertInto('page_sighting')
      .values(pick(args, 'operator', 'what', 'origin', 'width', 'height', 'at'))
      .onConflict((conflict) => conflict.columns(['operator', 'what']).doUpdateSet(pick(args, 'origin', 'width', 'height', 'at'))),
  )
  const pageReports = compileQuery((args: Args<{ operator: string; since: number }>) =>
    db.selectFrom('page_sighting').selectAll().where('operator', '=', args.operator).where('at', '>=', args.since).orderBy('at'),
  )
  const latest = compileQuery((args: Args<ScopeRow & { since: number }>) =>
    gamesInScope(db, args)
      .leftJoin('analysis', 'analysis.game_id', 'game.id')
      .where('game.created_at', '>=', args.since)
      .orderBy('game.id', 'desc')
      .limit(sql.lit(1))
      .select(['game.created_at', 'game.completed_at', 'analysis.created_at as analysed_at'])
      .select('game.reference')
      .select(sql<number | null>`(select max(draw.selection_id) from draw where draw.game_id = game.id)`.as('cards')),
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
        createdAt: row.created_at,
        operator: row.operator,
        test: row.test === 1,
        completed: row.completed_at !== null,
        analysed: row.analysed_id !== null,
        guessed: row.guessed_id !== null,
        category: row.category,
        lastCard: row.last_card ?? 0,
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
      const row = yield* first(latest, { ...scopeRow({ operator, test: true }), since })
      return (
        row && {
          reference: row.reference,
          startedAt: row.created_at,
          cards: row.cards ?? 0,
          completedAt: row.completed_at ?? undefined,
          analysedAt: row.analysed_at ?? undefined,
        }
      )
    }),
  }
}
