import { type Kysely, sql } from 'kysely'
import { MeanDuration, placeIn, sharedFor } from '../../jobs/estimate.ts'
import { type Job, type JobCounts, type JobKind, type Jobs, mapKinds, maxAttempts, type NewJob } from '../../jobs/jobs.ts'
import { type JobsOptions, usualSnapshotAge } from '../create-store.ts'
import { argument, compileQuery } from '../query.ts'
import type { Tables } from '../tables.ts'
import { all, change, type Engine, first, type Work } from '../work.ts'

type OfId = { id: number }
type OfKind = { kind: JobKind }
type Row = Pick<NewJob, 'kind' | 'key' | 'network'> & { id: number; data: string; attempts: number }

/** Before anything was measured, ms */
const firstGuess = 50

/** Statements that add a job: run by the engine inside the transaction of what it follows from. */
export const sqliteJobInsert = (db: Kysely<Tables>) => {
  return compileQuery<Pick<NewJob, 'kind' | 'key' | 'network'> & { data: string; start_after: number }>(
    db
      .insertInto('job')
      .values({
        kind: argument('kind'),
        key: argument('key'),
        network: argument('network'),
        data: argument('data'),
        start_after: argument('start_after'),
      })
      // One that was set aside is tried anew.
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet({
            state: sql.lit('waiting'),
            attempts: sql.lit(0),
            reason: sql.lit(null),
            start_after: sql.ref('excluded.start_after'),
          })
          .where('job.state', '=', sql.lit('failed')),
      ),
  )
}

/** The line on SQLite, where one process does all the work. What was under way when the last one ended is waiting again. */
export const openSqliteJobs = async (
  engine: Engine,
  db: Kysely<Tables>,
  { clock, snapshotAge = usualSnapshotAge }: JobsOptions,
): Promise<Jobs> => {
  const oldest = db
    .selectFrom('job')
    .select(['id', 'kind', 'key', 'network', 'data', 'attempts'])
    .where('kind', '=', argument<JobKind>('kind'))
    .where('state', '=', sql.lit('waiting'))
    .where('start_after', '<=', argument<number>('now'))
    .orderBy('id')
    .limit(sql.lit(1))
  const next = compileQuery<OfKind & { now: number }, Row>(oldest)
  const nextOfOthers = compileQuery<OfKind & { now: number; skip: string }, Row>(oldest.where('network', '!=', argument<string>('skip')))
  const start = compileQuery<OfId>(
    db
      .updateTable('job')
      .set({ state: sql.lit('active'), attempts: sql`attempts + 1` })
      .where('id', '=', argument<number>('id')),
  )
  const remove = compileQuery<OfId>(db.deleteFrom('job').where('id', '=', argument<number>('id')))
  const giveBack = compileQuery<OfId & { reason: string; max: number }>(
    db
      .updateTable('job')
      .set({
        state: sql`case when attempts < cast(${argument('max')} as integer) then 'waiting' else 'failed' end`,
        reason: argument('reason'),
      })
      .where('id', '=', argument<number>('id')),
  )
  const recover = compileQuery<object>(
    db
      .updateTable('job')
      .set({ state: sql.lit('waiting') })
      .where('state', '=', sql.lit('active')),
  )
  const find = compileQuery<OfKind & { key: string }, { id: number; state: 'waiting' | 'active' | 'failed'; reason: string | null }>(
    db
      .selectFrom('job')
      .select(['id', 'state', 'reason'])
      .where('kind', '=', argument<JobKind>('kind'))
      .where('key', '=', argument<string>('key')),
  )
  const unfinished = compileQuery<OfKind, { id: number; state: 'waiting' | 'active' }>(
    db
      .selectFrom('job')
      .select(['id', 'state'])
      .where('kind', '=', argument<JobKind>('kind'))
      .where('state', '!=', sql.lit('failed'))
      .orderBy('id')
      .$narrowType<{ state: 'waiting' | 'active' }>(),
  )
  const count = compileQuery<OfKind, { state: keyof JobCounts; jobs: number }>(
    db
      .selectFrom('job')
      .select((e) => ['state', e.fn.countAll<number>().as('jobs')])
      .where('kind', '=', argument<JobKind>('kind'))
      .groupBy('state'),
  )

  const durations = new Map<JobKind, MeanDuration>()
  const started = new Map<string, number>()
  const meanOf = (kind: JobKind): MeanDuration => {
    const mean = durations.get(kind) ?? new MeanDuration(firstGuess)
    durations.set(kind, mean)
    return mean
  }

  function* take(kind: JobKind, skip: string | undefined): Work<Job | undefined> {
    const now = clock()
    const row = (skip === undefined ? undefined : yield* first(nextOfOthers, { kind, now, skip })) ?? (yield* first(next, { kind, now }))
    if (!row) return undefined
    yield* change(start, { id: row.id })
    return { ...row, id: String(row.id), data: JSON.parse(row.data), attempt: row.attempts + 1 }
  }
  function* counts(kind: JobKind): Work<JobCounts> {
    const rows = yield* all(count, { kind })
    return { waiting: 0, active: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs])) }
  }
  const snapshots = mapKinds((kind) =>
    sharedFor(snapshotAge, async () => {
      const rows = await engine.read(() => all(unfinished, { kind }))
      return { added: rows.map((row) => row.id), active: rows.filter(({ state }) => state === 'active').length, meanMs: meanOf(kind).ms }
    }),
  )
  const id = (job: Job): OfId => ({ id: Number(job.id) })

  await engine.write(() => change(recover, {}))
  return {
    async take(kind, skip) {
      const job = await engine.write(() => take(kind, skip))
      if (job) started.set(job.id, performance.now())
      return job
    },
    async done(job) {
      await engine.write(() => change(remove, id(job)))
      meanOf(job.kind).add(performance.now() - (started.get(job.id) ?? performance.now()))
      started.delete(job.id)
    },
    async fail(job, reason) {
      started.delete(job.id)
      await engine.write(() => change(giveBack, { ...id(job), reason, max: maxAttempts }))
    },
    touch: async () => {},
    async place(kind, key) {
      const row = await engine.read(() => first(find, { kind, key }))
      if (!row) return undefined
      if (row.state === 'failed') return { state: row.state, reason: row.reason ?? '' }
      return { state: row.state, ...placeIn(await snapshots[kind](), row.id) }
    },
    counts: (kind) => engine.read(() => counts(kind)),
    close: async () => {},
  }
}
