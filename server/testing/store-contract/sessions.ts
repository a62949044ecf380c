import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { day } from '../../process/time.ts'
import { passTime } from '../pass-time.ts'
import { at, sampleDraws } from '../sample-draws.ts'
import { refusal } from './samples.ts'
import type { ContractTest } from './stores.ts'

/** Session secrets of a partner's server and their games. */
export const sessions = (test: ContractTest): void => {
  test('ruling 25: a session secret registers ten games before it expires, over all processes; repeats do not count', async (stores) => {
    const { store, other, newSession } = stores
    const { session, register } = await newSession('e')
    const uids = Array.from({ length: 14 }, () => randomUUID())
    const outcomes = await Promise.allSettled(uids.map((uid, index) => register(uid, index % 2 ? other : store)))
    const taken = uids.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    expect(taken).toHaveLength(10)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refusal('forbidden'))
    expect(await register(taken[0] as string)).toBe('repeated')
    expect(await register(taken[0] as string, other, at + 1000)).toBe('repeated')
    expect(await other.findSecret(session.hash)).toMatchObject({ opensUntil: at + 60, endsAt: at + 1 + 24 * 3_600_000 })
    const late = await newSession()
    await expect(late.register(randomUUID(), store, at + 60)).rejects.toEqual(refusal('unauthorized'))
  })

  test('ruling 25: a game of a session accepts draws for 24 hours, and moves only to a new session of the same player', async (stores) => {
    const { store, other, newSecret, newSession } = stores
    const { register } = await newSession('e')
    const uid = randomUUID()
    await register(uid)
    const [first, second, third] = sampleDraws(uid, 3) as [CardSelection, CardSelection, CardSelection]
    const end = at + 1 + 24 * 3_600_000
    expect(await store.addDraw(first, end - 1)).toBe(1)
    for (const each of [store, other]) await expect(each.addDraw(second, end)).rejects.toEqual(refusal('forbidden'))
    const answer = { id: uid, time: at, popup_message: 'halfway', popup_answer: 'continue' } as const
    await expect(store.addPopupAnswer(answer, end)).rejects.toEqual(refusal('forbidden'))
    await expect((await newSession('another')).register(uid)).rejects.toEqual(refusal('conflict'))
    const page = await newSecret()
    await expect(store.registerGame({ uid, operator: 'nfl', secretHash: page.hash, at })).rejects.toEqual(refusal('conflict'))
    const renewed = await newSession('e')
    expect(await renewed.register(uid)).toBe('repeated')
    expect(await other.addDraw(second, end - 1)).toBe(2)
    await other.keys.revoke(renewed.key.hash, at)
    for (const each of [store, other]) await expect(each.addDraw(third, at + 2)).rejects.toEqual(refusal('forbidden'))
    expect(await store.findGame(uid)).toMatchObject({ revokedAt: expect.any(Number) })
  })

  test('a session goes with its last game, or a while after it has ended, whichever process removes it', async (stores) => {
    const { store, other, newSession } = stores
    const end = at + 1 + 24 * 3_600_000
    const [two, moved, open] = [await newSession('e'), await newSession('f'), await newSession('g')]
    const [first, second, third, fourth] = Array.from({ length: 4 }, () => randomUUID()) as [string, string, string, string]
    for (const uid of [first, second]) await two.register(uid)
    await moved.register(third)
    await open.register(fourth)
    const present = async () =>
      Promise.all([two, moved, open].map(async ({ session }) => (await store.findSecret(session.hash)) !== undefined))
    const forget = async () => {
      await passTime(store, end + 1)
      while ((await other.keys.forgetSessions(end + 1, 0, 100)) > 0);
      return present()
    }
    await (await newSession('f')).register(third)
    await store.removeGame(fourth, at + 2)
    expect(await present()).toEqual([true, true, true])
    // The player may begin again.
    await open.register(fourth)
    await other.removeGame(fourth, at + 3)
    expect(await forget()).toEqual([true, false, false])
    await Promise.all([store.removeGame(first, end + day + 1), other.removeGame(second, end + day + 1)])
    expect(await present()).toEqual([false, false, false])
  })

  test('a revoked key creates no sessions, and the existing ones end', async ({ store, other, newSession }) => {
    const { key, session, register } = await newSession()
    expect(await store.keys.find(key.hash)).toMatchObject({ ...key, revokedAt: null, lastUsed: null, state: 'live' })
    await other.keys.revoke(key.hash.slice(0, 20), at + 3)
    expect(await store.findSecret(session.hash)).toMatchObject({ revokedAt: at + 3 })
    await expect(register(randomUUID())).rejects.toEqual(refusal('unauthorized'))
    expect(await store.keys.addSession({ ...session, hash: randomUUID() })).toBe(false)
    expect((await store.keys.list('nfl')).find(({ hash }) => hash === key.hash)).toMatchObject({ revokedAt: at + 3 })
  })
}
