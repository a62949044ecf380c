import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { PromiseCache } from './promise-cache.ts'

/** A cache of one word, and what makes it; `shown` is what a component that reads it shows. */
const open = () => {
  const cache = new PromiseCache<'word', string>()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = vi.fn(() => promise)
  const waits = vi.fn(() => 'waits')
  const Waits = () => waits()
  const Word = () => use(cache.find('word', make))
  const show = () => act(async () => render(<Suspense fallback={<Waits />}>{<Word />}</Suspense>))
  return { cache, make, resolve, reject, waits, show }
}

test('a promise is made once, and read without a wait once it is fulfilled', async () => {
  const { cache, make, resolve, waits, show } = open()
  const { container } = await show()
  expect(container.textContent).toBe('waits')
  expect(cache.find('word', make)).toBe(cache.find('word', make))
  await act(async () => resolve('here'))
  expect(container.textContent).toBe('here')
  waits.mockClear()
  const again = await show()
  expect({ shown: again.container.textContent, waited: waits.mock.calls.length, made: make.mock.calls.length }).toEqual({
    shown: 'here',
    waited: 0,
    made: 1,
  })
  expect(await cache.find('word', make)).toBe('here')
})

test('what was put is read without a wait, also where something else was waited for', async () => {
  const { cache, make, waits, show, reject } = open()
  cache.find('word', make).then(undefined, () => {})
  cache.put('word', Promise.resolve('put'))
  reject(new Error('lost'))
  expect({ shown: (await show()).container.textContent, waited: waits.mock.calls.length }).toEqual({ shown: 'put', waited: 0 })
})

test('a rejected promise stays until it is deleted', async () => {
  const { cache, make, reject } = open()
  reject(new Error('lost'))
  await expect(cache.find('word', make)).rejects.toThrow('lost')
  await expect(cache.find('word', make)).rejects.toThrow('lost')
  cache.delete('word')
  await expect(cache.find('word', async () => 'here')).resolves.toBe('here')
})
