import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseProblem, ProblemError } from '../errors/problem.ts'
import { watchOutages } from './outages.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const openOutages = () => {
  const lines: unknown[] = []
  let isAway = true
  const registry = new Registry()
  const outages = watchOutages({
    log: { error: (...line: unknown[]) => void lines.push(line), info: (...line: unknown[]) => void lines.push(line) },
    clock: Date.now,
    registry,
    ping: async () => {
      if (isAway) throw new Error('away')
    },
  })
  const metric = async (name: string) => (await registry.metrics()).split('\n').find((line) => line.startsWith(name))
  return {
    outages,
    lines,
    metric,
    comeBack: () => {
      isAway = false
    },
  }
}

test('an outage is logged once when it begins and once when it ends, however often it is noticed, and has a metric', async () => {
  const { outages, lines, metric, comeBack } = openOutages()
  for (let met = 0; met < 100; met += 1) expect(outages.note(new DatabaseProblem('disk', 'SQLITE_FULL'))).toBe(true)
  await vi.advanceTimersByTimeAsync(29_500)
  expect(lines).toEqual([[{ part: 'disk', cause: 'SQLITE_FULL' }, 'outage began']])
  expect(await metric('outage{part="disk"}')).toBe('outage{part="disk"} 1')
  comeBack()
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines.slice(1)).toEqual([[{ part: 'disk', seconds: 30 }, 'outage ended']])
  expect(await metric('outage{part="disk"}')).toBe('outage{part="disk"} 0')
  expect(await metric('outages_total{part="disk"}')).toBe('outages_total{part="disk"} 1')
  expect(await metric('outage_seconds_total{part="disk"}')).toBe('outage_seconds_total{part="disk"} 30')
  outages.close()
})

test('a refusal of another kind is no outage', () => {
  const { outages, lines } = openOutages()
  expect({ ofProblem: outages.note(new ProblemError('unavailable')), ofError: outages.note(new Error('x')) }).toEqual({
    ofProblem: false,
    ofError: false,
  })
  expect(lines).toEqual([])
  outages.close()
})
