import type { Pool, PoolClient } from 'pg'
import { PgBoss } from 'pg-boss'
import { placeIn, sharedFor } from '../../jobs/estimate.ts'
import { type Job, type JobKind, type Jobs, jobKinds, mapKinds, maxAttempts, type NewJob } from '../../jobs/jobs.ts'
import { type JobsOptions, usualSnapshotAge } from '../create-store.ts'

/** s after which a job of a process that fell silent is given to another */
const heartbeat = 10
/** s between two looks for such jobs */
const look = 5
/** s that a job may take in all */
const longest = 120
/** s that finished jobs are kept, for the estimate of those who wait */
const kept = 3600
/** Where jobs that failed for good are kept to be looked at, and for how long, s */
const aside = 'set-aside'
const keptAside = 30 * 24 * 3600
/** s of finished jobs that the estimate looks at, how long it stands, ms, and what it says before there are any, ms */
const recent = 30
const meanAge = 5000
const firstGuess = 50

/** When a job was added, microseconds since 1970 */
const addedAt = `(extract(epoch from created_on) * 1000000)::bigint`

const executor = (runner: Pick<Pool | PoolClient, 'query'>) => ({
  executeSql: async (text: string, values?: unknown[]) => (values ? runner.query(text, values) : runner.query(text)),
})

/** The line on PostgreSQL: pg-boss, on the pool that is there. */
export const openPostgresJobs = async (pool: Pool, { report, snapshotAge = usualSnapshotAge }: JobsOptions) => {
  const boss = new PgBoss({
    db: executor(pool),
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
  })
  boss.on('error', report)
  await boss.start()
  await boss.createQueue(aside, { retentionSeconds: keptAside })
  for (const kind of jobKinds)
    await boss.createQueue(kind, {
      policy: 'exclusive',
      retryLimit: maxAttempts - 1,
      retryDelay: 0,
      expireInSeconds: longest,
      heartbeatSeconds: heartbeat,
      deleteAfterSeconds: kept,
      deadLetter: aside,
    })

  /** Adds a job in the transaction of `client`; returns how many were added. */
  const add = async (client: Pick<Pool | PoolClient, 'query'>, { kind, key, network, data, startAfter }: NewJob): Promise<number> => {
    const id = await boss.send(
      kind,
      { ...data, key, network },
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
    const [job] = await boss.fetch<{ key: string; network: string }>(kind, ignoreGroups ? { ignoreGroups } : {})
    return job
  }
  const attemptOf = (job: Job) => ({ id: job.id, retryCount: job.attempt - 1 })

  // pg-boss's own indexes serve a key that waits or is under way, and what waits in its order.
  const findUnfinished = `select state, ${addedAt} as added from pgboss.job
    where name = $1 and coalesce(singleton_key, '') = $2 and state <= 'active' and policy = 'exclusive'`
  const findFailed = `select output->>'reason' as reason from pgboss.job
    where name = $1 and singleton_key = $2 and state = 'failed' order by created_on desc limit 1`
  const listUnfinished = `select ${addedAt} as added, state = 'active' as active from pgboss.job
    where name = $1 and state <= 'active' order by created_on`
  const meanOfRecent = `select avg(extract(epoch from completed_on - started_on)) * 1000 as ms from pgboss.job
    where name = $1 and state = 'completed' and completed_on > now() - $2 * interval '1 second'`
  const countStates = `
    select count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where name = $1 and state <> 'completed'`

  const snapshots = mapKinds((kind) => {
    // Looks through all that was done lately: less often.
    const mean = sharedFor(meanAge, async () => (await pool.query(meanOfRecent, [kind, recent])).rows[0]?.ms)
    return sharedFor(snapshotAge, async () => {
      const [{ rows }, ms] = await Promise.all([pool.query(listUnfinished, [kind]), mean()])
      return {
        added: rows.map((row) => Number(row.added)),
        active: rows.filter((row) => row.active).length,
        meanMs: Number(ms ?? firstGuess),
      }
    })
  })

  const jobs: Jobs = {
    async take(kind, skip) {
      const job = (skip ? await fetchOne(kind, [skip]) : undefined) ?? (await fetchOne(kind))
      if (!job) return undefined
      const { key, network, ...data } = job.data
      return { id: job.id, kind, key, network, data, attempt: job.retryCount + 1 }
    },
    done: async (job) => void (await boss.complete(job.kind, attemptOf(job))),
    fail: async (job, reason) => void (await boss.fail(job.kind, attemptOf(job), { reason })),
    touch: async (job) => void (await boss.touch(job.kind, attemptOf(job))),
    async place(kind, key) {
      const [row] = (await pool.query(findUnfinished, [kind, key])).rows
      if (row) return { state: row.state === 'active' ? 'active' : 'waiting', ...placeIn(await snapshots[kind](), Number(row.added)) }
      const [failed] = (await pool.query(findFailed, [kind, key])).rows
      return failed && { state: 'failed', reason: failed.reason ?? '' }
    },
    async counts(kind) {
      const { rows } = await pool.query(countStates, [kind])
      return { waiting: Number(rows[0].waiting), active: Number(rows[0].active), failed: Number(rows[0].failed) }
    },
    close: () => boss.stop({ graceful: false }),
  }
  return { jobs, add }
}
