import { afterAll, expect, test } from 'vitest'
import { openSqlite } from './sqlite/open-sqlite.ts'
import { bindStore, type Runner } from './store.ts'
import { read, transact, transactIf, type Work, whenDue, write } from './work.ts'

const connection = await openSqlite(':memory:')
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
