import { sql } from 'kysely'
import { day, hour, minute } from '../process/time.ts'
import { type Args, compileQuery, type Db, type RowOf } from './query.ts'
import { change, type Engine, first, map, transact, type Work, write } from './work.ts'

/** A larger step of the clock between two checks may be an error, and data removed by mistake is lost. */
export const maxStep = 2 * day
/** Nothing is removed for this long after such a step, and in a database that was restored or copied: time to notice the warning and act. */
const pauseMs = day
/** A longer step does not shorten a pause: it may be a small error of the clock. */
const maxCounted = 2 * hour
/** A shorter step is not stored. */
const minStep = minute

type Database = { db: Db; engine: Engine }

/** Whether removals pause. */
export type ClockState = {
  /** Until when at least, ms since 1970; undefined where they do not pause */
  pausedUntil: number | undefined
  /** Days by which the clock has jumped since any process last looked at it; undefined where it has not */
  jumpedDays: number | undefined
}

/** The guard of what is done for good because of age: one row, which every process, restart and copy has, of time, rest of a pause, and database. */
export const clockGuard = ({ db, engine, identity }: Database & { identity: string }) => {
  const here = sql<string>`${sql.raw(identity)}`
  const row = db.selectFrom('clockGuard').select(['seenAt', 'pauseLeft', 'database', here.as('here')])
  const find = compileQuery(() => row)
  const findLocked = compileQuery(() => (engine.exclusive ? row : row.forUpdate('clockGuard')))
  const note = compileQuery((args: Args<{ seenAt: number; pauseLeft: number }>) =>
    db.updateTable('clockGuard').set({ seenAt: args.seenAt, pauseLeft: args.pauseLeft, database: here }),
  )
  const takeSweep = compileQuery((args: Args<{ now: number; own: number; next: number; latest: number }>) =>
    db
      .updateTable('clockGuard')
      .set({ nextSweep: args.next })
      .where((e) => e.or([e('nextSweep', '<=', args.now), e('nextSweep', '=', args.own), e('nextSweep', '>', args.latest)])),
  )

  /** `left`: rest of the pause, ms. `isNews`: the row has to be written. */
  const judge = (guard: RowOf<typeof find> | undefined, now: number) => {
    if (!guard) return { left: pauseMs, isNews: false }
    const { seenAt, pauseLeft, database } = guard
    const step = now - (seenAt ?? now)
    if (Math.abs(step) > maxStep) return { left: pauseMs, isNews: true, jumpedDays: Math.round(step / day) }
    if (database !== null && database !== guard.here) return { left: pauseMs, isNews: true }
    const elapsedMs = Math.abs(step) > maxCounted ? 0 : step
    const left = pauseLeft === 0 ? 0 : Math.min(pauseMs, Math.max(0, pauseLeft - elapsedMs))
    return { left, isNews: seenAt === null || database === null || Math.abs(step) >= minStep }
  }

  return {
    /** Whether what is due may be done now: read in the transaction that does it. */
    mayAct: (now: number): Work<boolean> => map(first(find, {}), (guard) => judge(guard, now).left === 0),
    /** Takes the turn to remove what is old, one process's for an hour, or goes on with its `own`; until when, or undefined while another has it. */
    takeSweep: write(function* (now: number, own = 0): Work<number | undefined> {
      const next = now + hour
      return (yield* change(takeSweep, { now, own, next, latest: next + hour })) === 1 ? next : undefined
    }),
    /** Looks at the clock: begins a pause where it has jumped, and shortens one by the time that has passed since the last look. */
    watch: transact(function* (now: number): Work<ClockState> {
      const { left, isNews, jumpedDays } = judge(yield* first(findLocked, {}), now)
      if (isNews) yield* change(note, { seenAt: now, pauseLeft: left })
      return { pausedUntil: left === 0 ? undefined : now + left, jumpedDays }
    }),
  }
}

/** Begins the pause of a copy, which has seen the same time as its source. */
export const pauseCopy = async (source: Database, target: Database): Promise<void> => {
  const readSeenAt = compileQuery(() => source.db.selectFrom('clockGuard').select('seenAt'))
  const pause = compileQuery((args: Args<{ seenAt: number | null; pauseLeft: number }>) =>
    target.db.updateTable('clockGuard').set({ seenAt: args.seenAt, pauseLeft: args.pauseLeft }),
  )
  const seenAt = (await source.engine.read(() => first(readSeenAt, {})))?.seenAt ?? null
  await target.engine.write(() => change(pause, { seenAt, pauseLeft: pauseMs }))
}

/** The same within a backup of SQLite, as a statement. */
export const pauseBackup = `update "clockGuard" set "pauseLeft" = ${pauseMs}`
