import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'
import { useStore } from './use-store.ts'

test('a store notifies of another value until that is no longer wanted, and not of its own nor where it is to be quiet', () => {
  const store = createStore('Ada')
  const notified = vi.fn(() => store.get())
  const leave = store.subscribe(notified)
  for (const name of ['Bo', 'Bo', 'Cy']) store.set(name)
  store.set('Di', true)
  leave()
  store.set('Eve')
  expect(notified.mock.results.map(({ value }) => value)).toEqual(['Bo', 'Cy'])
  expect(store.get()).toBe('Eve')
})

test('a component renders again when the part changes that it takes', () => {
  const store = createStore({ name: 'Ada', age: 36 })
  const select = vi.fn(() => useStore(store, ({ name }) => name))
  const { result } = renderHook(select, { reactStrictMode: false })
  act(() => store.set({ name: 'Ada', age: 37 }))
  expect(select).toHaveBeenCalledTimes(1)
  act(() => store.set({ name: 'Bo', age: 37 }))
  expect(result.current).toBe('Bo')
  expect(renderHook(() => useStore(store)).result.current).toBe(store.get())
})
