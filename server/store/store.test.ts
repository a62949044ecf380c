import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newSqliteFile } from '../testing/empty-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { LastUsed } from './last-used.ts'
import { type Args, compileQuery } from './query.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { bindStore, type Connection, type Runner } from './store.ts'
import { first, read, transact, transactIf, valuesOf, type Work, whenDue, write } from './work.ts'

const connection = await openSqlite(await newSqliteFile(join(newFolder(), 'test.sqlite')))
afterAll(() => connection.engine.close())

const whenRefused: Runner['whenDue'] = async () => 0

const next = function* (number: number): Work<number> {
  yield* []
  return number + 1
}

test('logic with a tag becomes a method in its group; logic without one stays inside', async () => {
  const store = bindStore(
    { ...connection.engine, whenDue: whenRefused },
    { inner: next, group: { inner: next, find: read((number: number) => next(number)) } },
  )
  expect(store).toEqual({ group: { find: expect.any(Function) } })
  expect(await store.group.find(1)).toBe(2)
})

test('a method runs as its tag says, or as its arguments need it', async () => {
  const modes: string[] = []
  const noted = (mode: 'read' | 'write' | 'transact') => (work: () => Work<never>) => {
    modes.push(mode)
    return connection.engine[mode](work)
  }
  const run: Runner = { read: noted('read'), write: noted('write'), transact: noted('transact'), whenDue: whenRefused }
  const fresh = () => (number: number) => next(number)
  const store = bindStore(run, {
    find: read(fresh()),
    add: write(fresh()),
    move: transact(fresh()),
    addSome: transactIf((number) => number > 1, fresh()),
    remove: whenDue(fresh()),
  })
  expect(await store.remove(1)).toBe(0)
  for (const method of [store.find, store.add, store.move, store.addSome]) await method(1)
  expect(await store.addSome(2)).toBe(3)
  expect(modes).toEqual(['read', 'write', 'transact', 'write', 'transact'])
})

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

test('entries that are used stay, those that are not go, and never more than the limit are kept', () => {
  const cache = new LastUsed<number>(10)
  cache.set('used', 0)
  for (let index = 1; index <= 100; index += 1) {
    cache.set(`${index}`, index)
    expect(cache.get('used')).toBe(0)
  }
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(`${index + 1}`)).filter((value) => value !== undefined)
  expect(kept.length).toBeLessThan(10)
  expect(kept).toContain(100)
})

test('an entry that was deleted or replaced does not come back', () => {
  const cache = new LastUsed<number>(4)
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ] as const)
    cache.set(key, value)
  expect(cache.get('a')).toBe(3)
  cache.delete('a')
  expect(cache.get('a')).toBeUndefined()
})
