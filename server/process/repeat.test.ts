import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAfterYield } from './event-loop.ts'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work is repeated as many ms after it has ended as it says', async () => {
  const times: number[] = []
  const start = Date.now()
  const { close } = repeat(
    100,
    async () => {
      times.push(Date.now() - start)
      return 1000
    },
    Number,
  )
  await vi.advanceTimersByTimeAsync(2500)
  close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(times).toEqual([100, 1100, 2100])
})

test('work that is under way when it is closed is not repeated', async () => {
  const running = Promise.withResolvers<number>()
  const work = vi.fn(() => running.promise)
  const { close } = repeat(100, work, Number)
  await vi.advanceTimersByTimeAsync(100)
  close()
  running.resolve(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails is repeated when `failed` says; a failure after it was closed is told to nobody', async () => {
  const work = vi.fn(() => Promise.reject<number>(new Error('away')))
  const failed = vi.fn(() => 500)
  const { close } = repeat(100, work, failed)
  await vi.advanceTimersByTimeAsync(700)
  expect(work).toHaveBeenCalledTimes(2)
  expect(failed).toHaveBeenCalledTimes(2)
  const running = Promise.withResolvers<number>()
  work.mockReturnValueOnce(running.promise as Promise<never>)
  await vi.advanceTimersByTimeAsync(500)
  close()
  running.reject(new Error('closed'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed).toHaveBeenCalledTimes(2)
})

test('a step waits for a later turn of the event loop once others have used up this one, and what came in meanwhile is done first', async () => {
  const done: string[] = []
  await runAfterYield(() => {
    const began = performance.now()
    while (performance.now() - began < 3);
    done.push('a long step')
  })
  setImmediate(() => done.push('a card value'))
  await runAfterYield(() => done.push('the next step'))
  await runAfterYield(() => done.push('a third step'))
  expect(done).toEqual(['a long step', 'a card value', 'the next step', 'a third step'])
})
