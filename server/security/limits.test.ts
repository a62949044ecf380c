import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { createStore, type Store } from '../store/store.ts'
import { type CallLimit, createCallLimit } from './call-limit.ts'
import { createClientLimits } from './client-limit.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { createDayLimits } from './day-limit.ts'
import { createIdHash } from './id-key.ts'
import { limits, limitsTable } from './limits.ts'

const rateLimited = expect.objectContaining({ code: 'rate_limited' })
const minute = 60_000
const failedLimit = { name: 'failed', uses: 60, span: minute }
let now: number
let store: Store
beforeAll(async () => {
  now = Date.UTC(2026, 0, 1)
  store = createStore(await openSqlite(':memory:'))
})
afterAll(() => store.close())
const idHash = createIdHash(randomBytes(32))
const openLimits = () => createClientLimits({ store, clock: () => now, idHash })

test('a client with 60 failures in a minute is blocked for the rest of it, in every process; other clients are not', async () => {
  const [limit, otherProcess] = [openLimits()(failedLimit), openLimits()(failedLimit)]
  for (let failure = 0; failure < 60; failure += 1) await (failure % 2 ? limit : otherProcess).use('one')
  await expect(limit.use('one')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }))
  await expect(otherProcess.use('one')).rejects.toEqual(rateLimited)
  expect(await otherProcess.take('one')).toBe(false)
  await expect(limit.use('other')).resolves.toBeUndefined()
  now += minute - 1
  await expect(limit.use('one')).rejects.toEqual(expect.objectContaining({ retryAfter: 1 }))
  now += 1
  await expect(limit.use('one')).resolves.toBeUndefined()
})

test('of calls that race for the last uses no more pass than there are', async () => {
  const limit = openLimits()({ name: 'race', uses: 10, span: minute })
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => limit.use('client')))
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(10)
  await expect(limit.use('client')).rejects.toEqual(rateLimited)
})

test('a client has at most ten uses within any hour', async () => {
  const limit = openLimits()({ name: 'hour', uses: 10, span: 60 * minute })
  const start = now
  for (let mail = 0; mail < 10; mail += 1) {
    expect(await limit.take('a')).toBe(true)
    now += minute
  }
  expect(await limit.take('a')).toBe(false)
  expect(await limit.take('b')).toBe(true)
  // 60 minutes after the first, but only 51 after the last: one use is free again.
  now = start + 60 * minute
  expect({ first: await limit.take('a'), second: await limit.take('a') }).toEqual({ first: true, second: false })
  now += 61 * minute
  for (let mail = 0; mail < 10; mail += 1) expect(await limit.take('a')).toBe(true)
  expect(await limit.take('a')).toBe(false)
})

test('different limits count separately', async () => {
  const limits = await openLimits()
  const [one, two] = [limits({ name: 'one', uses: 1, span: minute }), limits({ name: 'two', uses: 1, span: minute })]
  expect({ first: await one.take('client'), second: await one.take('client'), other: await two.take('client') }).toEqual({
    first: true,
    second: false,
    other: true,
  })
})

test('a clock that jumps back keeps a client blocked for no longer than the span; one that jumps ahead unblocks it', async () => {
  const limit = openLimits()({ name: 'jump', uses: 1, span: minute })
  await limit.take('client')
  now -= 24 * 60 * minute
  await expect(limit.use('client')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }))
  expect(await limit.take('client')).toBe(false)
  now += minute
  await limit.use('client')
  now += 24 * 60 * minute
  expect(await limit.take('client')).toBe(true)
})

test.each([
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff:0:0:1', true],
  ['2001:DB8::5:0:0:0:1', '2001:db8:0:5::', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['::1', '::2', true],
])('%s and %s are one client: %s', async (one, two, same) => {
  const limit = openLimits()({ name: randomUUID(), uses: 1, span: minute })
  await limit.take(one)
  expect(await limit.take(two)).toBe(!same)
})

test('no address is in the database, and no trace of it remains after the span', async () => {
  let hash = ''
  const watchedStore: Store = {
    ...store,
    addUse(use) {
      hash = use.client
      return store.addUse(use)
    },
  }
  const limit = createClientLimits({ store: watchedStore, clock: () => now, idHash })({ name: 'trace', uses: 1, span: minute })
  await limit.take('192.0.2.7')
  expect(await store.findUses(hash, now)).toMatchObject({ uses: 1 })
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  now += minute
  await openLimits()(failedLimit).take('another')
  expect(await store.findUses(hash, 0)).toMatchObject({ uses: 0 })
})

test('the table of limits in docs/operations.md is made from them', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n\n${limitsTable()}\n\n`)
})

test('a daily limit that subjects share leaves each its part of one half, and the other half to whoever needs more', async () => {
  const limit = createDayLimits({ store, clock: () => now, idHash })(limits.mails, 20, () => 5)
  const used = async (subject: string, tries: number) => {
    let count = 0
    for (let use = 0; use < tries; use += 1) if (await limit.tryTake(subject)) count += 1
    return count
  }
  expect(await used('greedy', 30)).toBe(12)
  for (const subject of ['a', 'b', 'c']) expect(await used(subject, 3), subject).toBe(2)
  const giveBack = await limit.take('d')
  // A use is given back to the day that it was of.
  now += 24 * 60 * minute
  await giveBack()
  now -= 24 * 60 * minute
  expect(await used('d', 3)).toBe(2)
  await expect(limit.take('d')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', limit: 'mails' }))
})

test('calls of a subject run one at a time; more wait for their turn, and none runs that is refused', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: { most: 2, ms: 60_000 } })
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const run = (subject: string, name: string) =>
    limit.run(subject, async () => {
      order.push(name)
      await gate.promise
    })
  const calls = [run('one', 'a'), run('one', 'b'), run('one', 'c'), run('other', 'd')]
  await expect(run('one', 'e')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }))
  expect(order).toEqual(['a', 'd'])
  gate.resolve()
  await Promise.all(calls)
  expect(order).toEqual(['a', 'd', 'b', 'c'])
  const short = createConcurrencyLimit({ atOnce: 1, waiting: { most: 2, ms: 1 } })
  const held = short.run('one', () => new Promise((resolve) => setTimeout(resolve, 50)))
  await expect(short.run('one', async () => order.push('late'))).rejects.toEqual(rateLimited)
  await held
  await short.run('one', async () => order.push('next'))
  expect(order.slice(4)).toEqual(['next'])
})

/** Number of calls of a uid that pass, alternating between the limits. */
const passing = async (uid: string, limits: CallLimit[], calls: number): Promise<number> => {
  let passedCount = 0
  for (let call = 0; call < calls; call += 1) {
    const refusal = await limits[call % limits.length]?.count(uid).catch((error: unknown) => error)
    if (refusal === undefined) passedCount += 1
    else expect(refusal).toEqual(rateLimited)
  }
  return passedCount
}

test('the call limit of a uid is exact in one process, and exceeded by at most a hundred for each further process (ruling 13)', async () => {
  await store.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
  for (const uid of [one, two, three]) await store.registerGame({ uid, operator: 'nfl', secretHash: 'h', at: 1 })
  const limits = Array.from({ length: 3 }, () => createCallLimit(300, store))
  expect(await passing(one, limits.slice(0, 1), 1000)).toBe(300)
  expect(await passing(two, limits, 1000)).toBeLessThanOrEqual(500)
  const startedAgain = Array.from({ length: 50 }, () => createCallLimit(300, store))
  expect(await passing(three, startedAgain, 170)).toBe(170)
  await expect(limits[0]?.count('other')).resolves.toBeUndefined()
})
