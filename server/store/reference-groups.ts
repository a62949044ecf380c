import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReferenceGroup } from '../analysis/types.ts'
import { argument, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, first, type Work } from './work.ts'

type GroupRow = Tables['reference_group']

/** Comparison groups of this installation, and the games they are made of. */
export const referenceWork = (db: Kysely<Tables>) => {
  const firstPlays = db
    .selectFrom('analysis')
    .innerJoin('game', 'game.id', 'analysis.game_id')
    .innerJoin('secret', 'secret.id', 'game.secret_id')
    .where('analysis.firm', '=', sql.lit(1))
    .where('secret.test', '=', sql.lit(0))
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
  const count = compileQuery<object, { plays: number }>(firstPlays.select((e) => e.fn.countAll().as('plays')))
  const list = compileQuery<{ count: number }, { analysis: string }>(
    firstPlays.select('analysis.analysis').orderBy('analysis.created_at').orderBy('analysis.game_id').limit(argument<number>('count')),
  )
  const insert = compileQuery<GroupRow>(
    db
      .insertInto('reference_group')
      .values({ version: argument('version'), n: argument('n'), reference_group: argument('reference_group') })
      .onConflict((conflict) => conflict.doNothing()),
  )
  const groups = db.selectFrom('reference_group').select('reference_group')
  const find = compileQuery<{ version: string }, GroupRow>(groups.where('version', '=', argument<string>('version')))
  const newest = compileQuery<object, GroupRow>(groups.orderBy('n', 'desc').limit(sql.lit(1)))
  const toGroup = (row: GroupRow | undefined) => row && (JSON.parse(row.reference_group) as ReferenceGroup)

  return {
    *count(): Work<number> {
      return (yield* first(count, {}))?.plays ?? 0
    },
    *list(asked: number): Work<string[]> {
      return (yield* all(list, { count: asked })).map(({ analysis }) => analysis)
    },
    *add(group: ReferenceGroup): Work<void> {
      yield* change(insert, { version: group.version, n: group.n, reference_group: JSON.stringify(group) })
    },
    *find(version: string): Work<ReferenceGroup | undefined> {
      return toGroup(yield* first(find, { version }))
    },
    *newest(): Work<ReferenceGroup | undefined> {
      return toGroup(yield* first(newest, {}))
    },
  }
}
