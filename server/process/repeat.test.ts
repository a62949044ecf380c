import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work is repeated as many ms after it has ended as it says', async () => {
  const times: number[] = []
  const start = Date.now()
  const { close } = repeat(100, async () => {
    times.push(Date.now() - start)
    return 1000
  })
  await vi.advanceTimersByTimeAsync(2500)
  close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(times).toEqual([100, 1100, 2100])
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
