import { describe, expect, test, vi } from 'vitest'
import type { ApiError } from '../../contract/call.ts'
import type { SessionStore } from '../session/session-store.ts'
import { keptSession, TestStorage, testColours } from '../testing/memory-session.ts'

/** As after a load of the page: what was kept in memory is gone. */
const load = async () => {
  vi.resetModules()
  const { sendOnce } = await import('./send-once.ts')
  // The class of the same load.
  const { ApiError: Failure } = await import('../../contract/call.ts')
  return async (store: SessionStore, asked: string, fails?: ConstructorParameters<typeof ApiError>) => {
    const send = vi.fn(async (_press: { key: string; time: number }) => {
      if (fails) throw new Failure(...fails)
      return 'done'
    })
    const outcome = await sendOnce(store, [asked], send).catch((error: unknown) => (error as ApiError).code)
    return { outcome, ...(send.mock.calls[0]?.[0] as { key: string; time: number }) }
  }
}

describe('a press (ruling 47)', () => {
  test('has the key and time of before while no answer has come, and new ones after it', async () => {
    const press = await load()
    const store = keptSession()
    const lost = await press(store, 'a', ['offline'])
    expect(lost.outcome).toBe('offline')
    expect(lost.key).toMatch(/^[0-9a-f-]{36}$/)
    const other = await press(store, 'b')
    const again = await press(store, 'a')
    expect({ outcome: again.outcome, key: again.key, time: again.time }).toEqual({ outcome: 'done', key: lost.key, time: lost.time })
    expect(new Set([lost.key, other.key, (await press(store, 'a')).key]).size).toBe(3)
  })

  test.each([
    ['a server that is down or busy keeps nothing', ['unavailable'], true],
    ['nor one that asks to wait', ['rate_limited'], true],
    ['a refusal is an answer', ['mail_rejected'], false],
    ['so is a daily limit', ['rate_limited', { limit: 'mails' }], false],
  ] as const)('%s', async (_, fails, same) => {
    const press = await load()
    const store = keptSession()
    const first = await press(store, 'a', [...fails])
    expect((await press(store, 'a')).key === first.key).toBe(same)
  })

  test('is the same after a reload, of which nothing but a seed is kept', async () => {
    const storage = new TestStorage()
    const { createSessionStore } = await import('../session/session-store.ts')
    let made = 0
    const open = () =>
      createSessionStore({ operator: 'nfl', random: () => 0.3, newUid: () => `u${made++}`, cardColors: testColours }, storage, 'own')
    const lost = await (await load())(open(), 'sam@example.com', ['offline'])
    expect(JSON.stringify([...storage.map])).not.toMatch(/sam|example/)
    const press = await load()
    const again = await press(open(), 'sam@example.com')
    expect(again.key).toBe(lost.key)
    expect((await press(open(), 'sam@example.com')).key).not.toBe(lost.key)
  })
})
