import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { isStarved, processorTime } from './workers.ts'

test.each([
  ['waits for a processor that others have', { state: 'R', ms: 5010 }, true],
  ['computes', { state: 'R', ms: 5140 }, false],
  ['sleeps', { state: 'S', ms: 5000 }, false],
  ['is stopped', { state: 'T', ms: 5000 }, false],
  ['has ended', undefined, false],
] as const)('a process that %s', (_, after, starved) => {
  expect(isStarved({ state: 'R', ms: 5000 }, after, 150)).toBe(starved)
})

test.runIf(platform() === 'linux')('the processor time of a process that computes rises, and one that is none has none', () => {
  const before = processorTime(process.pid)
  while ((processorTime(process.pid)?.ms ?? 0) < (before?.ms ?? 0) + 20);
  expect(processorTime(process.pid)?.state).toBe('R')
  expect(processorTime(undefined)).toBeUndefined()
})
