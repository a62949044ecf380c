import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, platform } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { Document } from '../report/compiler.ts'
import { newFolder } from '../testing/new-folder.ts'
import { workerScript } from '../testing/worker-script.ts'
import { isStarved, openWorkers, processorTime, WorkerDied, type Workers } from './workers.ts'

const folder = newFolder()
const script = (name: string, functions: string): URL => workerScript(folder, name, functions)
const document = {} as Document

/** As the queue does: one retry after a process died. */
const pdf = (workers: Workers, of = document) =>
  workers.run('pdf', of).catch((error: unknown) => (error instanceof WorkerDied ? workers.run('pdf', of) : Promise.reject(error)))

test('a process that dies over a document is replaced, and the document is still rendered', async () => {
  const lines: string[] = []
  const dies = script('dies', `pdf: () => { if (times() === 1) process.exit(1); return new Uint8Array([1]) }`)
  const workers = openWorkers(1, { script: dies, onDeath: (line) => lines.push(line) })
  expect(await pdf(workers)).toEqual(new Uint8Array([1]))
  expect(lines).toEqual(['a worker died over a task'])
  await workers.close()
})

test('a process that dies on startup is replaced', async () => {
  const starts = script('starts', `pdf: () => new Uint8Array([2]), ...(times() === 1 && process.exit(1))`)
  const workers = openWorkers(1, { script: starts })
  expect(await pdf(workers)).toEqual(new Uint8Array([2]))
  await workers.close()
})

const existsPid = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('a process that dies while idle is replaced', async () => {
  const idle = script('idle', `pdf: () => { setTimeout(() => process.exit(1), 20); return process.pid }`)
  const workers = openWorkers(1, { script: idle })
  const first = await workers.run('pdf', document)
  await expect.poll(() => existsPid(first)).toBe(false)
  expect(await pdf(workers)).not.toBe(first)
  await workers.close()
})

test('a process that is stopped is killed within its limit and replaced, and its task done once more', async () => {
  const lines: string[] = []
  const stops = script('stops', `pdf: () => { if (times() === 1) process.kill(process.pid, 'SIGSTOP'); return process.pid }`)
  const workers = openWorkers(1, { script: stops, limit: 2000, tries: 2, onDeath: (line) => lines.push(line) })
  const stopped = workers.run('pdf', document)
  await expect.poll(pidOfChild).toBeGreaterThan(0)
  const pid = pidOfChild()
  expect(await stopped).not.toBe(pid)
  // Its successor may answer before Node has collected the killed one.
  await expect.poll(() => existsPid(pid)).toBe(false)
  expect(lines).toEqual(['a worker took more than 2 s and was ended'])
  await workers.close()
})

test('a process that is stopped while idle is replaced once it has a task', async () => {
  const idles = script('idles', 'pdf: () => process.pid')
  const workers = openWorkers(1, { script: idles, limit: 2000, tries: 2 })
  const pid = Number(await workers.run('pdf', document))
  process.kill(pid, 'SIGSTOP')
  expect(await workers.run('pdf', document)).not.toBe(pid)
  await workers.close()
})

test('a document that repeatedly crashes its process fails, and the next is rendered', async () => {
  const poison = script('poison', `pdf: ({ data }) => { if (data) process.exit(1); return new Uint8Array() }`)
  const workers = openWorkers(1, { script: poison })
  await expect(pdf(workers, { data: {} } as Document)).rejects.toMatchObject({ code: 'WORKER_DIED' })
  expect(await pdf(workers)).toHaveLength(0)
  await workers.close()
})

/** A game without cards, which is refused. */
const nothing = {
  game: { rewardStructureId: 0, draws: [], popups: [], registeredAt: null, completedAt: null } as const,
  reference: researchVolunteers,
}
/** The newest child: servers of other files share a worker in this process. */
const pidOfChild = () => Number(readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').at(-1))

describe('the process of analyses', () => {
  const deaths: string[] = []
  let workers: Workers
  let child: number
  /** Refused in the process. */
  const refused = () => workers.run('analyse', nothing)
  beforeAll(async () => {
    process.env.SMTP_URL = 'smtps://user:hidden@mail.example'
    workers = openWorkers(1, { onDeath: (line) => deaths.push(line) })
    delete process.env.SMTP_URL
    child = pidOfChild()
    await refused().catch(() => {})
  })
  afterAll(() => workers?.close())

  test('an error thrown by a task keeps its name and code', async () => {
    await expect(refused()).rejects.toMatchObject({ name: 'AnalysisError', code: 'not_complete' })
  })

  test.runIf(process.platform === 'linux')('it has low priority in all its threads and inherits no settings', () => {
    expect(readFileSync(`/proc/${child}/environ`, 'utf8')).not.toContain('hidden')
    const priorities = readdirSync(`/proc/${child}/task`).map((thread) => {
      // proc_pid_stat(5): fields after the name in brackets begin with the third; the 19th is the nice value.
      const fields = readFileSync(`/proc/${child}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')
      return Number(fields?.[19 - 3])
    })
    expect(priorities.length).toBeGreaterThan(1)
    // Lower still where the tests themselves have less.
    expect(new Set(priorities)).toEqual(new Set([Math.max(10, getPriority())]))
  })

  test.runIf(process.platform === 'linux')(
    'Ctrl+C, which reaches all processes of a terminal, leaves it to the server to end the worker',
    async () => {
      process.kill(child, 'SIGINT')
      await expect(refused()).rejects.toMatchObject({ code: 'not_complete' })
      expect({ pid: pidOfChild(), deaths }).toEqual({ pid: child, deaths: [] })
    },
  )
})

test.each([
  [0, 10],
  [15, 15],
])('a worker of a process of priority %i has priority %i, as only root may raise one', (given, kept) => {
  const script = `os.setPriority(${given}); const { lowerPriority } = await import('./server/workers/answer-tasks.ts'); lowerPriority(); console.log(os.getPriority())`
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', `import os from 'node:os'; ${script}`], { encoding: 'utf8' })
  expect(Number(out)).toBe(kept)
})

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
