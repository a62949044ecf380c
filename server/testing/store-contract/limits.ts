import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { day, dayOf, hour } from '../../process/time.ts'
import type { Store } from '../../store/store.ts'
import { change } from '../../store/work.ts'
import { passTime } from '../pass-time.ts'
import { at } from '../sample-draws.ts'
import type { ContractTest } from './stores.ts'

/** Counts for limits, the audit log, and expiry. */
export const limits = (test: ContractTest): void => {
  test('the store counts the uses of a client until each expires, over all processes', async ({ store, other }) => {
    const client = randomUUID()
    const useAt = (each: Store, now: number) => each.addUse({ client, now, until: now + 60, limit: 2 })
    expect({ first: await useAt(store, at), second: await useAt(other, at + 50), third: await useAt(store, at + 59) }).toEqual({
      first: true,
      second: true,
      third: false,
    })
    expect(await other.findUses(client, at + 59)).toEqual({ uses: 2, endsAt: at + 60 })
    expect({ first: await useAt(other, at + 60), second: await useAt(store, at + 109), third: await useAt(store, at + 110) }).toEqual({
      first: true,
      second: false,
      third: true,
    })
    expect(await other.findUses(randomUUID(), at)).toEqual({ uses: 0, endsAt: at })
  })

  test('no more than the limit of many concurrent uses, in two processes, are counted', async ({ store, other }) => {
    const client = randomUUID()
    const use = { client, now: at, until: at + 60, limit: 5 }
    const taken = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? store : other).addUse(use)))
    const passed = taken.filter(Boolean).length
    expect(passed).toBeLessThanOrEqual(5)
    expect(await other.findUses(client, at)).toMatchObject({ uses: passed })
  })

  test('uses still count after the clock is set back, but no longer than new ones', async ({ store, other }) => {
    const client = randomUUID()
    await store.addUse({ client, now: at + 100_000, until: at + 100_060, limit: 1 })
    expect(await other.addUse({ client, now: at, until: at + 60, limit: 1 })).toBe(false)
    expect(await other.addUse({ client, now: at + 60, until: at + 120, limit: 1 })).toBe(true)
  })

  test('the store counts the uses of a day over all processes up to the limit, and removes old days and ended sessions', async (stores) => {
    const { store, other, newSession } = stores
    const subject = randomUUID()
    const yesterday = dayOf(at) - 1
    const takeIn = (each: Store) => each.takeDayUse(subject, yesterday, 5)
    const taken = await Promise.all(Array.from({ length: 12 }, (_, index) => takeIn(index % 2 ? store : other)))
    expect(taken.filter(Boolean)).toHaveLength(5)
    await store.addDayUses(subject, yesterday, -1)
    expect(await takeIn(other)).toBe(true)
    expect(await takeIn(store)).toBe(false)
    const expired = { client: randomUUID(), now: at, until: at + 1, limit: 1 }
    await store.addUse(expired)
    await store.forgetUses(at + 1, 1000)
    expect(await takeIn(other)).toBe(true)
    expect(await store.findUses(expired.client, at)).toEqual({ uses: 0, endsAt: at })
    const { session } = await newSession()
    const { session: played, register } = await newSession()
    await register(randomUUID())
    while ((await store.keys.forgetSessions(at + 61, 0, 100)) > 0);
    expect(await other.findSecret(session.hash)).toBeUndefined()
    expect(await other.findSecret(played.hash)).toBeDefined()
  })

  test('ruling 60: after a jump of the clock nothing that is due is done until 24 hours have been seen to pass, in any process', async (stores) => {
    const { store, other, newGame } = stores
    const { uid } = await newGame()
    const present = async () => (await other.findGame(uid)) !== undefined
    await store.clock.watch(at)
    const ahead = at + 1000 * day
    const keyed = { hash: uid, request: 'r', at }
    expect(await store.idempotencyKeys.claim(keyed, at - day)).toBeUndefined()
    // A process that has not looked at its clock yet.
    expect(await other.removeGames(ahead, 30 * day, 1000)).toBe(0)
    // What it asks for would be done twice.
    expect(await other.idempotencyKeys.claim({ ...keyed, at: ahead }, ahead - day)).toMatchObject({ request: 'r' })
    expect(await other.clock.watch(ahead)).toEqual({ pausedUntil: ahead + day, jumpedDays: 1000 })
    expect(await store.clock.watch(ahead + 1000)).toMatchObject({ jumpedDays: undefined, pausedUntil: expect.any(Number) })
    // A smaller jump, or a stop, does not shorten the pause; two clocks an hour apart shorten it once.
    await store.clock.watch(ahead + day)
    for (let now = ahead + day + hour; now < ahead + 2 * day - 2 * hour; now += hour) {
      await store.clock.watch(now)
      await other.clock.watch(now + hour)
      expect(await other.removeGames(now + hour, 30 * day, 1000)).toBe(0)
    }
    expect(await store.clock.watch(at)).toEqual({ pausedUntil: at + day, jumpedDays: -1002 })
    expect(await store.clock.watch(ahead)).toEqual({ pausedUntil: ahead + day, jumpedDays: 1000 })
    expect(await present()).toBe(true)
    await passTime(store, ahead)
    expect(await other.clock.watch(ahead)).toEqual({ pausedUntil: undefined, jumpedDays: undefined })
    while ((await other.removeGames(ahead, 30 * day, 50)) > 0);
    expect(await present()).toBe(false)
    expect(await other.removeGames(at, 0, 50)).toBe(0)
  })

  test('one process at a time has the turn to remove what is old, for an hour after it last went on', async ({ store, other }) => {
    const turn = await store.clock.takeSweep(at)
    expect(turn).toBe(at + hour)
    expect(await other.clock.takeSweep(at + hour - 1)).toBeUndefined()
    expect(await store.clock.takeSweep(at + 5, turn)).toBe(at + 5 + hour)
    expect(await other.clock.takeSweep(at + hour)).toBeUndefined()
    expect(await other.clock.takeSweep(at + hour + 5)).toBe(at + 5 + 2 * hour)
    expect(await store.clock.takeSweep(at + hour + 6, at + 5 + hour)).toBeUndefined()
    // One that a clock took which was ahead does not count.
    expect(await other.clock.takeSweep(at + day)).toBe(at + day + hour)
    expect(await store.clock.takeSweep(at)).toBe(at + hour)
  })

  test('the store keeps the audit log, newest first, and the database itself refuses to change or remove an entry', async (stores) => {
    const { store, other, connection, operator } = stores
    const { engine } = connection
    const entry = { at, actor: 'a', action: 'key.created', operator, subject: '1' }
    await store.audit.add(entry)
    await store.audit.add({ ...entry, action: 'key.revoked' })
    expect(await other.audit.list(10, operator)).toMatchObject([{ ...entry, action: 'key.revoked' }, entry])
    expect(await other.audit.list(1)).toHaveLength(1)
    for (const sql of ["update audit set actor = 'b'", 'delete from audit', ...(engine.exclusive ? [] : ['truncate audit'])])
      await expect(
        engine.write(() => change({ sql, names: [] }, {})),
        sql,
      ).rejects.toThrow()
    expect(await other.audit.list(10, operator)).toHaveLength(2)
  })
}
