import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { TestStorage } from '../testing/memory-session.ts'
import { claimStorage } from './storage.ts'

test('the first instance of a tab owns the keys, the next does not, another tab does (ruling 4)', async () => {
  const tab = new TestStorage()
  expect(await claimStorage(tab, v4, navigator.locks, 50)).toBe(true)
  expect(await claimStorage(tab, v4, navigator.locks, 50)).toBe(false)
  expect(await claimStorage(new TestStorage(), v4, navigator.locks, 50)).toBe(true)
})

test('an owner that lives says so, and nobody waits for it to leave', async () => {
  const tab = new TestStorage()
  expect(await claimStorage(tab, v4, navigator.locks)).toBe(true)
  expect(await claimStorage(tab, v4, navigator.locks, 3600_000)).toBe(false)
})

test('an owner that answers and yet leaves is waited for', async () => {
  const tab = new TestStorage({ tab: 'leaving' })
  const channel = new BroadcastChannel('gamalyze-leaving')
  let letGo = () => {}
  void navigator.locks.request('gamalyze-leaving', () => new Promise<void>((resolve) => (letGo = resolve)))
  channel.onmessage = () => {
    channel.postMessage('here')
    setTimeout(() => letGo(), 30)
  }
  expect(await claimStorage(tab, v4, navigator.locks, 3600_000)).toBe(true)
  channel.close()
})

test('a free lock is taken even without a timeout', async () => {
  expect(await claimStorage(new TestStorage(), v4, navigator.locks, 0)).toBe(true)
})

test('a lock that is released within the timeout is taken', async () => {
  const tab = new TestStorage({ tab: 'reloading' })
  let letGo = () => {}
  void navigator.locks.request('gamalyze-reloading', () => new Promise<void>((resolve) => (letGo = resolve)))
  const claimed = claimStorage(tab, v4, navigator.locks, 5000)
  setTimeout(() => letGo(), 30)
  expect(await claimed).toBe(true)
})

test('an instance takes the keys where there are no Web Locks', async () => {
  expect(await claimStorage(new TestStorage(), v4, undefined)).toBe(true)
})

test('an instance takes the keys where the browser forbids Web Locks, but not the storage', async () => {
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as LockManager
  expect(await claimStorage(new TestStorage(), v4, locks)).toBe(true)
})

test('a storage that takes nothing is not claimed', async () => {
  const full = new TestStorage()
  full.refuse = true
  await expect(claimStorage(full, v4, navigator.locks, 0)).rejects.toThrow('full')
})
