import { type Expression, type RawBuilder, sql } from 'kysely'
import type { UserIdMode } from '../../contract/operator.ts'
import type { OperatorState } from '../../contract/operator-state.ts'
import { type Args, compileQuery, type Db, upsert } from './query.ts'
import { all, change, first, map, read, transact, type Work, write } from './work.ts'

/** A study that may leave the coaching popups out until its last day. */
export type AllowedStudy = { id: string; until: string }

/** What the provider decided of labels: those that are paused or have ended, and studies that it allowed. */
export const operatorSettingWork = (db: Db) => {
  const setState = upsert(db, 'operatorSetting', ['operator'], 'state', 'stateAt')
  const setStudy = upsert(db, 'operatorSetting', ['operator'], 'study', 'studyUntil', 'studyAt')
  const settings = db.selectFrom('operatorSetting')
  const states = compileQuery(() => settings.select(['operator', 'state']).where('state', 'is not', null))
  const stateOf = compileQuery((args: Args<{ operator: string }>) => settings.select('state').where('operator', '=', args.operator))
  const serverKey = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('serverKey').select('id').where('operator', '=', args.operator).limit(sql.lit(1)),
  )
  const pageSecret = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('secret').select('id').where('operator', '=', args.operator).where('sessionId', 'is', null).limit(sql.lit(1)),
  )
  const studies = compileQuery(() =>
    settings.select(['operator', 'study as id', 'studyUntil as until']).where('study', 'is not', null).$narrowType<AllowedStudy>(),
  )

  return {
    setState: write(function* (operator: string, state: OperatorState, at: number): Work<void> {
      yield* change(setState, { operator, state: state === 'live' ? null : state, stateAt: at })
    }),
    /** Of those that are not live. */
    states: read(
      (): Work<Map<string, OperatorState>> =>
        map(all(states, {}), (rows) => new Map(rows.map(({ operator, state }) => [operator, state ?? 'live']))),
    ),
    state: read((operator: string): Work<OperatorState> => map(first(stateOf, { operator }), (row) => row?.state ?? 'live')),
    /** Whether there ever was a key of a label with this id: one whose folder is gone is told from an id that nobody had. */
    hadKeys: read(function* (operator: string): Work<boolean> {
      return (yield* first(pageSecret, { operator })) !== undefined || (yield* first(serverKey, { operator })) !== undefined
    }),
    /** Allows this study alone, or none. */
    allowStudy: write(function* (operator: string, study: AllowedStudy | undefined, at: number): Work<void> {
      yield* change(setStudy, { operator, study: study?.id ?? null, studyUntil: study?.until ?? null, studyAt: at })
    }),
    studies: read(() => map(all(studies, {}), (rows) => new Map(rows.map(({ operator, ...study }) => [operator, study])))),
  }
}

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
