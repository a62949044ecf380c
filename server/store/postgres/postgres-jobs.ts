import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { PgBoss } from 'pg-boss'
import { fewEnds, type Pace, paceOf, Snapshot, sharedFor, waitedLong } from '../../jobs/estimate.ts'
import {
  forgotten,
  type Job,
  type JobKind,
  type Jobs,
  jobKinds,
  mapKinds,
  maxAttempts,
  NewerQueue,
  type NewJob,
  type SetAside,
} from '../../jobs/jobs.ts'
import { type JobsOptions, usualSnapshotAge } from '../create-store.ts'
import { rethrowAsProblem } from './postgres-engine.ts'

/** s after which a job of a process that fell silent is given to another */
const heartbeat = 10
/** s between two looks for such jobs */
const look = 5
/** s that a job may take in all */
const longest = 120
/** s between two removals of what is kept no longer */
const tidy = 600
/** s that finished jobs are kept, for the estimate of those who wait */
const kept = 3600
/** Where jobs that failed for good are kept to be looked at, and for how long, s */
const aside = 'set-aside'
const keptAside = 30 * 24 * 3600
/** How long the measured pace stands, and how long a job takes before there are any, ms */
const paceAge = 5000
const firstGuess = 50

/** When a job was added, microseconds since 1970 */
const addedAt = `(extract(epoch from created_on) * 1000000)::bigint`

type Runner = Pick<Pool | PoolClient, 'query'>

/** The version of pg-boss's tables that this release knows. */
const knownVersion: number = createRequire(import.meta.url)('pg-boss/package.json').pgboss.schema

const query = (runner: Runner, text: string, values?: unknown[]): Promise<QueryResult> =>
  (values ? runner.query(text, values) : runner.query(text)).catch(rethrowAsProblem)
const executor = (runner: Runner) => ({ executeSql: (text: string, values?: unknown[]) => query(runner, text, values) })

/** A connection takes one statement at a time, and pg-boss looks after its tables beside what it is asked for. */
const inTurn = (client: PoolClient): Runner => {
  let last: Promise<unknown> = Promise.resolve()
  const next = (text: string, values?: unknown[]): Promise<QueryResult> => {
    const result = last.then(() => client.query(text, values))
    last = result.catch(() => {})
    return result
  }
  return { query: next as Runner['query'] }
}

/** No job has this id. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Any fixed number but that of the migrations: pg-boss's tables are made by one process at a time. */
const setupLock = 7_315_002
/** ms between two looks whether another process has made them */
const lookForLock = 100

/** Runs on one connection while no other process does. */
const alone = async <T>(pool: Pool, work: (only: Runner) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    const only = inTurn(client)
    const locked = async () => (await query(only, 'select pg_try_advisory_lock($1) as locked', [setupLock])).rows[0].locked
    while (!(await locked())) await sleep(lookForLock)
    return await work(only)
  } finally {
    // The lock goes with the connection.
    client.release(true)
  }
}

/** The line on PostgreSQL: pg-boss, on the pool that is there. */
export const openPostgresJobs = async (pool: Pool, { clock, report, beside = false, snapshotAge = usualSnapshotAge }: JobsOptions) => {
  let runner: Runner = pool
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => query(runner, text, values) },
    schedule: false,
    supervise: !beside,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    maintenanceIntervalSeconds: tidy,
  })
  boss.on('error', report)
  await alone(pool, async (only) => {
    runner = only
    try {
      await boss.start()
      const version = await boss.schemaVersion()
      if (version !== null && version > knownVersion) report(new NewerQueue(version, knownVersion))
      await boss.createQueue(aside, { retentionSeconds: keptAside })
      for (const kind of jobKinds)
        await boss.createQueue(kind, {
          policy: 'exclusive',
          retryLimit: maxAttempts - 1,
          retryDelay: 0,
          expireInSeconds: longest,
          heartbeatSeconds: heartbeat,
          deleteAfterSeconds: kept,
          ...(!forgotten.has(kind) && { deadLetter: aside }),
        })
      // pg-boss looks a queue up when it is first used, and asks the pool: transactions that hold all of its connections would wait for each other.
      for (const kind of jobKinds) await boss.findJobs(kind, { id: nobody })
    } finally {
      runner = pool
    }
  })

  /** Adds a job in the transaction of `client`; returns how many were added. */
  const add = async (client: Runner, { kind, key, network, data, startAfter }: NewJob): Promise<number> => {
    const id = await boss.send(
      kind,
      { ...data, key, network, addedAt: clock() },
      {
        db: executor(client),
        singletonKey: key,
        ...(network && { group: { id: network } }),
        ...(startAfter !== undefined && { startAfter: new Date(startAfter) }),
      },
    )
    return id === null ? 0 : 1
  }

  const fetchOne = async (kind: JobKind, ignoreGroups?: string[]) => {
    const [job] = await boss.fetch<{ key: string; network: string; addedAt: number }>(kind, ignoreGroups ? { ignoreGroups } : {})
    return job
  }
  const attemptOf = (job: Job) => ({ id: job.id, retryCount: job.attempt - 1 })

  // pg-boss's own indexes serve a key that waits or is under way, and what waits in its order.
  const findUnfinished = `select state, ${addedAt} as added, data->>'network' as network from pgboss.job
    where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'`
  const setAside = `select source_name as kind, singleton_key as key, source_output->>'reason' as reason, ${addedAt} / 1000 as at, id
    from pgboss.job where name = '${aside}' and state = 'created'`
  const findSetAside = `${setAside} and source_name = $1 and singleton_key = $2 order by created_on desc limit 1`
  const listSetAside = `${setAside} order by created_on desc`
  const forgetSetAside = `delete from pgboss.job where name = '${aside}' and created_on < to_timestamp($1::double precision / 1000)`
  const listUnfinished = `select ${addedAt} as added, data->>'network' as network, state = 'active' as active from pgboss.job
    where name = $1 and state <= 'active' order by created_on`
  const paceOfRecent = `
    select avg(extract(epoch from completed_on - started_on)) * 1000 as took,
      case when count(*) filter (where waited) >= ${fewEnds} then
        extract(epoch from max(completed_on) filter (where waited) - min(completed_on) filter (where waited)) * 1000
          / (count(*) filter (where waited) - 1) end as apart
    from (
      select started_on, completed_on, started_on - created_on >= ${waitedLong} * interval '1 ms' as waited from pgboss.job
      where name = $1 and state = 'completed' and completed_on > now() - ${paceOf} * interval '1 ms'
    ) as ended`
  const countStates = `
    select count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as active,
      count(*) filter (where name = '${aside}') as failed
    from pgboss.job where (name = $1 or name = '${aside}' and source_name = $1) and state <= 'active'`

  const snapshots = mapKinds((kind) => {
    // Looks through all that was done lately: less often.
    const pace = sharedFor(paceAge, async (): Promise<Pace> => {
      const [row] = (await query(pool, paceOfRecent, [kind])).rows
      return { took: Number(row?.took ?? firstGuess), apart: row?.apart == null ? undefined : Number(row.apart) }
    })
    return sharedFor(snapshotAge, async () => {
      const [{ rows }, of] = await Promise.all([query(pool, listUnfinished, [kind]), pace()])
      const line = rows.map(({ added, network, active }) => ({ added: Number(added), network, active }))
      return new Snapshot(line, of)
    })
  })

  /** What a process died over has no reason of its own: pg-boss says that its time ran out. */
  const toSetAside = (row: SetAside & { id: string }) => ({ ...row, reason: row.reason ?? 'PROCESS_DIED', at: Number(row.at) })
  const findAside = async (kind: JobKind, key: string) => {
    const [row] = (await query(pool, findSetAside, [kind, key])).rows
    return row && toSetAside(row)
  }

  const jobs: Jobs = {
    async take(kind, skip) {
      const job = (skip ? await fetchOne(kind, [skip]) : undefined) ?? (await fetchOne(kind))
      if (!job) return undefined
      const { key, network, addedAt, ...data } = job.data
      return { id: job.id, kind, key, network, data, attempt: job.retryCount + 1, addedAt }
    },
    done: async (job) => {
      if (forgotten.has(job.kind)) await boss.deleteJob(job.kind, attemptOf(job))
      else await boss.complete(job.kind, attemptOf(job))
    },
    fail: async (job, reason) => {
      await boss.fail(job.kind, attemptOf(job), { reason })
      if (forgotten.has(job.kind) && job.attempt >= maxAttempts) await boss.deleteJob(job.kind, job.id)
    },
    touch: async (job) => void (await boss.touch(job.kind, attemptOf(job))),
    async place(kind, key) {
      const [row] = (await query(pool, findUnfinished, [kind, key])).rows
      if (row) {
        const { ahead, seconds } = (await snapshots[kind]()).place(Number(row.added), row.network)
        return { state: row.state === 'active' ? 'active' : 'waiting', ahead, seconds }
      }
      const failed = await findAside(kind, key)
      return failed && { state: 'failed', reason: failed.reason, at: failed.at }
    },
    async counts(kind) {
      const { rows } = await query(pool, countStates, [kind])
      return { waiting: Number(rows[0].waiting) - Number(rows[0].failed), active: Number(rows[0].active), failed: Number(rows[0].failed) }
    },
    listSetAside: async () => (await query(pool, listSetAside)).rows.map(toSetAside),
    async retry(kind, key) {
      const found = await findAside(kind, key)
      return found !== undefined && (await boss.redrive(aside, { ids: [found.id] })) > 0
    },
    async drop(kind, key) {
      const found = await findAside(kind, key)
      if (found) await boss.deleteJob(aside, found.id)
      return found !== undefined
    },
    forget: async (before) => void (await query(pool, forgetSetAside, [before])),
    close: () => boss.stop({ graceful: false }),
  }
  return { jobs, add }
}
