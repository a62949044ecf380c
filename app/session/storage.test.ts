import { expect, test } from 'vitest'
import { v4 } from 'uuid'
import { claimStorage } from './storage.ts'
import { TestStorage } from './test-storage.ts'

test('the first instance of a tab owns the keys, the next does not, another tab does', async () => {
  const tab = new TestStorage()
  expect(await claimStorage(tab, v4, navigator.locks, 50)).toBe(true)
  expect(await claimStorage(tab, v4, navigator.locks, 50)).toBe(false)
  expect(await claimStorage(new TestStorage(), v4, navigator.locks, 50)).toBe(true)
})

test('without Web Locks an instance takes the keys', async () => {
  expect(await claimStorage(new TestStorage(), v4, undefined)).toBe(true)
})
