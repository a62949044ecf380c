import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { useStore } from './use-store.ts'

/** A store of somebody's name and age, with what it notified of. */
const open = () => {
  const store = createStore({ name: 'Ada', age: 36 })
  const seen: string[] = []
  const leave = store.subscribe(() => void seen.push(store.get().name))
  return { store, seen, leave }
}

test('a store notifies of every other value, and of none that it holds already', () => {
  const { store, seen, leave } = open()
  store.set({ name: 'Bo', age: 36 })
  store.set(store.get())
  expect(seen).toEqual(['Bo'])
  leave()
  store.set({ name: 'Cy', age: 36 })
  expect({ seen, name: store.get().name }).toEqual({ seen: ['Bo'], name: 'Cy' })
})

test('a store that is set quietly notifies nobody', () => {
  const { store, seen } = open()
  store.set({ name: 'Bo', age: 36 }, true)
  expect({ seen, name: store.get().name }).toEqual({ seen: [], name: 'Bo' })
})

test('a component renders again when the part changes that it takes', () => {
  const { store } = open()
  let renderings = 0
  const { result } = renderHook(() => {
    renderings++
    return useStore(store, ({ name }) => name)
  })
  act(() => store.set({ name: 'Ada', age: 37 }))
  expect({ name: result.current, renderings }).toEqual({ name: 'Ada', renderings: 1 })
  act(() => store.set({ name: 'Bo', age: 37 }))
  expect({ name: result.current, renderings }).toEqual({ name: 'Bo', renderings: 2 })
  expect(renderHook(() => useStore(store)).result.current).toBe(store.get())
})
