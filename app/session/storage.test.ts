import { v4 } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TestStorage } from '../testing/memory-session.ts'
import { claimStorage, openStorage } from './storage.ts'

const page = new EventTarget()
beforeEach(() => void vi.stubGlobal('addEventListener', page.addEventListener.bind(page)))

test('the first instance of a label in a tab owns the keys, the next does not, another tab does (ruling 4)', async () => {
  const tab = new TestStorage()
  expect(await claimStorage(tab, 'nfl', v4, navigator.locks, 50)).toBe('')
  expect(await claimStorage(tab, 'nfl', v4, navigator.locks, 50)).toBeNull()
  expect(await claimStorage(new TestStorage(), 'nfl', v4, navigator.locks, 50)).toBe('')
})

test('an owner that lives says so, and nobody waits for it to leave', async () => {
  const tab = new TestStorage()
  expect(await claimStorage(tab, 'nfl', v4, navigator.locks)).toBe('')
  expect(await claimStorage(tab, 'nfl', v4, navigator.locks, 3600_000)).toBeNull()
})

test('an owner that answers and yet leaves is waited for', async () => {
  const tab = new TestStorage({ tab: 'leaving' })
  const channel = new BroadcastChannel('gamalyze-leaving-nfl')
  let letGo = () => {}
  void navigator.locks.request('gamalyze-leaving-nfl', () => new Promise<void>((resolve) => (letGo = resolve)))
  channel.onmessage = () => {
    channel.postMessage('here')
    setTimeout(() => letGo(), 30)
  }
  expect(await claimStorage(tab, 'nfl', v4, navigator.locks, 3600_000)).toBe('')
  channel.close()
})

test('a free lock is taken even without a timeout', async () => {
  expect(await claimStorage(new TestStorage(), 'nfl', v4, navigator.locks, 0)).toBe('')
})

test('a lock that is released within the timeout is taken', async () => {
  const tab = new TestStorage({ tab: 'reloading' })
  let letGo = () => {}
  void navigator.locks.request('gamalyze-reloading-nfl', () => new Promise<void>((resolve) => (letGo = resolve)))
  const claimed = claimStorage(tab, 'nfl', v4, navigator.locks, 5000)
  setTimeout(() => letGo(), 30)
  expect(await claimed).toBe('')
})

test('an instance takes the keys where there are no Web Locks', async () => {
  expect(await claimStorage(new TestStorage(), 'nfl', v4, undefined)).toBe('')
})

test('an instance takes the keys where the browser forbids Web Locks, but not the storage', async () => {
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as LockManager
  expect(await claimStorage(new TestStorage(), 'nfl', v4, locks)).toBe('')
})

test('a storage that takes nothing is not claimed', async () => {
  const full = new TestStorage()
  full.refuse = true
  await expect(claimStorage(full, 'nfl', v4, navigator.locks, 0)).rejects.toThrow('full')
})

test('a frame without credentials has no storage, as the page takes it along when it goes', () => {
  vi.stubGlobal('window', { credentialless: false, sessionStorage: {} })
  expect(openStorage()).toEqual({})
  vi.stubGlobal('window', { credentialless: true, sessionStorage: {} })
  expect(openStorage()).toBeNull()
  vi.unstubAllGlobals()
})

describe('two labels in a tab (ruling 73)', () => {
  const visit = async (tab: TestStorage, operator: string, uid: string) => {
    const prefix = await claimStorage(tab, operator, v4, undefined)
    tab.setItem(`${prefix}operator`, operator)
    tab.setItem(`${prefix}uid`, uid)
  }
  const entries = (tab: TestStorage) => Object.fromEntries([...tab.map].filter(([key]) => !/^tab$|claim$/.test(key)))

  test('keep both while both are there: the one that came first has the plain keys', async () => {
    const tab = new TestStorage()
    for (const operator of ['nfl', 'mindway']) {
      const prefix = await claimStorage(tab, operator, v4, navigator.locks)
      for (const key of ['operator', 'uid']) tab.setItem(`${prefix}${key}`, operator)
    }
    expect(entries(tab)).toEqual({ operator: 'nfl', uid: 'nfl', 'mindway.operator': 'mindway', 'mindway.uid': 'mindway' })
  })

  test('have the plain keys one after the other, and what the other has waits after its name; those of 1.0.0 are their own label’s', async () => {
    const tab = new TestStorage({ operator: 'nfl', uid: 'of 1.0.0', journal: 'cards', theirs: 'x' })
    expect(await claimStorage(tab, 'mindway', v4, navigator.locks)).toBe('')
    expect(tab.getItem('uid')).toBeNull()
    tab.setItem('operator', 'mindway')
    tab.setItem('risk_score', '40')
    expect(entries(tab)).toEqual({
      ...{ operator: 'mindway', risk_score: '40', theirs: 'x' },
      ...{ 'nfl.operator': 'nfl', 'nfl.uid': 'of 1.0.0', 'nfl.journal': 'cards' },
    })
    tab.setItem('tab', 'as after the second has left')
    expect(await claimStorage(tab, 'nfl', v4, navigator.locks)).toBe('')
    expect(entries(tab)).toEqual({
      ...{ operator: 'nfl', uid: 'of 1.0.0', journal: 'cards', theirs: 'x' },
      ...{ 'mindway.operator': 'mindway', 'mindway.risk_score': '40' },
    })
  })

  test('keep both without Web Locks', async () => {
    const tab = new TestStorage()
    await visit(tab, 'nfl', '1')
    await visit(tab, 'mindway', '2')
    await visit(tab, 'nfl', '3')
    expect(entries(tab)).toEqual({ operator: 'nfl', uid: '3', 'mindway.operator': 'mindway', 'mindway.uid': '2' })
  })
})
