import { expect, test } from 'vitest'
import { MeanDuration, Snapshot, secondsUntil, sharedFor } from './estimate.ts'

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

const waiting = (networks: string) => [...networks].map((network, index) => ({ added: 10 * (index + 1), network, active: false }))
const ahead = (networks: string) => {
  const line = new Snapshot(waiting(networks), 1000)
  return waiting(networks).map(({ added, network }) => line.place(added, network).ahead)
}

test('a place is counted from when the job was added', () => {
  const line = new Snapshot([{ added: 10, network: 'a', active: true }, ...waiting('abc').slice(1)], 1000)
  expect([10, 30, 40].map((at) => line.place(at, 'd'))).toEqual([
    { ahead: 0, seconds: 1 },
    { ahead: 2, seconds: 3 },
    { ahead: 3, seconds: 4 },
  ])
})

test('a place knows that a network gets at most every second start while others wait', () => {
  expect(ahead('aaaab')).toEqual([0, 2, 3, 4, 1])
  expect(ahead('aabbab')).toEqual([0, 2, 1, 3, 4, 5])
  expect(ahead('abcd')).toEqual([0, 1, 2, 3])
  // Jobs that no network asked for are nobody's share.
  const nobody = ['', '', '', 'b'].map((network, added) => ({ added, network, active: false }))
  expect(nobody.map(({ added, network }) => new Snapshot(nobody, 1000).place(added, network).ahead)).toEqual([0, 1, 2, 3])
  // Added since: behind one of the many, not behind all.
  expect(new Snapshot(waiting('a'.repeat(1000)), 1000).place(20_000, 'b').ahead).toBe(1)
  expect(new Snapshot(waiting('a'.repeat(1000)), 1000).place(20_000, 'a').ahead).toBe(1000)
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
