import { createRequire } from 'node:module'
import { PgBoss } from 'pg-boss'
import { fewEnds, type Pace, paceOf, Snapshot, waitedLong } from '../../jobs/estimate.ts'
import {
  type Job,
  type JobKind,
  type Jobs,
  type JobsOptions,
  jobKinds,
  mapKinds,
  maxAttempts,
  NewerQueue,
  type NewJob,
  type SetAside,
  unkeptKinds,
  usualSnapshotAge,
} from '../../jobs/jobs.ts'
import { sharedFor } from '../../process/time.ts'
import type { Engine } from '../work.ts'
import { type Database, type Runner, withLock } from './database.ts'

/** s without a heartbeat after which a job is given to another process */
const heartbeat = 10
/** s between checks for such jobs */
const checkInterval = 5
/** Timeout of a job, s */
const jobTimeout = 120
/** s between clean-ups of expired jobs */
const cleanUpInterval = 600
/** s that finished jobs are kept, for the estimates of waiting players */
const keptFinished = 3600
/** Dead-letter queue of jobs that failed for good, and how long they are kept there, s */
const deadLetters = 'set-aside'
const keptDeadLetters = 30 * 24 * 3600
/** How long the measured pace is cached, and the assumed duration of a job before there is one, ms */
const paceAge = 5000
const firstGuess = 50

/** When a job was added, microseconds since 1970 */
const addedAt = `(extract(epoch from created_on) * 1000000)::bigint`

/** The version of pg-boss's tables that this release knows. */
const knownVersion: number = createRequire(import.meta.url)('pg-boss/package.json').pgboss.schema

const executor = ({ query }: Runner) => ({ executeSql: (text: string, values?: unknown[]) => query(text, values) })

/** The game of a document, or of an analysis, of which the key is its uid. */
const gameOfJob = `coalesce(data->>'uid', data->>'key')`
/** By what we look up jobs beside pg-boss; made by who owns its tables. */
const indexes = { job_of_game: `((${gameOfJob}))`, job_completed: `(name, completed_on) where state = 'completed'` }

/** No job has this id. */
const noJob = '00000000-0000-0000-0000-000000000000'

/** Of a game also finished jobs, which are kept for the estimates, and those that were set aside. */
export const jobRemovals: Engine['removals'] = {
  jobsOf: { sql: `delete from pgboss.job where ${gameOfJob} = $1`, names: ['uid'] },
  setAsideBefore: {
    sql: `delete from pgboss.job where name = '${deadLetters}' and state = 'created' and not blocked
      and created_on < to_timestamp($1::double precision / 1000)`,
    names: ['before'],
  },
}

// pg-boss's own indexes cover the look-up of an unfinished key, and waiting jobs in order.
const unfinished = `name = $1 and state <= 'active' and policy = 'exclusive'`
const findUnfinished = `select state, ${addedAt} as added, data->>'network' as network from pgboss.job
  where ${unfinished} and coalesce(singleton_key, '') = $2`
const setAside = `select source_name as kind, singleton_key as key, source_output->>'reason' as reason, ${addedAt} / 1000 as at, id
  from pgboss.job where name = '${deadLetters}' and state = 'created' and not blocked`
const findSetAside = `${setAside} and source_name = $1 and singleton_key = $2 order by created_on desc limit 1`
const listSetAside = `${setAside} order by created_on desc`
const listUnfinished = `select ${addedAt} as added, data->>'network' as network, state = 'active' as active from pgboss.job
  where ${unfinished} order by created_on`
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
    (select count(*) from (${setAside} and source_name = $1) as aside) as failed
  from pgboss.job where ${unfinished}`

/** What is looked up in the queue, for a kind and a key. */
export const lookUps = [findUnfinished, findSetAside, listSetAside, listUnfinished, paceOfRecent, countStates]

/** Advisory lock, any fixed number other than that of the migrations: only one process at a time creates pg-boss's tables. */
const setupLock = 7_315_002
/** The queue on PostgreSQL: pg-boss, on the existing pool. `warn` receives a line if another process is setting it up. */
export const openPostgresJobs = async (
  database: Database,
  { clock, report, beside = false, snapshotAge = usualSnapshotAge }: JobsOptions,
  warn: (line: string) => void,
) => {
  const { query } = database
  const boss = new PgBoss({
    db: executor(database),
    schedule: false,
    supervise: !beside,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: checkInterval,
    monitorIntervalSeconds: checkInterval,
    maintenanceIntervalSeconds: cleanUpInterval,
  })
  boss.on('error', report)
  await withLock(database, setupLock, warn, async () => {
    await boss.start()
    const version = await boss.schemaVersion()
    if (version !== null && version > knownVersion) report(new NewerQueue(version, knownVersion))
    for (const [name, on] of Object.entries(indexes)) {
      const { rows } = await query(`select 1 where to_regclass('pgboss.${name}') is null`)
      if (rows.length > 0) await query(`create index ${name} on pgboss.job_common ${on}`)
    }
    await boss.createQueue(deadLetters, { retentionSeconds: keptDeadLetters })
    for (const kind of jobKinds)
      await boss.createQueue(kind, {
        policy: 'exclusive',
        retryLimit: maxAttempts - 1,
        retryDelay: 0,
        expireInSeconds: jobTimeout,
        heartbeatSeconds: heartbeat,
        deleteAfterSeconds: keptFinished,
        ...(!unkeptKinds.has(kind) && { deadLetter: deadLetters }),
      })
    // pg-boss looks up a queue on first use, through the pool: transactions that hold all of its connections would deadlock.
    for (const kind of jobKinds) await boss.findJobs(kind, { id: noJob })
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

  const snapshots = mapKinds((kind) => {
    const pace = sharedFor(paceAge, async (): Promise<Pace> => {
      const [row] = (await query(paceOfRecent, [kind])).rows
      return { took: Number(row?.took ?? firstGuess), apart: row?.apart == null ? undefined : Number(row.apart) }
    })
    return sharedFor(snapshotAge, async () => {
      const [{ rows }, of] = await Promise.all([query(listUnfinished, [kind]), pace()])
      const queue = rows.map(({ added, network, active }) => ({ added: Number(added), network, active }))
      return new Snapshot(queue, of)
    })
  })

  /** A job whose process died has no reason of its own: pg-boss reports a timeout. */
  const toSetAside = (row: SetAside & { id: string }) => ({ ...row, reason: row.reason ?? 'PROCESS_DIED', at: Number(row.at) })
  const findAside = async (kind: JobKind, key: string) => {
    const [row] = (await query(findSetAside, [kind, key])).rows
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
      if (unkeptKinds.has(job.kind)) await boss.deleteJob(job.kind, attemptOf(job))
      else await boss.complete(job.kind, attemptOf(job))
    },
    fail: async (job, reason) => {
      await boss.fail(job.kind, attemptOf(job), { reason })
      if (unkeptKinds.has(job.kind) && job.attempt >= maxAttempts) await boss.deleteJob(job.kind, job.id)
    },
    touch: async (job) => void (await boss.touch(job.kind, attemptOf(job))),
    async position(kind, key) {
      const [row] = (await query(findUnfinished, [kind, key])).rows
      if (row) {
        const { ahead, seconds } = (await snapshots[kind]()).position(Number(row.added), row.network)
        return { state: row.state === 'active' ? 'active' : 'waiting', ahead, seconds }
      }
      const failed = await findAside(kind, key)
      return failed && { state: 'failed', reason: failed.reason, at: failed.at }
    },
    async counts(kind) {
      const { rows } = await query(countStates, [kind])
      return { waiting: Number(rows[0].waiting), active: Number(rows[0].active), failed: Number(rows[0].failed) }
    },
    listSetAside: async () => (await query(listSetAside)).rows.map(toSetAside),
    async retry(kind, key) {
      const job = await findAside(kind, key)
      return job !== undefined && (await boss.redrive(deadLetters, { ids: [job.id] })) > 0
    },
    async drop(kind, key) {
      const job = await findAside(kind, key)
      if (job) await boss.deleteJob(deadLetters, job.id)
      return job !== undefined
    },
    close: () => boss.stop({ graceful: false }),
  }
  return { jobs, add }
}
