import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdHash } from '../keys/id-key.ts'
import { readConfig } from '../process/config.ts'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { createStore, type Store } from '../store/store.ts'
import { type CallLimit, createCallLimit } from './call-limit.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { countUses } from './count-uses.ts'
import { limits } from './limits.ts'
import { customerBits, networkOf } from './network-of.ts'

const rateLimited = expect.objectContaining({ code: 'rate_limited' })
const minute = 60_000
let now: number
let store: Store
beforeAll(async () => {
  now = Date.UTC(2026, 0, 1)
  store = createStore(await openSqlite(':memory:'))
})
afterAll(() => store.close())
const idHash = createIdHash(randomBytes(32))
const config = readConfig({ NODE_ENV: 'test' })
/** The limits of one process. */
const openLimits = (settings = config) => countUses({ store, clock: () => now, idHash, config: settings, operatorCount: () => 5 })

test('a client with 60 failures in a minute is blocked for the rest of it, in every process; other clients are not', async () => {
  const [limit, otherProcess] = [openLimits(), openLimits()]
  for (let failure = 0; failure < 60; failure += 1) await (failure % 2 ? limit : otherProcess).use('failures', 'one')
  await expect(limit.use('failures', 'one')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }))
  await expect(otherProcess.use('failures', 'one')).rejects.toEqual(rateLimited)
  expect(await otherProcess.tryUse('failures', 'one')).toBe(false)
  await expect(limit.use('failures', 'other')).resolves.toBeUndefined()
  now += minute - 1
  await expect(limit.use('failures', 'one')).rejects.toEqual(expect.objectContaining({ retryAfter: 1 }))
  now += 1
  await expect(limit.use('failures', 'one')).resolves.toBeUndefined()
})

test('a client has at most so many uses within any span', async () => {
  const limit = openLimits()
  const { uses, span } = limits.links
  const start = now
  for (let use = 0; use < uses; use += 1) {
    expect(await limit.tryUse('links', 'a')).toBe(true)
    now += 10_000
  }
  expect(await limit.tryUse('links', 'a')).toBe(false)
  expect(await limit.tryUse('links', 'b')).toBe(true)
  // A span after the first, but not after the second: one use is free again.
  now = start + span
  expect({ first: await limit.tryUse('links', 'a'), second: await limit.tryUse('links', 'a') }).toEqual({ first: true, second: false })
  now += span + minute
  for (let use = 0; use < uses; use += 1) expect(await limit.tryUse('links', 'a')).toBe(true)
  expect(await limit.tryUse('links', 'a')).toBe(false)
})

test('different limits count separately', async () => {
  const limit = openLimits()
  for (let use = 0; use < limits.webhookTests.uses; use += 1) await limit.use('webhookTests', 'nfl')
  expect(await limit.tryUse('webhookTests', 'nfl')).toBe(false)
  expect(await limit.tryUse('testEvents', 'nfl')).toBe(true)
})

test('a clock that jumps back keeps a client blocked for no longer than the span; one that jumps ahead unblocks it', async () => {
  const limit = openLimits()
  const useUp = async () => {
    while (await limit.tryUse('webhookTests', 'jump'));
  }
  await useUp()
  now -= 24 * 60 * minute
  await expect(limit.use('webhookTests', 'jump')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }))
  now += minute
  await limit.use('webhookTests', 'jump')
  await useUp()
  now += 24 * 60 * minute
  expect(await limit.tryUse('webhookTests', 'jump')).toBe(true)
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
  const limit = countUses({ store: watchedStore, clock: () => now, idHash, config, operatorCount: () => 5 })
  await limit.use('failures', '192.0.2.7')
  expect(await store.findUses(hash, now)).toMatchObject({ uses: 1 })
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  now += minute
  await openLimits().use('failures', 'another')
  expect(await store.findUses(hash, 0)).toMatchObject({ uses: 0 })
})

test('a daily limit that operators share leaves each its part of one half, and the other half to whoever needs more', async () => {
  const limit = openLimits({ ...config, mailsPerDay: 20 })
  const used = async (subject: string, tries: number) => {
    let count = 0
    for (let use = 0; use < tries; use += 1) if (await limit.tryUse('mails', subject)) count += 1
    return count
  }
  expect(await used('greedy', 30)).toBe(12)
  for (const subject of ['a', 'b', 'c']) expect(await used(subject, 3), subject).toBe(2)
  const giveBack = await limit.take('mails', 'd')
  // A use is given back to the day that it was of.
  now += 24 * 60 * minute
  await giveBack()
  now -= 24 * 60 * minute
  expect(await used('d', 3)).toBe(2)
  await expect(limit.take('mails', 'd')).rejects.toEqual(expect.objectContaining({ code: 'rate_limited', limit: 'mails' }))
})

test('a daily limit that its setting turns off is none', async () => {
  const limit = openLimits({ ...config, mailsPerOperator: 0 })
  for (let use = 0; use < 20; use += 1) expect(await limit.tryUse('mailsOfOperator', 'nfl')).toBe(true)
})

test('calls of a subject run one at a time; more wait for their turn, and none runs that is refused', async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, waiting: { max: 2, ms: 60_000 } })
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
  const short = createConcurrencyLimit({ atOnce: 1, waiting: { max: 2, ms: 1 } })
  const end = Promise.withResolvers<void>()
  const held = short.run('one', () => end.promise)
  await expect(short.run('one', async () => order.push('late'))).rejects.toEqual(rateLimited)
  end.resolve()
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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:1:ffff:0:0:1', '2001:db8:0:1'],
  ['2001:DB8::5:0:0:0:1', '2001:db8:0:5'],
  ['2001:db8:0:5::', '2001:db8:0:5'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['[2001:db8:1:2::5]:49152', '2001:db8:1:2'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
  // Fastify returns no address for a connection that has been closed.
  [undefined, ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('a customer of an internet provider is a /56', () => {
  expect(networkOf('2001:db8:1:2ff:3:4:5:6', customerBits)).toBe('2001:db8:1:200')
})
