import { act, render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { PromiseCache } from './promise-cache.ts'
import { readAtOnce } from './testing/read-at-once.ts'

test('a promise is made once, and React waits for it only until it is fulfilled', async () => {
  const cache = new PromiseCache<'word', string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const make = vi.fn(() => promise)
  const Waits = vi.fn(() => 'waits')
  const Word = () => use(cache.find('word', make))
  const show = () =>
    act(async () =>
      render(
        <Suspense fallback={<Waits />}>
          <Word />
        </Suspense>,
      ),
    )
  const { container } = await show()
  expect(container.textContent).toBe('waits')
  await act(async () => resolve('here'))
  expect(container.textContent).toBe('here')
  Waits.mockClear()
  expect((await show()).container.textContent).toBe('here')
  expect({ waits: Waits.mock.calls, made: make.mock.calls.length }).toEqual({ waits: [], made: 1 })
})

test('a rejected promise stays until it is deleted, or another is put in its place', async () => {
  const cache = new PromiseCache<'word', string>()
  const lost = () => cache.find('word', async () => Promise.reject(new Error('lost')))
  await expect(lost()).rejects.toThrow('lost')
  await expect(cache.find('word', async () => 'here')).rejects.toThrow('lost')
  cache.delete('word')
  expect(await cache.find('word', async () => 'here')).toBe('here')
  await cache.put('word', Promise.resolve('other'))
  expect(readAtOnce(cache.find('word', lost as never))).toBe('other')
})
