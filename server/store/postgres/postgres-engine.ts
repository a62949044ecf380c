import type { Pool, PoolClient, QueryResult } from 'pg'
import { DatabaseProblem, ProblemError } from '../../errors/problem.ts'
import type { NewJob } from '../../jobs/jobs.ts'
import type { Query } from '../query.ts'
import type { Call, Engine, Outcome, Work } from '../work.ts'
import { createVacuum } from './vacuum.ts'

/** Something that runs a statement: the pool, or one connection inside a transaction. */
type Runner = Pick<Pool | PoolClient, 'query'>
/** Adds a job in the transaction of a connection; returns how many were added. */
export type AddJob = (runner: Runner, job: NewJob) => Promise<number>

/** The queue as the engine sees it; `drop` removes all jobs of a game. */
export type JobTables = { add: AddJob; drop(runner: Runner, uid: string): Promise<number> }

/** Runs store logic on PostgreSQL; every statement is prepared once per connection. `jobs` is available once the queue is open. */
export const postgresEngine = (pool: Pool, jobs: () => JobTables): Engine => {
  const names = new Map<Query<never, unknown>, string>()

  const execute = async (runner: Runner, query: Query<never, unknown>, values: unknown[]): Promise<Outcome> => {
    let name = names.get(query)
    if (!name) {
      name = `q${names.size}`
      names.set(query, name)
    }
    const result: QueryResult = await runner.query({ name, text: query.sql, values })
    return { rows: result.rows, changes: result.rowCount ?? 0 }
  }

  const answer = async (runner: Runner, call: Call): Promise<Outcome> => {
    if ('job' in call) return { rows: [], changes: await jobs().add(runner, call.job) }
    if ('dropJobsOf' in call) return { rows: [], changes: await jobs().drop(runner, call.dropJobsOf) }
    if ('query' in call) return execute(runner, call.query, call.values)
    return { rows: [], changes: 0 }
  }

  const run = async <T>(runner: Runner, work: () => Work<T>): Promise<T> => {
    const steps = work()
    let step = steps.next()
    while (!step.done) step = steps.next(await answer(runner, step.value))
    return step.value
  }

  const transact = async <T>(work: () => Work<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const value = await run(client, work)
      await client.query('commit')
      client.release()
      return value
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const plain = <T>(work: () => Work<T>): Promise<T> => run(pool, work).catch(rethrowAsProblem)
  return {
    exclusive: false,
    read: plain,
    write: plain,
    transact: (work) => transact(work).catch(rethrowAsProblem),
    scrub: createVacuum(pool),
    close: () => pool.end(),
  }
}

/** SQLSTATE of PostgreSQL, appendix A of its manual */
const diskFull = '53100'

/** A database that is down, restarting, overloaded or full is `unavailable`: nothing is known to be stored, so a retry is safe. */
export const rethrowAsProblem = (error: unknown): never => {
  if (error instanceof ProblemError || !(error instanceof Error)) throw error
  const code = 'code' in error ? String(error.code) : ''
  const away = /^(08|53|57P|57014|25P03|40)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/.test(code)
  const lost = code === '' && /timeout|terminated|not queryable|ended/i.test(error.message)
  if (away || lost) throw new DatabaseProblem(code.startsWith(diskFull) ? 'disk' : 'database', code || 'LOST')
  throw error
}
