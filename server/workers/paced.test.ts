import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paced } from './paced.ts'

/** Keeps this process busy; says when that began and ended, and how long it had a CPU, ms. */
const busy = (ms: number): { start: number; end: number; cpu: number } => {
  const [start, before] = [performance.now(), process.cpuUsage()]
  while (performance.now() < start + ms);
  const { user, system } = process.cpuUsage(before)
  return { start, end: performance.now(), cpu: (user + system) / 1000 }
}

test('rests between two tasks for at least twice as long as the first had a CPU', async () => {
  const first = await paced(() => busy(40))
  const second = await paced(() => busy(1))
  // Timers count whole milliseconds.
  expect(second.start - first.end).toBeGreaterThanOrEqual(2 * first.cpu - 2)
})

test('begins at once when the rest is over, and after work that failed', async () => {
  await expect(
    paced(() => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await sleep(100)
  let begun = false
  const running = paced(() => {
    begun = true
  })
  expect(begun).toBe(true)
  await running
})
