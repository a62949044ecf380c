import { type Expression, type RawBuilder, sql } from 'kysely'
import type { UserIdMode } from '../../contract/operator.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import { all, change, first, read, transact, type Work } from './work.ts'

/** SQL: whether an operator's user ids are open now. The argument `folder_user_ids` is what its folder says. */
export const userIdsOpen = (operator: Expression<string>, args: Args<{ folder_user_ids: UserIdMode }>): RawBuilder<boolean> =>
  sql`coalesce(
    (select mode from operator_user_ids where operator_user_ids.operator = ${operator}),
    cast(${args.folder_user_ids} as text)
  ) = 'open'`

/** What the provider set outside the folders: whether page secrets may use a partner's user ids. */
export const userIdWork = (db: Db) => {
  const set = compileQuery((args: Args<{ operator: string; mode: UserIdMode; set_at: number }>) =>
    db
      .insertInto('operator_user_ids')
      .values(pick(args, 'operator', 'mode', 'set_at'))
      .onConflict((conflict) => conflict.column('operator').doUpdateSet({ mode: args.mode, set_at: args.set_at })),
  )
  /** Who may open what changes: whoever has opened a game looks it up again. */
  const endViews = compileQuery((args: Args<{ operator: string }>) =>
    db.deleteFrom('view_id').where('game_id', 'in', (e) => e.selectFrom('game').where('operator', '=', args.operator).select('id')),
  )
  const rows = db.selectFrom('operator_user_ids').select(['operator', 'mode'])
  const list = compileQuery(() => rows)
  const find = compileQuery((args: Args<{ operator: string }>) => rows.where('operator', '=', args.operator))
  return {
    set: transact(function* (operator: string, mode: UserIdMode, at: number): Work<void> {
      yield* change(set, { operator, mode, set_at: at })
      yield* change(endViews, { operator })
    }),
    /** Undefined where nothing is set: the folder decides. */
    find: read(function* (operator: string): Work<UserIdMode | undefined> {
      return (yield* first(find, { operator }))?.mode
    }),
    list: read(function* (): Work<Map<string, UserIdMode>> {
      return new Map((yield* all(list, {})).map(({ operator, mode }) => [operator, mode]))
    }),
  }
}
