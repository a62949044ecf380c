import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backOff } from './connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Milliseconds until the wait is over. */
const measure = async (attempt: number, random: number) => {
  const start = Date.now()
  let end = 0
  void backOff(attempt, () => random).then(() => {
    end = Date.now()
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return end - start
}

test('a retry waits half a second at first, then twice as long each time, up to ten seconds', async () => {
  const waits = []
  for (const attempt of [0, 1, 2, 3, 4, 5, 20]) waits.push(await measure(attempt, 0.5))
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
})

test('a retry comes up to a quarter sooner or later, so that not everybody comes back at once', async () => {
  expect(await measure(1, 0)).toBe(750)
  expect(await measure(1, 1)).toBe(1250)
  const waits = new Set([await backOffTime(), await backOffTime(), await backOffTime()])
  expect(waits.size).toBeGreaterThan(1)
})
const backOffTime = async () => {
  const start = Date.now()
  void backOff(0)
  await vi.advanceTimersToNextTimerAsync()
  return Date.now() - start
}

test('a wait ends at once when the browser comes online, and removes its listener', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  const removed: string[] = []
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    removed.push(type)
    browser.removeEventListener(type, listener)
  })
  const done = vi.fn()
  const wait = backOff(5).then(done)
  await vi.advanceTimersByTimeAsync(100)
  expect(done).not.toHaveBeenCalled()
  browser.dispatchEvent(new Event('online'))
  await wait
  expect(vi.getTimerCount()).toBe(0)
  expect(removed).toEqual(['online'])
})
