import { sql } from 'kysely'
import type { ReferenceGroup } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import { type Args, compileQuery, type Db, insertInto, insertNew, update } from './query.ts'
import { parseJson, toJson } from './schema/columns.ts'
import type { Row } from './schema/schema.ts'
import { all, change, first, map, pages, read, transact, type Work, write } from './work.ts'

/** A comparison group without its tables. */
type BuiltGroup = Pick<GroupRow, 'version' | 'n' | 'builtAt'>

type GroupRow = Row<'referenceGroup'>

/** Comparison groups of this installation, the active one, and the games they are built from. */
export const normsWork = (db: Db) => {
  const firstPlays = compileQuery((args: Args<{ after: number; page: number }>) =>
    db
      .selectFrom('analysis')
      .innerJoin('game', 'game.id', 'analysis.gameId')
      .where('analysis.comparable', '=', sql.lit(true))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('game as earlier')
              .whereRef('earlier.operator', '=', 'game.operator')
              .whereRef('earlier.externalHash', '=', 'game.externalHash')
              .whereRef('earlier.id', '<', 'game.id')
              .select('earlier.id'),
          ),
        ),
      )
      .where('analysis.gameId', '>', args.after)
      .select(['analysis.gameId as id', 'analysis.analysis as item'])
      .orderBy('analysis.gameId')
      .limit(args.page),
  )
  const insert = insertNew(db, 'referenceGroup', 'version', 'n', 'referenceGroup', 'builtAt')
  const find = compileQuery((args: Args<{ version: string }>) =>
    db.selectFrom('referenceGroup').where('version', '=', args.version).selectAll(),
  )
  const list = compileQuery(() => db.selectFrom('referenceGroup').select(['version', 'n', 'builtAt']).orderBy('builtAt').orderBy('version'))
  const inForce = compileQuery(() =>
    db.selectFrom('normsActivation').where('endedAt', 'is', null).select(['id', 'version']).orderBy('id', 'desc').limit(sql.lit(1)),
  )
  const activate = insertInto(db, 'normsActivation', 'version', 'activatedAt')
  const end = update(db, 'normsActivation', ['id'], 'endedAt')

  return {
    /** Analyses eligible for a group, as stored JSON: the first of each external id, in order of registration, `page` at a time. */
    firstPlays: pages((after: number, page: number): Work<{ id: number; item: string }[]> => all(firstPlays, { after, page })),
    /** An existing version is never overwritten. */
    add: write(function* (group: ReferenceGroup, at: number): Work<void> {
      yield* change(insert, { version: group.version, n: group.n, referenceGroup: toJson(group), builtAt: at })
    }),
    find: read((version: string) => map(first(find, { version }), (row) => row && parseJson(row.referenceGroup))),
    /** Oldest first. */
    list: read((): Work<BuiltGroup[]> => all(list, {})),
    /** The active version; none: the shipped research volunteers */
    inForce: read((): Work<string | undefined> => map(first(inForce, {}), (row) => row?.version)),
    /** `not_found`, or `conflict` where it is already active. */
    activate: transact(function* (version: string, at: number): Work<void> {
      if (!(yield* first(find, { version }))) throw new ProblemError('not_found', `comparison group ${version} does not exist`)
      if ((yield* first(inForce, {}))?.version === version) throw new ProblemError('conflict', `${version} is already active`)
      yield* change(activate, { version, activatedAt: at })
    }),
    /** Reactivates the previous version and returns it; `conflict` where there is none. */
    rollback: transact(function* (at: number): Work<string | undefined> {
      const current = yield* first(inForce, {})
      if (!current) throw new ProblemError('conflict', 'the research volunteers are already active')
      yield* change(end, { id: current.id, endedAt: at })
      return (yield* first(inForce, {}))?.version
    }),
  }
}
