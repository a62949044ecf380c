import { DatabaseProblem, ProblemError } from '../../errors/problem.ts'
import type { NewJob } from '../../jobs/jobs.ts'
import type { Query } from '../query.ts'
import type { Call, Engine, Outcome, Work } from '../work.ts'
import type { Database, Runner } from './database.ts'
import { jobRemovals } from './postgres-jobs.ts'
import { createVacuum } from './vacuum.ts'

/** ms between two groups: who comes later waits for the next one, a lone player for none. */
const interval = 5

type Waiting = { key: unknown; values: unknown[]; done(outcome: Outcome): void; failed(error: unknown): void }

/** Runs a statement for the arrays of values of a group; its rows tell what belongs to whom. */
type Run = (query: Query<never, unknown>, arrays: unknown[]) => Promise<Outcome>

/** Group commit of PostgreSQL: a statement that comes several times within `interval` ms runs once for all; if that fails for our fault, each alone. */
export const groupStatements = (run: Run) => {
  const groups = new Map<Query<never, unknown>, { waiting: Waiting[]; nextAt: number }>()

  const runAll = async (query: Query<never, unknown>, jobs: Waiting[]): Promise<void> => {
    try {
      const column = query.groupedBy ?? ''
      const { rows } = await run(
        query,
        query.names.map((_, at) => jobs.map(({ values }) => values[at])),
      )
      const byKey = Map.groupBy(rows, (row) => (row as Record<string, unknown>)[column])
      for (const { key, done } of jobs) {
        const own = byKey.get(key) ?? []
        done({ rows: own, changes: own.length })
      }
    } catch (error) {
      const [only, ...others] = jobs
      if (others.length === 0 || error instanceof DatabaseProblem) for (const { failed } of jobs) failed(error)
      else for (const job of [only as Waiting, ...others]) await runAll(query, [job])
    }
  }

  return (query: Query<never, unknown>, values: unknown[]): Promise<Outcome> =>
    new Promise((done, failed) => {
      const group = groups.get(query) ?? { waiting: [], nextAt: 0 }
      groups.set(query, group)
      const key = values[query.names.indexOf(query.groupedBy ?? '')]
      group.waiting.push({ key, values, done, failed })
      if (group.waiting.length > 1) return
      const flush = (): void => {
        // Two of one game are told apart by running one after the other.
        const [later, now] = [[] as Waiting[], new Map<unknown, Waiting>()]
        for (const job of group.waiting) {
          if (now.has(job.key)) later.push(job)
          else now.set(job.key, job)
        }
        group.waiting = later
        group.nextAt = performance.now() + interval
        if (later.length > 0) setTimeout(flush, interval)
        void runAll(query, [...now.values()])
      }
      const pause = group.nextAt - performance.now()
      if (pause <= 0) flush()
      else setTimeout(flush, pause)
    })
}

/** Adds a job in the transaction of a connection; returns how many were added. */
export type AddJob = (runner: Runner, job: NewJob) => Promise<number>

/** Maximum attempts of a transaction that conflicts with others */
const tries = 3
/** A row was removed while something was added to it, or a deadlock: the transaction is repeated on the current data. */
const wasRemoved = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503'
const wasOvertaken = (error: unknown): boolean => wasRemoved(error) || (error instanceof DatabaseProblem && error.cause === '40P01')

const repeated = async <T>(work: () => Promise<T>, left = tries): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (left > 1 && wasOvertaken(error)) return repeated(work, left - 1)
    throw wasRemoved(error) ? new ProblemError('not_found') : error
  }
}

/** Runs store logic on PostgreSQL; every statement is prepared once per connection. */
export const postgresEngine = (database: Database, addJob: AddJob): Engine => {
  const names = new Map<string, string>()

  const execute = async (runner: Runner, query: Query<never, unknown>, given: unknown[]): Promise<Outcome> => {
    let name = names.get(query.sql)
    if (!name) {
      name = `q${names.size}`
      names.set(query.sql, name)
    }
    const isAlone = query.groupedBy !== undefined && runner !== database
    const values = isAlone ? given.map((value) => [value]) : given
    const result = await runner.query({ name, text: query.sql, values })
    return { rows: result.rows, changes: result.rowCount ?? 0 }
  }
  const grouped = groupStatements((query, values) => execute(database, query, values))

  const answer = async (runner: Runner, call: Call): Promise<Outcome> => {
    if ('job' in call) return { rows: [], changes: await addJob(runner, call.job) }
    if ('query' in call && call.query.groupedBy !== undefined && runner === database) return grouped(call.query, call.values)
    if ('query' in call) return execute(runner, call.query, call.values)
    return { rows: [], changes: 0 }
  }

  const run = async <T>(runner: Runner, work: () => Work<T>): Promise<T> => {
    const steps = work()
    let step = steps.next()
    while (!step.done) step = steps.next(await answer(runner, step.value))
    return step.value
  }

  const plain = <T>(work: () => Work<T>): Promise<T> => run(database, work)
  return {
    exclusive: false,
    removals: jobRemovals,
    read: plain,
    write: (work) => repeated(() => plain(work)),
    transact: (work) => repeated(() => database.transact((runner) => run(runner, work))),
    scrub: createVacuum(database),
    look: async () => {},
    sizes: async () => {
      const { rows } = await database.query('select pg_database_size(current_database()) as bytes')
      return { data: Number(rows[0]?.bytes) }
    },
    close: () => database.end(),
  }
}
