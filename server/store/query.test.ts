import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type Args, argument, compileQuery } from './query.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Connection } from './store.ts'
import { first, valuesOf, type Work } from './work.ts'

const connection = await openSqlite(':memory:')
afterAll(() => connection.engine.close())

const compileFind = ({ db }: Connection) =>
  compileQuery((args: Args<{ operator: string; hash: string }>) =>
    db.selectFrom('secret').where('hash', '=', args.hash).where('operator', '=', args.operator).select(['id', 'language']),
  )

test('the arguments of a statement are bound in the order in which it names them', () => {
  expect(valuesOf(compileFind(connection), { operator: 'nfl', hash: 'h' })).toEqual(['h', 'nfl'])
})

test('a statement with a value of its own is refused when it is compiled', () => {
  expect(() => compileQuery(() => connection.db.selectFrom('secret').select('id').where('operator', '=', 'nfl'))).toThrow('literal value')
})

test('an argument in a select list is cast to its type and named like it', () => {
  const statement = compileQuery((args: Args<{ at: number }>) => connection.db.selectNoFrom(argument(args, 'at', 'bigint')))
  expect(statement.sql).toBe('select cast(? as bigint) as "at"')
})

/** Never run. `npm run check -- typecheck` reports each line that compiles although it must not. */
function* _refusedByTypes(open: Connection): Work<unknown> {
  const find = compileFind(open)
  const { db } = open
  const row = yield* first(find, { hash: 'h', operator: 'nfl' })
  // @ts-expect-error: the table has no such column
  compileQuery(() => db.selectFrom('secret').select('price'))
  // @ts-expect-error: the column may be null
  const language: string | undefined = row?.language
  // @ts-expect-error: the column is not selected
  const { operator } = row ?? {}
  // @ts-expect-error: the statement declares no such argument
  compileQuery((args: Args<{ hash: string }>) => db.selectFrom('secret').select('id').where('hash', '=', args.price))
  // @ts-expect-error: the argument is not of the column's type
  compileQuery((args: Args<{ hash: number }>) => db.selectFrom('secret').select('id').where('hash', '=', args.hash))
  // @ts-expect-error: a nullable argument for a column that is not
  compileQuery((args: Args<{ at: number | null }>) => db.insertInto('probe').values({ id: sql.lit(1), at: args.at }))
  // @ts-expect-error: an argument is missing
  yield* first(find, { hash: 'h' })
  // @ts-expect-error: the statement has no such argument
  yield* first(find, { hash: 'h', operator: 'nfl', price: 7 })
  // @ts-expect-error: the value is not of the argument's type
  yield* first(find, { hash: 7, operator: 'nfl' })
  return [language, operator]
}
