import { type ExpressionBuilder, sql } from 'kysely'
import type { LabelState } from '../../contract/label-state.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, first, read, type Work, write } from './work.ts'

/** A study that may leave the coaching popups out until its last day. */
export type AllowedStudy = { id: string; until: string }
type StudyRow = Tables['operator_study']

/** What the provider decided of labels: those that are paused or have ended, and studies that it allowed. */
export const labelWork = (db: Db) => {
  const set = compileQuery((args: Args<Tables['operator_pause']>) =>
    db
      .insertInto('operator_pause')
      .values(pick(args, 'operator', 'paused_at', 'state'))
      .onConflict((conflict) => conflict.column('operator').doUpdateSet({ paused_at: args.paused_at, state: args.state })),
  )
  const resume = compileQuery((args: Args<{ operator: string }>) => db.deleteFrom('operator_pause').where('operator', '=', args.operator))
  const states = compileQuery(() => db.selectFrom('operator_pause').select(['operator', 'state']))
  const stateOf = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('operator_pause').select('state').where('operator', '=', args.operator),
  )
  const ofOperator = (args: Args<{ operator: string }>) => (e: ExpressionBuilder<Tables, 'server_key' | 'secret'>) =>
    e('operator', '=', args.operator)
  const serverKey = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('server_key').select('id').where(ofOperator(args)).limit(sql.lit(1)),
  )
  const pageSecret = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('secret').select('id').where(ofOperator(args)).where('session_id', 'is', null).limit(sql.lit(1)),
  )
  const allow = compileQuery((args: Args<StudyRow>) =>
    db
      .insertInto('operator_study')
      .values(pick(args, 'operator', 'study', 'until', 'allowed_at'))
      .onConflict((conflict) =>
        conflict.column('operator').doUpdateSet({ study: args.study, until: args.until, allowed_at: args.allowed_at }),
      ),
  )
  const deny = compileQuery((args: Args<{ operator: string }>) => db.deleteFrom('operator_study').where('operator', '=', args.operator))
  const studies = compileQuery(() => db.selectFrom('operator_study').select(['operator', 'study', 'until']))

  return {
    setState: write(function* (operator: string, state: LabelState, at: number): Work<void> {
      if (state === 'live') yield* change(resume, { operator })
      else yield* change(set, { operator, paused_at: at, state })
    }),
    /** Of those that are not live. */
    states: read(function* (): Work<Map<string, LabelState>> {
      return new Map((yield* all(states, {})).map(({ operator, state }) => [operator, state]))
    }),
    state: read(function* (operator: string): Work<LabelState> {
      return (yield* first(stateOf, { operator }))?.state ?? 'live'
    }),
    /** Whether there ever was a key of a label with this id: one whose folder is gone is told from an id that nobody had. */
    hadKeys: read(function* (operator: string): Work<boolean> {
      return (yield* first(pageSecret, { operator })) !== undefined || (yield* first(serverKey, { operator })) !== undefined
    }),
    /** Allows this study alone, or none. */
    allowStudy: write(function* (operator: string, study: AllowedStudy | undefined, at: number): Work<void> {
      if (study) yield* change(allow, { operator, study: study.id, until: study.until, allowed_at: at })
      else yield* change(deny, { operator })
    }),
    studies: read(function* (): Work<Map<string, AllowedStudy>> {
      return new Map((yield* all(studies, {})).map(({ operator, study, until }) => [operator, { id: study, until }]))
    }),
  }
}
