import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../process/log.ts'
import { type Job, type JobKind, type Jobs, kindOf, type Task } from './jobs.ts'

/** ms between polls while the queue is empty: another process may have added a job */
const pollInterval = 300
/** ms between heartbeats of a running job */
const heartbeatInterval = 3000
/** ms before the next poll after the database failed */
const retryDelay = 1000

export type RunnerOptions = {
  jobs: Jobs
  /** Handler for each task this process takes, in both worlds; a job whose handler throws is retried. */
  handlers: Partial<Record<Task, (job: Job) => Promise<void>>>
  /** Concurrent jobs */
  slots: number
  /** Called with an error code and the attempt's number when a job failed. */
  onFailure(kind: JobKind, reason: string, attempt: number): void
  onStart?(job: Job): void
  /** Called when no job could be taken, or its end not be recorded. `isOver` rejects until the same has worked again. */
  onTrouble(error: unknown, isOver: () => Promise<void>): void
}

export type Runner = {
  /** Polls at once: this process added a job. */
  wake(): void
  /** Resolves when a job with this key has ended in this process, whatever its outcome; at the latest after `ms`. */
  ended(key: string, ms: number): Promise<void>
  /** Takes no more jobs and waits for running ones. */
  close(): Promise<void>
}

type NextJob = { test: boolean; task: Task; job: Job }

/** While both wait, every fourth start is a document's: ten thousand waiting games must not delay everybody's report. */
const documentEvery = 4
/** While jobs for live games wait, one of so many starts goes to a test job, so that tests make slow progress. */
const testEvery = 16

/** The jobs of one world: an analysis before a document, each kind first come, first served, with networks taking turns. */
const openLane = (world: { test: boolean }, take: (task: Task, kind: JobKind, skip?: string) => Promise<Job | undefined>) => {
  let sinceDocument = 0
  const lastNetwork: Partial<Record<Task, string>> = {}
  return async (): Promise<NextJob | undefined> => {
    const tasks: Task[] = sinceDocument < documentEvery - 1 ? ['analysis', 'document'] : ['document', 'analysis']
    for (const task of tasks) {
      const job = await take(task, kindOf(task, world), lastNetwork[task])
      if (!job) continue
      if (job.network) lastNetwork[task] = job.network
      sinceDocument = task === 'document' ? 0 : sinceDocument + 1
      return { ...world, task, job }
    }
    return undefined
  }
}

/** Takes jobs and runs them, `slots` at a time, until closed: live players' first; tests never have all workers. The only queue before the workers. */
export const runJobs = ({ jobs, handlers, slots, onFailure, onStart = () => {}, onTrouble }: RunnerOptions): Runner => {
  let closing = false
  let wake = Promise.withResolvers<void>()
  const waiting = new Map<string, Set<() => void>>()
  /** What failed last, such as "take analysis" */
  const failing = new Set<string>()
  const isOver = async (): Promise<void> => {
    if (failing.size > 0) throw new Error([...failing].join(', '))
  }
  const trying = async <T>(name: string, step: Promise<T>): Promise<T> => {
    try {
      const result = await step
      failing.delete(name)
      return result
    } catch (error) {
      failing.add(name)
      throw error
    }
  }

  const attempt = async (job: Job, handle: (job: Job) => Promise<void>): Promise<void> => {
    const alive = setInterval(() => jobs.touch(job).catch(() => {}), heartbeatInterval)
    try {
      await handle(job)
    } catch (error) {
      const reason = codeOf(error)
      onFailure(job.kind, reason, job.attempt)
      await trying(`end ${job.kind}`, jobs.fail(job, reason))
      return
    } finally {
      clearInterval(alive)
    }
    await trying(`end ${job.kind}`, jobs.done(job))
  }

  const takeJob = async (task: Task, kind: JobKind, skip?: string): Promise<Job | undefined> =>
    handlers[task] && trying(`take ${kind}`, jobs.take(kind, skip))
  const takeLive = openLane({ test: false }, takeJob)
  const takeTest = openLane({ test: true }, takeJob)
  /** Test jobs that run at a time: a worker stays free for live players if there are several, otherwise the next one that ends. */
  const mostTests = Math.max(1, slots - 2)
  let tests = 0
  let sinceTest = 0

  const takeTestIfFree = async (): Promise<NextJob | undefined> => {
    if (tests >= mostTests) return undefined
    tests += 1
    sinceTest = 0
    const job = await takeTest().catch((error: unknown) => {
      tests -= 1
      throw error
    })
    if (!job) tests -= 1
    return job
  }

  const takeNext = async (): Promise<NextJob | undefined> => {
    const test = sinceTest < testEvery - 1 ? undefined : await takeTestIfFree()
    if (test) return test
    const live = await takeLive()
    if (live) sinceTest += 1
    return live ?? takeTestIfFree()
  }

  const slot = async (): Promise<void> => {
    while (!closing) {
      try {
        const next = await takeNext()
        const handle = next && handlers[next.task]
        if (!handle) {
          await Promise.race([wake.promise, sleep(pollInterval, undefined, { ref: false })])
          continue
        }
        const { job, test } = next
        try {
          onStart(job)
          await attempt(job, handle)
        } finally {
          if (test) tests -= 1
        }
        for (const notify of waiting.get(job.key) ?? []) notify()
      } catch (error) {
        // A job that was already taken will be handed out again.
        onTrouble(error, isOver)
        await sleep(retryDelay, undefined, { ref: false })
      }
    }
  }

  const running = Object.keys(handlers).length ? Array.from({ length: slots }, slot) : []
  return {
    wake() {
      wake.resolve()
      wake = Promise.withResolvers()
    },
    ended(key, ms) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const notify = () => {
        clearTimeout(timer)
        const others = waiting.get(key)
        others?.delete(notify)
        if (others?.size === 0) waiting.delete(key)
        resolve()
      }
      const timer = setTimeout(notify, ms)
      waiting.set(key, (waiting.get(key) ?? new Set()).add(notify))
      return promise
    },
    async close() {
      closing = true
      this.wake()
      await Promise.all(running)
    },
  }
}
