import { expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'
import { addJob } from '../store/work.ts'
import type { Job, JobKind, Jobs } from './jobs.ts'
import { type Runner, runJobs } from './run-jobs.ts'

/** A queue in a memory database of its own, and a runner for it. */
const open = async (handle: (job: Job) => Promise<void>, slots = 1) => {
  const { engine, openJobs } = await openSqlite(':memory:')
  const jobs: Jobs = await openJobs({ clock: Date.now, report: () => {} })
  const lines: string[] = []
  const runner: Runner = runJobs({
    jobs,
    slots,
    handlers: { analysis: handle, document: handle },
    onFailure: (kind, reason, attempt) => lines.push(`${kind} ${reason} ${attempt}`),
    onTrouble: (error) => lines.push(String(error)),
  })
  return {
    jobs,
    runner,
    lines,
    async add(key: string, network = '', kind: JobKind = 'analysis') {
      const ended = runner.ended(key, 10_000)
      await engine.transact(() => addJob({ kind, key, network, data: {} }))
      runner.wake()
      return ended
    },
    async close() {
      await runner.close()
      await engine.close()
    },
  }
}

test('runs jobs in the order in which they were added, with fair turns for networks', async () => {
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const queue = await open(async ({ key }) => {
    await gate.promise
    order.push(key)
  })
  const all = Promise.all(
    [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'x'],
      ['d', 'y'],
      ['e', 'z'],
    ].map(([key = '', network]) => queue.add(key, network)),
  )
  gate.resolve()
  await all
  expect(order).toEqual(['a', 'd', 'b', 'e', 'c'])
  await queue.close()
})

test('starts analyses before documents, which get every fourth start', async () => {
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const queue = await open(async ({ key, kind }) => {
    await gate.promise
    if (key !== 'first') order.push(kind)
  })
  const first = queue.add('first')
  await expect.poll(async () => (await queue.jobs.counts('analysis')).active).toBe(1)
  const documents = ['p', 'q'].map((key) => queue.add(key, '', 'document'))
  const analyses = Array.from({ length: 7 }, (_, index) => queue.add(`game ${index}`))
  await expect.poll(async () => (await queue.jobs.counts('analysis')).waiting).toBe(7)
  gate.resolve()
  await Promise.all([first, ...documents, ...analyses])
  expect(order.map((kind) => kind[0]).join('')).toBe('aadaaadaa')
  await queue.close()
})

test('starts live work first; tests get every sixteenth start while it waits, one at a time, and what is left', async () => {
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  let [tests, mostTests] = [0, 0]
  const queue = await open(async ({ key, kind }) => {
    await gate.promise
    if (kind.startsWith('test-')) mostTests = Math.max(mostTests, ++tests)
    if (key !== 'first') order.push(kind.startsWith('test-') ? 't' : 'l')
    await new Promise(setImmediate)
    if (kind.startsWith('test-')) tests -= 1
  })
  // Holds the one slot until all others wait.
  const first = queue.add('first', '', 'document')
  await expect.poll(async () => (await queue.jobs.counts('document')).active).toBe(1)
  const flood = Array.from({ length: 5 }, (_, index) =>
    queue.add(`test ${index}`, `${index}`, index % 2 ? 'test-analysis' : 'test-document'),
  )
  const live = Array.from({ length: 31 }, (_, index) => queue.add(`game ${index}`))
  await expect.poll(async () => (await queue.jobs.counts('analysis')).waiting).toBe(31)
  gate.resolve()
  await Promise.all([first, ...flood, ...live])
  expect(mostTests).toBe(1)
  expect(order.join('')).toMatch(/^l{12,15}tl{14,16}t/)
  await queue.close()
})

test('waits for running jobs when it closes', async () => {
  const gate = Promise.withResolvers<void>()
  let hasEnded = false
  const queue = await open(async () => {
    await gate.promise
    hasEnded = true
  })
  const asked = queue.add('a')
  await expect.poll(async () => (await queue.jobs.counts('analysis')).active).toBe(1)
  const closing = queue.runner.close()
  gate.resolve()
  await Promise.all([asked, closing])
  expect(hasEnded).toBe(true)
  await queue.close()
})
