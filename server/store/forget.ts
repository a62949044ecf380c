import { sql } from 'kysely'
import { type Args, compileQuery, type Db } from './query.ts'
import type { Tables } from './schema/schema.ts'
import { change, type Work, whenDue } from './work.ts'

/**
 * Logic that removes up to `limit` rows whose time is longer ago than `age`, ms, and returns how many. `and` is a further condition on such a
 * row, which it calls `old`.
 */
export const forgetting = <T extends keyof Tables>(
  db: Db,
  table: T,
  key: keyof Tables[T] & string,
  time: keyof Tables[T] & string,
  and = sql``,
) => {
  const remove = compileQuery((args: Args<{ before: number; limit: number }>) => {
    const old = sql`select ${sql.ref(`old.${key}`)} from ${sql.table(table)} as old
      where ${sql.ref(`old.${time}`)} < ${args.before} ${and} limit ${args.limit}`
    const statement = sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${old})`
    return { compile: () => statement.compile(db) }
  })
  return whenDue((now: number, age: number, limit: number): Work<number> => change(remove, { before: now - age, limit }))
}
