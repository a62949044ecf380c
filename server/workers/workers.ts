import { setTimeout as sleep } from 'node:timers/promises'
import workerpool, { type Pool } from 'workerpool'
import { analysesFirst } from './task-queue.ts'
import type * as work from './worker.ts'
import type { Outcome } from './worker.ts'

type Work = Omit<typeof work, 'alive'>
export type WorkName = keyof Work
export type Task<Name extends WorkName> = Parameters<Work[Name]>[0]
export type Result<Name extends WorkName> = Awaited<ReturnType<Work[Name]>>

/** Worker processes for analyses and documents: they use the cores that requests leave, one task each at a time. */
export type Workers = {
  /** How many there are. */
  size: number
  /**
   * Runs a task in the next free process, first come, first served.
   * @throws the task's error, with its name and code but not its class; WorkerDied when its process ended or timed out.
   */
  run<Name extends WorkName>(name: Name, task: Task<Name>): Promise<Result<Name>>
  /** Cancels running tasks. */
  close(): Promise<void>
}

/** The process running the task ended, or was killed because it timed out. Tasks are pure: they can be repeated. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
  readonly code = 'WORKER_DIED'
}

/** ms before a task times out; an analysis takes 40, the first document half a second */
const usualLimit = 30_000
/** Backoff, ms, before another process is started after several died in a row */
const [firstBackoff, maxBackoff] = [100, 5000]

type Options = {
  /** Called with the cause when a worker dies; `isBack` resolves when another one answers. */
  onDeath?(cause: string, isBack: () => Promise<void>): void
  /** Called after each task with its duration by the worker's own clock, ms. */
  onWork?(ms: number): void
  script?: URL
  /** Timeout of a task, ms */
  limit?: number
}

const pick = (...names: string[]) => Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Starts the processes. One that ends or hangs is replaced; its successor must answer before it is given work. */
export const openWorkers = (
  size: number,
  { onDeath = () => {}, onWork = () => {}, script = new URL('./worker.ts', import.meta.url), limit = usualLimit }: Options = {},
): Workers => {
  const pool: Pool = workerpool.pool(script.pathname, {
    workerType: 'process',
    queueStrategy: analysesFirst(),
    minWorkers: size,
    maxWorkers: size,
    forkOpts: {
      serialization: 'advanced',
      execArgv: [],
      // Settings are not passed on: they contain passwords. Typst would spread each page over all cores.
      env: { ...pick('PATH', 'NODE_COMPILE_CACHE'), RAYON_NUM_THREADS: '1' },
    },
  })
  let closed = false
  let deaths = 0
  let recovery: Promise<void> | undefined

  /** Rejects if the process failed, not if the task did. */
  const exec = (name: string, tasks: unknown[]): Promise<Outcome> => Promise.resolve(pool.exec(name, tasks).timeout(limit))

  /** Waits, with backoff, until a process answers. */
  const recover = async (): Promise<void> => {
    while (!closed) {
      await sleep(Math.min(firstBackoff * 2 ** Math.min(deaths, 10), maxBackoff))
      try {
        await exec('alive', [])
        deaths = 0
        recovery = undefined
        return
      } catch {
        deaths += 1
      }
    }
  }

  return {
    size,
    async run<Name extends WorkName>(name: Name, task: Task<Name>): Promise<Result<Name>> {
      await recovery
      const outcome = await exec(name, [task]).catch((error: unknown) => {
        if (!closed) {
          const late = error instanceof workerpool.Promise.TimeoutError
          deaths += 1
          recovery ??= recover()
          onDeath(late ? `a worker took more than ${limit / 1000} s and was ended` : 'a worker died over a task', async () => recovery)
        }
        throw new WorkerDied()
      })
      onWork(outcome.ms ?? 0)
      if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error)
      return outcome.value as Result<Name>
    },
    async close() {
      closed = true
      await pool.terminate(true)
    },
  }
}
