import { type Expression, type RawBuilder, sql } from 'kysely'
import type { UserIdMode } from '../../contract/operator.ts'
import { type Args, compileQuery, type Db, upsert } from './query.ts'
import { all, change, first, map, read, transact, type Work } from './work.ts'

/** SQL: whether an operator's user ids are open now. The argument `folderUserIds` is what its folder says. */
export const userIdsOpen = (operator: Expression<string>, args: Args<{ folderUserIds: UserIdMode }>): RawBuilder<boolean> =>
  sql`coalesce(
    (select "userIds" from "operatorSetting" where "operatorSetting".operator = ${operator}),
    cast(${args.folderUserIds} as text)
  ) = 'open'`

/** What the provider set outside the folders: whether page secrets may use a partner's user ids. */
export const userIdWork = (db: Db) => {
  const set = upsert(db, 'operatorSetting', ['operator'], 'userIds', 'userIdsAt')
  /** Revokes view ids, since access changes: the account looks its games up again. */
  const endViews = compileQuery((args: Args<{ operator: string }>) =>
    db.deleteFrom('viewId').where('gameId', 'in', (e) => e.selectFrom('game').where('operator', '=', args.operator).select('id')),
  )
  const rows = db
    .selectFrom('operatorSetting')
    .select(['operator', 'userIds as mode'])
    .where('userIds', 'is not', null)
    .$narrowType<{ mode: UserIdMode }>()
  const list = compileQuery(() => rows)
  const find = compileQuery((args: Args<{ operator: string }>) => rows.where('operator', '=', args.operator))
  return {
    set: transact(function* (operator: string, mode: UserIdMode, at: number): Work<void> {
      yield* change(set, { operator, userIds: mode, userIdsAt: at })
      yield* change(endViews, { operator })
    }),
    /** Undefined where nothing is set: the folder decides. */
    find: read((operator: string): Work<UserIdMode | undefined> => map(first(find, { operator }), (row) => row?.mode)),
    list: read(() => map(all(list, {}), (rows) => new Map(rows.map(({ operator, mode }) => [operator, mode])))),
  }
}
