import { expect, test } from 'vitest'
import { sharedFor } from '../process/time.ts'
import { PaceMeter, Snapshot, secondsUntil } from './estimate.ts'

test('a job is expected to take the initial guess until the first one ends, then the mean of the newest thirty', () => {
  const meter = new PaceMeter(50)
  expect(meter.pace(0)).toEqual({ took: 50 })
  for (let job = 0; job < 3; job += 1) meter.add(job, 0, 2000)
  expect(meter.pace(3)).toEqual({ took: 2000 })
  for (let job = 0; job < 150; job += 1) meter.add(job, 0, 100)
  expect(meter.pace(150).took).toBeGreaterThan(100)
  expect(meter.pace(150).took).toBeLessThan(125)
})

test('the pace of a full queue is the time between completions of jobs that waited, over the last thirty seconds', () => {
  const meter = new PaceMeter(50)
  // Nobody waited: jobs ended as far apart as players arrived.
  for (let job = 0; job < 20; job += 1) meter.add(10_000 + job * 900, 0, 300)
  expect(meter.pace(30_000).apart).toBeUndefined()
  for (let job = 0; job < 9; job += 1) meter.add(30_000 + job * 200, 5000, 300)
  expect(meter.pace(32_000).apart).toBeUndefined()
  meter.add(31_800, 5000, 300)
  expect(meter.pace(32_000).apart).toBe(200)
  expect(meter.pace(70_000).apart).toBeUndefined()
})

test('the wait is the jobs ahead plus this one at the pace of the queue, or by the number of busy workers while no pace is known', () => {
  expect(secondsUntil(99, 2, { took: 500 })).toBe(25)
  expect(secondsUntil(99, 2, { took: 500, apart: 400 })).toBe(40)
  expect(secondsUntil(0, 0, { took: 10 })).toBe(1)
})

const waiting = (networks: string) => [...networks].map((network, index) => ({ added: 10 * (index + 1), network, active: false }))
const ahead = (networks: string) => {
  const snapshot = new Snapshot(waiting(networks), { took: 1000 })
  return waiting(networks).map(({ added, network }) => snapshot.position(added, network).ahead)
}

test('the position in the queue goes by when the job was added', () => {
  const snapshot = new Snapshot([{ added: 10, network: 'a', active: true }, ...waiting('abc').slice(1)], { took: 1000 })
  expect([10, 30, 40].map((at) => snapshot.position(at, 'd'))).toEqual([
    { ahead: 0, seconds: 1 },
    { ahead: 2, seconds: 3 },
    { ahead: 3, seconds: 4 },
  ])
})

test('the position accounts for a network getting at most every second start while others wait', () => {
  expect(ahead('aaaab')).toEqual([0, 2, 3, 4, 1])
  expect(ahead('aabbab')).toEqual([0, 2, 1, 3, 4, 5])
  expect(ahead('abcd')).toEqual([0, 1, 2, 3])
  // Jobs that no network asked for count towards nobody's share.
  const unrequested = ['', '', '', 'b'].map((network, added) => ({ added, network, active: false }))
  expect(unrequested.map(({ added, network }) => new Snapshot(unrequested, { took: 1000 }).position(added, network).ahead)).toEqual([
    0, 1, 2, 3,
  ])
  // Added after the snapshot: behind one of the many, not behind all.
  expect(new Snapshot(waiting('a'.repeat(1000)), { took: 1000 }).position(20_000, 'b').ahead).toBe(1)
  expect(new Snapshot(waiting('a'.repeat(1000)), { took: 1000 }).position(20_000, 'a').ahead).toBe(1000)
})

test('concurrent callers share one load, and a failed load is not cached', async () => {
  let loads = 0
  const load = sharedFor(60_000, async () => {
    loads += 1
    if (loads === 1) throw new Error('away')
    return loads
  })
  await expect(load()).rejects.toThrow('away')
  expect(await Promise.all([load(), load(), load()])).toEqual([2, 2, 2])
})
