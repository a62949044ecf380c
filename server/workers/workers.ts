import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Outcome, TaskRequest, Work } from './answer-tasks.ts'
import type * as analysing from './worker.ts'

/** Of a process, as Linux tells it: `R` runs or waits for the processor, `S` sleeps, `T` is stopped; and the processor time it has had, ms. */
export type ProcessorTime = { state: string; ms: number }

/** Linux counts in hundredths of a second for programs, whatever its own clock is. */
const tick = 10

/** Undefined where the process has ended, and on other systems. */
export const processorTime = (pid: number | undefined): ProcessorTime | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // After the name in brackets, which may hold anything: the third field of proc_pid_stat(5), and those on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', ms: (Number(fields[11]) + Number(fields[12])) * tick }
  } catch {
    return undefined
  }
}

/** Whether a process wanted to compute but got no CPU time for at least half of this span, ms. */
export const isStarved = (before: ProcessorTime | undefined, after: ProcessorTime | undefined, span: number): boolean =>
  before !== undefined && after?.state === 'R' && after.ms - before.ms <= span / 2

type Task<W extends Work, Name extends keyof W> = Parameters<W[Name]>[0]
type Result<W extends Work, Name extends keyof W> = Awaited<ReturnType<W[Name]>>

/** Processes for CPU-heavy work, which would block requests: they use the cores that requests leave idle, one task each at a time. */
export type Pool<W extends Work> = {
  size: number
  /** Runs a task in the next free process. @throws the task's error by name and code; WorkerDied when its process ended or took too long */
  run<Name extends keyof W & string>(name: Name, task: Task<W, Name>): Promise<Result<W, Name>>
  /** Cancels running tasks. */
  close(): Promise<void>
}

export type Workers = Pool<typeof analysing>

/** The process running the task ended, or was killed because it took too long. Tasks are pure: they can be repeated. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
  readonly code = 'WORKER_DIED'
}

/** ms before a task times out; an analysis takes 40, the first document half a second */
const usualLimit = 30_000
/** ms for a process to start, on a busy machine */
const startLimit = 30_000
/** How often that time is extended for a process that gets no CPU time. */
const mostSpans = 6
/** Backoff, ms, before another process is started after several died in a row */
const [firstBackoff, maxBackoff] = [100, 5000]

export type PoolOptions = {
  /** Called with the cause when a process dies; `isBack` resolves when another one answers. */
  onDeath?(cause: string, isBack: () => Promise<void>): void
  /** Called after each task with its duration by the worker's own clock, ms. */
  onWork?(ms: number): void
  script?: URL
  /** ms that a task may take, more while it gets no CPU time; a process that is silent for longer is killed and replaced */
  limit?: number
  /** Whether processes start with the first task instead of at once. */
  lazy?: boolean
  /** How often a task is tried whose process dies: default 1, for those that a queue repeats. */
  tries?: number
}

type Waiting = TaskRequest & { tries: number; resolve(value: unknown): void; reject(error: Error): void }
type Worker = { child: ChildProcess; ready: boolean; task?: Waiting | undefined; timer?: NodeJS.Timeout | undefined }

const pick = (...names: string[]) => Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** Starts the processes. One that ends or hangs is replaced; its successor must answer before it is given work. */
export const openWorkers = <W extends Work = typeof analysing>(size: number, options: PoolOptions = {}): Pool<W> => {
  const { onDeath = () => {}, onWork = () => {}, limit = usualLimit, lazy = false, tries = 1 } = options
  const { script = new URL('./worker.ts', import.meta.url) } = options
  const queue: Waiting[] = []
  const workers = new Set<Worker>()
  let opened = false
  let closed = false
  let deaths = 0
  /** Resolves when a process answers again. */
  let recovery: PromiseWithResolvers<void> | undefined

  const distribute = (): void => {
    for (const worker of workers) {
      if (!worker.ready || worker.task) continue
      const task = queue.shift()
      if (!task) return
      worker.task = task
      watch(worker, limit)
      worker.child.send({ name: task.name, task: task.task } satisfies TaskRequest, () => {})
    }
  }

  /** Ends a process silent for so long, ms. One that wants to compute but gets no CPU time, at its low priority, gets the time again. */
  const watch = (worker: Worker, ms: number, spans = mostSpans): void => {
    clearTimeout(worker.timer)
    const { pid } = worker.child
    worker.timer = setTimeout(() => {
      const before = processorTime(pid)
      worker.timer = setTimeout(() => {
        if (spans > 1 && isStarved(before, processorTime(pid), ms / 10)) watch(worker, ms, spans - 1)
        else end(worker, `a worker took more than ${ms / 1000} s and was ended`)
      }, ms / 10)
    }, ms)
  }

  /** Replaces a process. It is killed in a way that a stopped one cannot put off, and nobody waits for its end. */
  const end = (worker: Worker, cause: string): void => {
    if (!workers.delete(worker)) return
    clearTimeout(worker.timer)
    worker.child.kill('SIGKILL')
    if (closed) return
    const { task } = worker
    const pause = deaths === 0 ? 0 : Math.min(firstBackoff * 2 ** Math.min(deaths, 10), maxBackoff)
    deaths += 1
    recovery ??= Promise.withResolvers()
    const { promise } = recovery
    if (task || !worker.ready) onDeath(cause, () => promise)
    setTimeout(start, pause)
    if (task && task.tries > 1) queue.push({ ...task, tries: task.tries - 1 })
    else task?.reject(new WorkerDied())
  }

  const start = (): void => {
    if (closed) return
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [],
      // Settings are not passed on: they contain passwords. Typst would spread each page over all cores.
      env: { ...pick('PATH', 'NODE_COMPILE_CACHE'), RAYON_NUM_THREADS: '1' },
    })
    const worker: Worker = { child, ready: false }
    workers.add(worker)
    watch(worker, startLimit)
    child.on('error', () => end(worker, 'a worker could not be reached'))
    child.on('exit', () => end(worker, worker.task ? 'a worker died over a task' : 'a worker could not start'))
    child.on('message', (message: 'ready' | Outcome) => {
      if (!workers.has(worker)) return
      clearTimeout(worker.timer)
      if (message === 'ready') worker.ready = true
      else if (worker.task) {
        settle(worker.task, message)
        worker.task = undefined
        deaths = 0
      }
      recovery?.resolve()
      recovery = undefined
      distribute()
    })
  }

  const settle = ({ resolve, reject }: Waiting, outcome: Outcome): void => {
    onWork(outcome.ms)
    if ('error' in outcome) reject(Object.assign(new Error(outcome.error.message), outcome.error))
    else resolve(outcome.value)
  }

  const open = (): void => {
    if (opened) return
    opened = true
    for (let count = 0; count < size; count += 1) start()
  }
  if (!lazy) open()

  return {
    size,
    run(name, task) {
      if (closed) return Promise.reject(new WorkerDied())
      open()
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      queue.push({ name, task, tries, resolve, reject })
      distribute()
      return promise as Promise<Result<W, typeof name>>
    },
    async close() {
      closed = true
      for (let task = queue.shift(); task; task = queue.shift()) task.reject(new WorkerDied())
      await Promise.all(
        [...workers].map(async (worker) => {
          const ended = new Promise((resolve) => worker.child.once('exit', resolve))
          worker.task?.reject(new WorkerDied())
          end(worker, 'closed')
          await ended
        }),
      )
    },
  }
}
