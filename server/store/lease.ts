import { type SelectQueryBuilder, sql } from 'kysely'
import { type Args, compileQuery, type Db } from './query.ts'
import type { Tables } from './schema/schema.ts'
import { all, change, type Engine, type Work } from './work.ts'

/** `nextAt` of a row that a process holds until that process ends or is restarted. */
export const untilItEnds = Number.MAX_SAFE_INTEGER

/** A row that was taken, and how many attempts were made with it, including this one. */
export type Leased = { id: number; attempts: number }

/** Rows that may be taken, of which PostgreSQL locks only their own table's. */
type Due<A> = (args: Args<A & { now: number }>) => SelectQueryBuilder<Tables, never, { id: number }>

/** Work for one process at a time, as rows due from `nextAt` on. Taking a row puts it off to the end of its lease; unless given back, another takes it. */
export const leaseWork = <A extends object>(
  db: Db,
  { exclusive }: Engine,
  table: 'job' | 'ownerNotice' | 'webhookDelivery',
  due: Due<A>,
) => {
  const free: Due<A> = (args) =>
    exclusive
      ? due(args)
      : due(args)
          .forUpdate(table as never)
          .skipLocked()
  const claim = compileQuery((args: Args<A & { now: number; until: number }>) =>
    db
      .updateTable(table)
      .set({ nextAt: args.until, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', free(args))
      .returning(['id', 'attempts']),
  )
  const giveBack = compileQuery((args: Args<Leased & { nextAt: number }>) =>
    db.updateTable(table).set({ nextAt: args.nextAt }).where('id', '=', args.id).where('attempts', '=', args.attempts),
  )
  const hasten = compileQuery((args: Args<{ now: number; latest: number }>) =>
    db.updateTable(table).set({ nextAt: args.now }).where('nextAt', '>', args.latest),
  )
  return {
    /** Takes the rows that are due until a time, in the order in which they were added. */
    *claim(args: A & { now: number; until: number }): Work<Leased[]> {
      return (yield* all(claim, args)).sort((one, other) => one.id - other.id)
    },
    /** Makes a row due at a time, unless another attempt has begun; returns how many. */
    giveBack: ({ id, attempts }: Leased, nextAt: number): Work<number> => change(giveBack, { id, attempts, nextAt }),
    /** Makes due what is put off until after `latest`, as only a clock that was ahead does; returns how many. */
    hasten: (now: number, latest: number): Work<number> => change(hasten, { now, latest }),
  }
}
