import { sql } from 'kysely'
import type { PageReport } from '../../contract/console/page-calls.ts'
import { gamesWithSecrets } from './operator-world.ts'
import { type Args, compileQuery, type Db, upsert } from './query.ts'
import type { HelloStep } from './schema/partners.ts'
import { all, first, map, read, run, type Work, write } from './work.ts'

export type PageReportAt = PageReport & { at: number }

type TestGame = { reference: string; startedAt: number; cards: number; completedAt: number | undefined; analysedAt: number | undefined }

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
  const latest = compileQuery((args: Args<{ operator: string; since: number }>) =>
    db
      .selectFrom('game')
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .where('game.createdAt', '>=', args.since)
      .where(
        'game.id',
        '=',
        // There are few test keys: all games of the operator, most of them live, are many.
        gamesWithSecrets(db)
          .where('secret.operator', '=', args.operator)
          .where('secret.test', '=', sql.lit(true))
          .select((of) => of.fn.max('game.id').as('id')),
      )
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
      const row = yield* first(latest, { operator, since })
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
