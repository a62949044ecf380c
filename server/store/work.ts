import type { NewJob } from '../jobs/jobs.ts'
import type { Query } from './query.ts'

/** One statement to run. */
export type Statement = {
  query: Query<never, unknown>
  values: unknown[]
}

/** A statement, or a job to be added by the engine's own queue. */
export type Call = Statement | { job: NewJob }

/** What a statement gave. */
export type Outcome = {
  rows: unknown[]
  /** Rows inserted, updated or deleted. */
  changes: number
}

/**
 * Store logic, written once for both engines: it yields statements and is handed their outcomes. SQLite runs it synchronously inside
 * the group commit, PostgreSQL awaits each statement.
 */
export type Work<T> = Generator<Call, T, Outcome>

/** The arguments in the order in which the statement takes them. */
export const valuesOf = <Args, Row>(query: Query<Args, Row>, args: Args): unknown[] => query.names.map((name) => args[name])

const toCall = <Args, Row>(query: Query<Args, Row>, args: Args): Statement => ({ query, values: valuesOf(query, args) })

/** All rows of a statement. */
export function* all<Args, Row>(query: Query<Args, Row>, args: Args): Work<Row[]> {
  const { rows } = yield toCall(query, args)
  return rows as Row[]
}

/** The first row of a statement. */
export function* first<Args, Row>(query: Query<Args, Row>, args: Args): Work<Row | undefined> {
  const { rows } = yield toCall(query, args)
  return rows[0] as Row | undefined
}

/** The number of rows a statement changed. */
export function* change<Args>(query: Query<Args, unknown>, args: Args): Work<number> {
  const { changes } = yield toCall(query, args)
  return changes
}

/** Adds a job, durable with everything else of this transaction; false where one with its key waits or is under way. */
export function* addJob(job: NewJob): Work<boolean> {
  return (yield { job }).changes > 0
}

/** Runs work on one database. */
export type Engine = {
  /** Whether the statements of one write run with no other writer between them. */
  exclusive: boolean
  /** Statements that only read. */
  read<T>(work: () => Work<T>): Promise<T>
  /** Resolves when what was written is durable. Another process may write between two statements. */
  write<T>(work: () => Work<T>): Promise<T>
  /** Like `write`, but all or nothing, and others see all of it at once. */
  transact<T>(work: () => Work<T>): Promise<T>
  close(): Promise<void>
}
