import { sql } from 'kysely'
import { PaceMeter, Snapshot } from '../../jobs/estimate.ts'
import type { Job, JobCounts, JobKind, Jobs, JobsOptions, NewJob } from '../../jobs/jobs.ts'
import { mapKinds, maxAttempts, unkeptKinds, usualSnapshotAge } from '../../jobs/jobs.ts'
import { sharedFor } from '../../process/time.ts'
import { leaseWork, untilItEnds } from '../lease.ts'
import { type Args, compileQuery, type Db, pick } from '../query.ts'
import { all, change, type Engine, first, type Work } from '../work.ts'

type OfId = { id: number }
type OfKind = { kind: JobKind }
type OfKey = OfKind & { key: string }

/** Assumed duration of a job before any was measured, ms */
const firstGuess = 50

/** Statements that add a job: the engine runs them inside the transaction that causes it. */
export const sqliteJobInsert = (db: Db) =>
  compileQuery((args: Args<Pick<NewJob, 'kind' | 'key' | 'network'> & { data: string; nextAt: number }>) =>
    db
      .insertInto('job')
      .values(pick(args, 'kind', 'key', 'network', 'data', 'nextAt'))
      .onConflict((conflict) => conflict.doNothing()),
  )

/** Statements that remove the jobs of a game, its analysis and documents about it, and those that were set aside before a time. */
export const sqliteJobRemovals = (db: Db): Engine['removals'] => ({
  jobsOf: compileQuery((args: Args<{ uid: string }>) =>
    db.deleteFrom('job').where((e) => e.or([e('key', '=', args.uid), sql<boolean>`data ->> '$.uid' = ${args.uid}`])),
  ),
  setAsideBefore: compileQuery((args: Args<{ before: number }>) => db.deleteFrom('job').where('setAsideAt', '<', args.before)),
})

/** The queue on SQLite, where one process does all the work. Jobs that were running when the previous process ended wait again. */
export const openSqliteJobs = async (
  engine: Engine,
  db: Db,
  { clock, beside = false, snapshotAge = usualSnapshotAge }: JobsOptions,
): Promise<Jobs> => {
  const isActive = sql<boolean>`${sql.ref('nextAt')} = ${sql.lit(untilItEnds)}`
  const state = sql<'waiting' | 'active' | 'failed'>`case when ${isActive} then 'active' else state end`.as('state')
  /** The oldest that waits; `skip`: not of this network, if others wait */
  const oldest = (args: Args<OfKind & { now: number }>) =>
    db
      .selectFrom('job')
      .select('job.id')
      .where('kind', '=', args.kind)
      .where('state', '=', sql.lit('waiting'))
      .where('nextAt', '<=', args.now)
      .orderBy('id')
      .limit(sql.lit(1))
  const next = compileQuery(oldest)
  const lease = leaseWork(db, engine, 'job', oldest)
  const leaseOfOthers = leaseWork(db, engine, 'job', (args: Args<OfKind & { now: number; skip: string }>) =>
    oldest(args).where('network', '!=', args.skip),
  )
  const load = compileQuery((args: Args<OfId>) => db.selectFrom('job').select(['kind', 'key', 'network', 'data']).where('id', '=', args.id))
  const remove = compileQuery((args: Args<OfId>) => db.deleteFrom('job').where('id', '=', args.id))
  const setAside = compileQuery((args: Args<OfId & { reason: string; at: number }>) =>
    db
      .updateTable('job')
      .set({ state: sql.lit('failed'), nextAt: args.at, reason: args.reason, setAsideAt: args.at })
      .where('id', '=', args.id),
  )
  const tryAnew = compileQuery((args: Args<OfKey>) =>
    db
      .updateTable('job')
      .set({ state: sql.lit('waiting'), attempts: sql.lit(0), reason: sql.lit(null), setAsideAt: sql.lit(null) })
      .where('kind', '=', args.kind)
      .where('key', '=', args.key)
      .where('state', '=', sql.lit('failed')),
  )
  const drop = compileQuery((args: Args<OfKey>) =>
    db.deleteFrom('job').where('kind', '=', args.kind).where('key', '=', args.key).where('state', '=', sql.lit('failed')),
  )
  const listFailed = compileQuery(() =>
    db
      .selectFrom('job')
      .where('state', '=', sql.lit('failed'))
      .select(['kind', 'key', 'reason', 'setAsideAt as at'])
      .orderBy('id', 'desc')
      .$narrowType<{ reason: string; at: number }>(),
  )
  const recover = compileQuery(() =>
    db
      .updateTable('job')
      .set({ nextAt: sql.lit(0) })
      .where(isActive),
  )
  /** The process died during every attempt. */
  const setAsideDeadly = compileQuery((args: Args<{ at: number; max: number }>) =>
    db
      .updateTable('job')
      .set({ state: sql.lit('failed'), nextAt: args.at, reason: sql.lit('PROCESS_DIED'), setAsideAt: args.at })
      .where(isActive)
      .where('attempts', '>=', args.max),
  )
  const find = compileQuery((args: Args<OfKey>) =>
    db.selectFrom('job').select(['id', 'network', 'reason', 'setAsideAt', state]).where('kind', '=', args.kind).where('key', '=', args.key),
  )
  const unfinished = compileQuery((args: Args<OfKind>) =>
    db
      .selectFrom('job')
      .select(['id', 'network', state])
      .where('kind', '=', args.kind)
      .where('state', '!=', sql.lit('failed'))
      .orderBy('id')
      .$narrowType<{ state: 'waiting' | 'active' }>(),
  )
  const count = compileQuery((args: Args<OfKind>) =>
    db
      .selectFrom('job')
      .select((e) => [state, e.fn.countAll<number>().as('jobs')])
      .where('kind', '=', args.kind)
      .groupBy(sql`1`),
  )

  const paces = mapKinds(() => new PaceMeter(firstGuess))
  const started = new Map<string, { at: number; waited: number }>()

  function* take(kind: JobKind, skip: string | undefined): Work<Job | undefined> {
    const now = clock()
    const span = { kind, now, until: untilItEnds }
    const ofOthers = skip === undefined ? [] : yield* leaseOfOthers.claim({ ...span, skip })
    const [leased] = ofOthers.length > 0 ? ofOthers : yield* lease.claim(span)
    const row = leased && (yield* first(load, leased))
    if (!row) return undefined
    const { addedAt, ...data } = JSON.parse(row.data)
    return { ...row, id: String(leased.id), data, attempt: leased.attempts, addedAt: addedAt ?? now }
  }
  function* counts(kind: JobKind): Work<JobCounts> {
    const rows = yield* all(count, { kind })
    return { waiting: 0, active: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs])) }
  }
  const snapshots = mapKinds((kind) =>
    sharedFor(snapshotAge, async () => {
      const rows = await engine.read(() => all(unfinished, { kind }))
      const queue = rows.map(({ id, network, state }) => ({ added: id, network, active: state === 'active' }))
      return new Snapshot(queue, paces[kind].pace(performance.now()))
    }),
  )
  const id = (job: Job): OfId => ({ id: Number(job.id) })

  if (!beside)
    await engine.write(function* () {
      yield* change(setAsideDeadly, { at: clock(), max: maxAttempts })
      yield* change(recover, {})
    })
  return {
    async take(kind, skip) {
      // Polls of an empty queue need no transaction that writes.
      if (!(await engine.read(() => first(next, { kind, now: clock() })))) return undefined
      const job = await engine.write(() => take(kind, skip))
      if (job) started.set(job.id, { at: performance.now(), waited: clock() - job.addedAt })
      return job
    },
    async done(job) {
      await engine.write(() => change(remove, id(job)))
      const start = started.get(job.id)
      const now = performance.now()
      if (start) paces[job.kind].add(now, start.waited, now - start.at)
      started.delete(job.id)
    },
    async fail(job, reason) {
      started.delete(job.id)
      const failing = () => {
        if (job.attempt < maxAttempts) return lease.giveBack({ ...id(job), attempts: job.attempt }, 0)
        return unkeptKinds.has(job.kind) ? change(remove, id(job)) : change(setAside, { ...id(job), reason, at: clock() })
      }
      await engine.write(failing)
    },
    touch: async () => {},
    async position(kind, key) {
      const row = await engine.read(() => first(find, { kind, key }))
      if (!row) return undefined
      if (row.state === 'failed') return { state: row.state, reason: row.reason ?? '', at: row.setAsideAt ?? 0 }
      return { state: row.state, ...(await snapshots[kind]()).position(row.id, row.network) }
    },
    counts: (kind) => engine.read(() => counts(kind)),
    listSetAside: () => engine.read(() => all(listFailed, {})),
    retry: async (kind, key) => (await engine.write(() => change(tryAnew, { kind, key }))) > 0,
    drop: async (kind, key) => (await engine.write(() => change(drop, { kind, key }))) > 0,
    close: async () => {},
  }
}
