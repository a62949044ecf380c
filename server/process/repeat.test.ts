import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work is repeated so many ms after it has ended, or as many as it says', async () => {
  const times: number[] = []
  const start = Date.now()
  const work = async () => (times.push(Date.now() - start) === 1 ? 500 : undefined)
  const { close } = repeat(1000, work, undefined, 100)
  await vi.advanceTimersByTimeAsync(2500)
  close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(times).toEqual([100, 600, 1600])
})

test('work that is under way when it is closed is not repeated', async () => {
  const running = Promise.withResolvers<number>()
  const work = vi.fn(() => running.promise)
  const { close } = repeat(100, work)
  await vi.advanceTimersByTimeAsync(100)
  close()
  running.resolve(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails is told and repeated; a failure after it was closed is told to nobody', async () => {
  const work = vi.fn(() => Promise.reject<number>(new Error('away')))
  const failed = vi.fn()
  const { close } = repeat(500, work, failed, 100)
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
