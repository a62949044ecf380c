import { type ExpressionBuilder, sql } from 'kysely'
import type { OperatorState } from '../../contract/operator-state.ts'
import { type Args, compileQuery, type Db, upsert } from './query.ts'
import type { Tables } from './schema/schema.ts'
import { all, change, first, map, read, type Work, write } from './work.ts'

/** A study that may leave the coaching popups out until its last day. */
export type AllowedStudy = { id: string; until: string }

/** What the provider decided of labels: those that are paused or have ended, and studies that it allowed. */
export const operatorSettingWork = (db: Db) => {
  const setState = upsert(db, 'operatorSetting', ['operator'], 'state', 'stateAt')
  const setStudy = upsert(db, 'operatorSetting', ['operator'], 'study', 'studyUntil', 'studyAt')
  const settings = db.selectFrom('operatorSetting')
  const states = compileQuery(() => settings.select(['operator', 'state']).where('state', 'is not', null))
  const stateOf = compileQuery((args: Args<{ operator: string }>) => settings.select('state').where('operator', '=', args.operator))
  const ofOperator = (args: Args<{ operator: string }>) => (e: ExpressionBuilder<Tables, 'serverKey' | 'secret'>) =>
    e('operator', '=', args.operator)
  const serverKey = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('serverKey').select('id').where(ofOperator(args)).limit(sql.lit(1)),
  )
  const pageSecret = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('secret').select('id').where(ofOperator(args)).where('sessionId', 'is', null).limit(sql.lit(1)),
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
