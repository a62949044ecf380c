import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paced } from './paced.ts'

/** Keeps this process busy and notes when. */
function work(ms: number, spans: [number, number][]): () => number {
  return () => {
    const start = performance.now()
    while (performance.now() < start + ms);
    return spans.push([start, performance.now()])
  }
}

test('rests between two tasks for at least as long as the first took', async () => {
  const spans: [number, number][] = []
  await paced(work(40, spans))
  await paced(work(1, spans))
  const [[start, end], [next]] = spans as [[number, number], [number, number]]
  // Timers count whole milliseconds.
  expect(next - end).toBeGreaterThanOrEqual(end - start - 2)
})

test('begins at once when the rest is over, and after work that failed', async () => {
  await expect(
    paced(() => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await sleep(50)
  let begun = false
  const running = paced(() => {
    begun = true
  })
  expect(begun).toBe(true)
  await running
})
