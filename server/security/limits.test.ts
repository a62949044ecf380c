import { expect, test } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { createCallLimit } from './call-limit.ts'
import { createFailureLimit } from './failure-limit.ts'

const limited = expect.objectContaining({ code: 'rate_limited' })

test('a client with 60 failures in a minute waits for the next one, in every process; others do not', async () => {
  let now = 1_020_000
  const store = createStore(await openSqlite(':memory:'))
  const [limit, otherProcess] = [createFailureLimit(60, store, () => now), createFailureLimit(60, store, () => now)]
  for (let failure = 0; failure < 60; failure += 1) {
    await limit.check('one')
    await (failure % 2 ? limit : otherProcess).fail('one')
  }
  await expect(limit.check('one')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }))
  await expect(otherProcess.check('one')).rejects.toEqual(limited)
  await expect(limit.check('other')).resolves.toBeUndefined()
  now += 59_999
  await expect(limit.check('one')).rejects.toEqual(expect.objectContaining({ retryAfter: 1 }))
  now += 1
  await expect(limit.check('one')).resolves.toBeUndefined()
  await store.close()
})

test('a uid has its number of calls, whatever others do', () => {
  const limit = createCallLimit(2)
  limit.count('one')
  limit.count('one')
  limit.count('other')
  expect(() => limit.count('one')).toThrow(limited)
  expect(() => limit.count('other')).not.toThrow()
})
