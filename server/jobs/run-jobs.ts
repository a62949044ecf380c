import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../errors/code-of.ts'
import type { Job, JobKind, Jobs } from './jobs.ts'

/** ms between polls while the queue is empty: another process may have added a job */
const pollInterval = 300
/** ms between heartbeats of a running job */
const heartbeatInterval = 3000
/** ms before the next poll after the database failed */
const retryDelay = 1000

export type RunnerOptions = {
  jobs: Jobs
  /** Handler for each kind this process takes; a job whose handler throws is retried. */
  handlers: Partial<Record<JobKind, (job: Job) => Promise<void>>>
  /** Concurrent jobs */
  slots: number
  /** Called with an error code and the attempt's number when a job failed. */
  onFailure(kind: JobKind, reason: string, attempt: number): void
  /** Called when a job is taken. */
  onStart?(job: Job): void
  /**
   * Called when no job could be taken, or its end could not be recorded: the database is away, or the queue is broken. `isOver` rejects until the
   * same has worked again.
   */
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

/** While both wait, every fourth start is a document's: ten thousand waiting games must not delay everybody's report. */
const documentEvery = 4

/**
 * Takes jobs and runs them, `slots` at a time, until it is closed: an analysis before a document, each kind first come, first served, with
 * networks taking turns. The only queue in front of the workers.
 */
export const runJobs = ({ jobs, handlers, slots, onFailure, onStart = () => {}, onTrouble }: RunnerOptions): Runner => {
  let closing = false
  let wake = Promise.withResolvers<void>()
  const waiting = new Map<string, Set<() => void>>()
  /** What failed last time, such as "take analysis" */
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

  let sinceDocument = 0
  const lastNetwork: Partial<Record<JobKind, string>> = {}

  const take = async (): Promise<Job | undefined> => {
    const kinds: JobKind[] = sinceDocument < documentEvery - 1 ? ['analysis', 'document'] : ['document', 'analysis']
    for (const kind of kinds) {
      const job = handlers[kind] && (await trying(`take ${kind}`, jobs.take(kind, lastNetwork[kind])))
      if (!job) continue
      if (job.network) lastNetwork[kind] = job.network
      sinceDocument = kind === 'document' ? 0 : sinceDocument + 1
      return job
    }
    return undefined
  }

  const slot = async (): Promise<void> => {
    while (!closing) {
      try {
        const job = await take()
        const handle = job && handlers[job.kind]
        if (!handle) {
          await Promise.race([wake.promise, sleep(pollInterval, undefined, { ref: false })])
          continue
        }
        onStart(job)
        await attempt(job, handle)
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
