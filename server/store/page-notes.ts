import { sql } from 'kysely'
import type { PageReport } from '../../contract/console/page-calls.ts'
import { gamesWithSecrets } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertFrom, upsert } from './query.ts'
import type { HelloStep } from './schema/partners.ts'
import { all, first, map, read, run, type Work, write } from './work.ts'

export type PageReportAt = PageReport & { at: number }

/** Time or number of cards is null where there is none yet. */
type TestGame = { reference: string; startedAt: number; cards: number | null; completedAt: number | null; analysedAt: number | null }

/** Who made the session of a test event. */
export const byTestEvent = 'test event'

/** Recent activity of partners' pages. */
export const pageNoteWork = (db: Db) => {
  const noteHello = upsert(db, 'pageHello', ['operator', 'step'], 'at')
  const hellos = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('pageHello').selectAll().where('operator', '=', args.operator),
  )
  const addPageReport = upsert(db, 'pageReport', ['operator', 'what'], 'origin', 'width', 'height', 'at')
  const pageReports = compileQuery((args: Args<{ operator: string; since: number }>) =>
    db.selectFrom('pageReport').selectAll().where('operator', '=', args.operator).where('at', '>=', args.since).orderBy('at'),
  )
  /** Games of the operator's test keys, but for those of test events. There are few: all games of the operator, most of them live, are many. */
  const testGames = gamesWithSecrets(db)
    .leftJoin('analysis', 'analysis.gameId', 'game.id')
    .where('secret.test', '=', sql.lit(true))
    .where((e) => e.or([e('secret.madeBy', 'is', null), e('secret.madeBy', '<>', sql.lit(byTestEvent))]))
  const newest = compileQuery((args: Args<{ operator: string; since: number }>) =>
    testGames
      .where('secret.operator', '=', args.operator)
      .where('game.createdAt', '>=', args.since)
      .select((e) => [
        e.fn.max('game.id').as('begun'),
        e.fn.max(e.case().when('game.completedAt', 'is not', null).then(e.ref('game.id')).end()).as('completed'),
        e.fn.max('analysis.gameId').as('analysed'),
      ]),
  )
  const one = compileQuery((args: Args<{ id: number }>) =>
    testGames
      .where('game.id', '=', args.id)
      .select(['game.reference', 'game.createdAt as startedAt', 'game.completedAt', 'analysis.createdAt as analysedAt'])
      .select(sql<number | null>`(select max(draw.selection_id) from draw where draw."gameId" = game.id)`.as('cards')),
  )
  const verify = compileQuery((args: Args<{ gameId: number; at: number }>) =>
    insertFrom(db, 'pageHello', testGames.where('game.id', '=', args.gameId), {
      operator: 'secret.operator',
      step: sql.lit<HelloStep>('verified'),
      at: args.at,
    }).onConflict((conflict) => conflict.columns(['operator', 'step']).doUpdateSet((e) => ({ at: e.ref('excluded.at') }))),
  )

  return {
    noteHello: write((operator: string, step: HelloStep, at: number): Work<void> => run(noteHello, { operator, step, at })),
    hellos: read((operator: string) => map(all(hellos, { operator }), (rows) => rows.map(({ step, at }) => ({ step, at })))),
    /** Stores the latest of each kind. */
    addPageReport: write((operator: string, report: PageReportAt): Work<void> => run(addPageReport, { operator, ...report })),
    /** Oldest first. */
    pageReports: read(function* (operator: string, since: number): Work<PageReportAt[]> {
      const rows = yield* all(pageReports, { operator, since })
      return rows.map(({ what, origin, width, height, at }) => ({ what, origin, width, height, at }))
    }),
    /** Test games of pages since a time: the newest, the newest completed one, and the newest analysed one. */
    testGames: read(function* (operator: string, since: number): Work<Record<'begun' | 'completed' | 'analysed', TestGame | undefined>> {
      const ids = yield* first(newest, { operator, since })
      function* find(id: number | null | undefined): Work<TestGame | undefined> {
        return id ? yield* first(one, { id }) : undefined
      }
      return { begun: yield* find(ids?.begun), completed: yield* find(ids?.completed), analysed: yield* find(ids?.analysed) }
    }),
    /** Keeps that a test game of a page was analysed; does nothing for other games. Call it in the transaction of the analysis. */
    verify: (gameId: number, at: number): Work<void> => run(verify, { gameId, at }),
  }
}
