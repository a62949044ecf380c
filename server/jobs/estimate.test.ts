import { expect, test } from 'vitest'
import { MeanDuration, placeIn, secondsUntil, sharedFor } from './estimate.ts'

test('the mean is a guess until the first job ended, then follows the newest thirty', () => {
  const mean = new MeanDuration(50)
  expect(mean.ms).toBe(50)
  for (let job = 0; job < 3; job += 1) mean.add(2000)
  expect(mean.ms).toBe(2000)
  for (let job = 0; job < 150; job += 1) mean.add(100)
  expect(mean.ms).toBeGreaterThan(100)
  expect(mean.ms).toBeLessThan(125)
})

test('the wait is what is before, and oneself, by as many hands as are at work', () => {
  expect(secondsUntil(99, 2, 500)).toBe(25)
  expect(secondsUntil(0, 0, 10)).toBe(1)
})

test('a place is counted from when the job was added', () => {
  const line = { added: [10, 20, 30], active: 1, meanMs: 1000 }
  expect([10, 30, 40].map((at) => placeIn(line, at))).toEqual([
    { ahead: 0, seconds: 1 },
    { ahead: 2, seconds: 3 },
    { ahead: 3, seconds: 4 },
  ])
})

test('many who ask at once share one look, and a look that failed is not kept', async () => {
  let looks = 0
  const look = sharedFor(60_000, async () => {
    looks += 1
    if (looks === 1) throw new Error('away')
    return looks
  })
  await expect(look()).rejects.toThrow('away')
  expect(await Promise.all([look(), look(), look()])).toEqual([2, 2, 2])
})
