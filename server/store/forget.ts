import { sql } from 'kysely'
import { type Args, compileQuery, type Db } from './query.ts'
import type { Tables } from './schema/schema.ts'
import { change, type Work, whenDue } from './work.ts'

/** Removes about `limit` rows with a time before another. `and` is a further condition on such a row, which it calls `old`. */
export const removeOld = <T extends keyof Tables>(
  db: Db,
  table: T,
  key: keyof Tables[T] & string,
  time: keyof Tables[T] & string,
  and = sql``,
) =>
  compileQuery((args: Args<{ before: number; limit: number }>) => {
    const old = sql`select ${sql.ref(`old.${key}`)} from ${sql.table(table)} as old
      where ${sql.ref(`old.${time}`)} < ${args.before} ${and} limit ${args.limit}`
    const statement = sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${old}) and ${sql.ref(time)} < ${args.before}`
    return { compile: () => statement.compile(db) }
  })

/** Logic that does so with rows whose time is longer ago than `age`, ms, and returns how many it removed. */
export const forgetting = <T extends keyof Tables>(...of: Parameters<typeof removeOld<T>>) => {
  const remove = removeOld(...of)
  return whenDue((now: number, age: number, limit: number): Work<number> => change(remove, { before: now - age, limit }))
}
