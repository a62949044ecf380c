import { sql } from 'kysely'
import type { ReferenceGroup } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, first, pages, read, transact, type Work, write } from './work.ts'

/** A comparison group without its tables. */
type BuiltGroup = {
  version: string
  n: number
  builtAt: number | null
}

type GroupRow = Tables['reference_group']

/** Comparison groups of this installation, the active one, and the games they are built from. */
export const normsWork = (db: Db) => {
  const firstPlays = compileQuery((args: Args<{ after: number; page: number }>) =>
    db
      .selectFrom('analysis')
      .innerJoin('game', 'game.id', 'analysis.game_id')
      .where('analysis.comparable', '=', sql.lit(1))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('game as earlier')
              .whereRef('earlier.operator', '=', 'game.operator')
              .whereRef('earlier.external_hash', '=', 'game.external_hash')
              .whereRef('earlier.id', '<', 'game.id')
              .select('earlier.id'),
          ),
        ),
      )
      .where('analysis.game_id', '>', args.after)
      .select(['analysis.game_id as id', 'analysis.analysis as item'])
      .orderBy('analysis.game_id')
      .limit(args.page),
  )
  const insert = compileQuery((args: Args<GroupRow>) =>
    db
      .insertInto('reference_group')
      .values(pick(args, 'version', 'n', 'reference_group', 'built_at'))
      .onConflict((conflict) => conflict.doNothing()),
  )
  const find = compileQuery((args: Args<{ version: string }>) =>
    db.selectFrom('reference_group').where('version', '=', args.version).selectAll(),
  )
  const list = compileQuery(() =>
    db.selectFrom('reference_group').select(['version', 'n', 'built_at']).orderBy('built_at').orderBy('version'),
  )
  const inForce = compileQuery(() =>
    db.selectFrom('norms_activation').where('ended_at', 'is', null).select(['id', 'version']).orderBy('id', 'desc').limit(sql.lit(1)),
  )
  const activate = compileQuery((args: Args<{ version: string; at: number }>) =>
    db.insertInto('norms_activation').values({ version: args.version, activated_at: args.at }),
  )
  const end = compileQuery((args: Args<{ id: number; at: number }>) =>
    db.updateTable('norms_activation').set({ ended_at: args.at }).where('id', '=', args.id),
  )

  return {
    /**
     * Analyses eligible for a group (`game/comparable.ts`), as stored JSON: the first of each external id. Read `page` at a time, in order
     * of registration.
     */
    firstPlays: pages(function* (after: number, page: number): Work<{ id: number; item: string }[]> {
      return yield* all(firstPlays, { after, page })
    }),
    /** An existing version is never overwritten. */
    add: write(function* (group: ReferenceGroup, at: number): Work<void> {
      yield* change(insert, { version: group.version, n: group.n, reference_group: JSON.stringify(group), built_at: at })
    }),
    find: read(function* (version: string): Work<ReferenceGroup | undefined> {
      const row = yield* first(find, { version })
      return row && (JSON.parse(row.reference_group) as ReferenceGroup)
    }),
    /** Oldest first. */
    list: read(function* (): Work<BuiltGroup[]> {
      return (yield* all(list, {})).map(({ version, n, built_at }) => ({ version, n, builtAt: built_at }))
    }),
    /** The active version; none: the shipped research volunteers */
    inForce: read(function* (): Work<string | undefined> {
      return (yield* first(inForce, {}))?.version
    }),
    /** `not_found`, or `conflict` where it is already active. */
    activate: transact(function* (version: string, at: number): Work<void> {
      if (!(yield* first(find, { version }))) throw new ProblemError('not_found', `there is no comparison group ${version}`)
      if ((yield* first(inForce, {}))?.version === version) throw new ProblemError('conflict', `${version} is already in force`)
      yield* change(activate, { version, at })
    }),
    /** Reactivates the previous version and returns it; `conflict` where there is none. */
    rollback: transact(function* (at: number): Work<string | undefined> {
      const current = yield* first(inForce, {})
      if (!current) throw new ProblemError('conflict', 'the research volunteers are already in force')
      yield* change(end, { id: current.id, at })
      return (yield* first(inForce, {}))?.version
    }),
  }
}
