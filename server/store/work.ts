import type { Compilable } from 'kysely'
import type { NewJob } from '../jobs/jobs.ts'
import type { Query } from './query.ts'

export type Statement = { query: Query<never, unknown>; values: unknown[] }

/** A statement, a job to add to the engine's own queue, or a request to erase. */
export type Call = Statement | { job: NewJob } | { erase: true }

export type Outcome = { rows: unknown[]; changes: number }

/** Store logic for both engines: it yields statements and gets their outcomes. SQLite runs it inside the group commit, PostgreSQL awaits each. */
export type Work<T> = Generator<Call, T, Outcome>

/** The arguments in the statement's order; the engines treat a missing one as null. */
export const valuesOf = <A>(query: Query<A, unknown>, args: NoInfer<A>): unknown[] => query.names.map((name) => args[name as keyof A])

const toCall = <A>(query: Query<A, unknown>, args: NoInfer<A>): Statement => ({ query, values: valuesOf(query, args) })

/** All rows of a statement. */
export function* all<A, Row>(query: Query<A, Row>, args: NoInfer<A>): Work<Row[]> {
  const { rows } = yield toCall(query, args)
  return rows as Row[]
}

/** The first row of a statement. */
export function* first<A, Row>(query: Query<A, Row>, args: NoInfer<A>): Work<Row | undefined> {
  const { rows } = yield toCall(query, args)
  return rows[0] as Row | undefined
}

/** All rows of a statement built for this call, which takes 0.2 ms: for rare queries with many variants. */
export function* select<Row>(built: Compilable<Row>): Work<Row[]> {
  const { sql, parameters } = built.compile()
  const { rows } = yield { query: { sql, names: [] }, values: [...parameters] }
  return rows as Row[]
}

/** The number of rows a statement changed. */
export function* change<A>(query: Query<A, unknown>, args: NoInfer<A>): Work<number> {
  const { changes } = yield toCall(query, args)
  return changes
}

/** The same, where nobody asks for the number. */
export function* run<A>(query: Query<A, unknown>, args: NoInfer<A>): Work<void> {
  yield toCall(query, args)
}

/** Work with something made of its result. */
export function* map<T, Result>(work: Work<T>, make: (result: T) => Result): Work<Result> {
  return make(yield* work)
}

/** Adds a job in this transaction; false where one with its key waits or is running. */
export function* addJob(job: NewJob): Work<boolean> {
  return (yield { job }).changes > 0
}

/** After games were deleted: what they left in log files is overwritten soon after the commit, outside of any request. */
export function* erase(): Work<void> {
  yield { erase: true }
}

/** How the engine runs logic. */
export type Mode = 'read' | 'write' | 'transact'
type AnyLogic = (...args: never[]) => Work<unknown>
/** Logic that reads a page of items: those after an id. */
export type Page<T> = (after: number, page: number) => Work<{ id: number; item: T }[]>

const tag =
  <const M>(mode: M) =>
  <Logic extends AnyLogic>(logic: Logic): Logic & { mode: M } =>
    Object.assign(logic, { mode })

/** Tags logic as a method of the store that only reads. */
export const read = tag('read')
/** The same for one that writes, on PostgreSQL one statement at a time. */
export const write = tag('write')
/** The same for one whose writes are atomic and isolated. */
export const transact = tag('transact')
/** The same for what age makes irreversible: removing rows, revoking a key. Its first argument is the time; it returns 0 while the clock may be wrong. */
export const whenDue = <Logic extends (now: number, ...rest: never[]) => Work<number>>(logic: Logic) => tag('whenDue')(logic)
/** The same for one that needs a transaction only for some arguments. */
export const transactIf = <Logic extends AnyLogic>(isNeeded: (...args: Parameters<NoInfer<Logic>>) => boolean, logic: Logic) =>
  tag((...args: Parameters<Logic>): Mode => (isNeeded(...args) ? 'transact' : 'write'))(logic)
/** Tags logic that reads a page of items, those after an id, as a method that reads all of them, `page` at a time. */
export const pages = <T>(logic: Page<T>) => tag('pages')(logic)

/** Runs work on one database. `name` is the method of the store that it is for. */
export type Engine = {
  /** Whether a write's statements run without any other writer in between. */
  exclusive: boolean
  /** Is told of games that a player or partner deletes, by uid, before the commit. */
  noteDeleted?: ((uids: readonly string[], at: number) => void) | undefined
  /** Statements that remove all jobs of a game, whatever their state, and those that were set aside before a time. */
  removals: { jobsOf: Query<{ uid: string }, unknown>; setAsideBefore: Query<{ before: number }, unknown> }
  read<T>(work: () => Work<T>, name?: string): Promise<T>
  /** Resolves when the write is durable. Another process may write between two statements. */
  write<T>(work: () => Work<T>, name?: string): Promise<T>
  /** Like `write`, but atomic and isolated. */
  transact<T>(work: () => Work<T>, name?: string): Promise<T>
  /** Overwrites what deleted rows left in the database's files, where that is due. To be called every hour. */
  scrub(): Promise<void>
  /** Looks after the database's files: shortens a long log, and rejects once they are damaged. To be called every ten seconds. */
  look(): Promise<void>
  /** Bytes of the database and, where it is a file, of its log */
  sizes(): Promise<{ data: number; log?: number }>
  close(): Promise<void>
}
