import { DatabaseProblem } from '../../errors/problem.ts'
import type { Query } from '../query.ts'
import type { Outcome } from '../work.ts'

/** ms between two groups: who comes later waits for the next one, a lone player for none. */
const interval = 5

type Waiting = { key: unknown; values: unknown[]; done(outcome: Outcome): void; failed(error: unknown): void }

/** Runs a statement for the arrays of values of a group; its rows tell what belongs to whom. */
type Run = (query: Query<never, unknown>, arrays: unknown[]) => Promise<Outcome>

/**
 * Group commit of PostgreSQL: a statement that comes several times within `interval` ms runs once for all, so in one transaction, and each is
 * acknowledged after it. If that fails for a reason of ours, each runs on its own, so that a bad one does not fail its neighbours.
 */
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
