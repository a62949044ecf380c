import { sql } from 'kysely'
import type { PageReport } from '../../contract/console/page-report.ts'
import { gamesInWorld, type OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { HelloStep } from './schema/partners.ts'
import type { Row } from './schema/schema.ts'
import { all, first, map, read, run, type Work, write } from './work.ts'

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

/** Recent activity of partners' pages. */
export const pageNoteWork = (db: Db) => {
  const noteHello = compileQuery((args: Args<Row<'pageHello'>>) =>
    db
      .insertInto('pageHello')
      .values(pick(args, 'operator', 'step', 'at'))
      .onConflict((conflict) => conflict.columns(['operator', 'step']).doUpdateSet({ at: args.at })),
  )
  const hellos = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('pageHello').selectAll().where('operator', '=', args.operator),
  )
  const addPageReport = compileQuery((args: Args<Row<'pageReport'>>) =>
    db
      .insertInto('pageReport')
      .values(pick(args, 'operator', 'what', 'origin', 'width', 'height', 'at'))
      .onConflict((conflict) => conflict.columns(['operator', 'what']).doUpdateSet(pick(args, 'origin', 'width', 'height', 'at'))),
  )
  const pageReports = compileQuery((args: Args<{ operator: string; since: number }>) =>
    db.selectFrom('pageReport').selectAll().where('operator', '=', args.operator).where('at', '>=', args.since).orderBy('at'),
  )
  const latest = compileQuery((args: Args<OperatorWorld & { since: number }>) =>
    gamesInWorld(db, args)
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .where('game.createdAt', '>=', args.since)
      .orderBy('game.id', 'desc')
      .limit(sql.lit(1))
      .select(['game.createdAt', 'game.completedAt', 'analysis.createdAt as analysedAt'])
      .select('game.reference')
      .select(sql<number | null>`(select max(draw.selection_id) from draw where draw."gameId" = game.id)`.as('cards')),
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
