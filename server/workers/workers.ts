import { Tinypool } from 'tinypool'
import { ProblemError } from '../errors/problem.ts'
import type * as work from './worker.ts'

type Work = typeof work
type Result<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>

/** Work of one kind, done first come, first served. */
export type Line = {
  /** Throws ProblemError `unavailable` when the line is full, and what the work throws, with its name and code but not its class. */
  run<Name extends keyof Work>(name: Name, task: Parameters<Work[Name]>[0]): Promise<Result<Name>>
  /** Tasks that wait or are under way. */
  length(): number
}

/** Processes for analyses and documents: they share the cores that requests leave, each doing one thing at a time. */
export type Workers = {
  /** Opens a line for at most `longest` tasks; `full` tells who is turned away. */
  line(longest: number, full: string): Line
  /** Gives up what is under way. */
  close(): Promise<void>
}

/** Seconds after which one who was turned away tries again. */
const retryAfter = 2

type Options = {
  /** Told in a line when a process died. */
  report?(line: string): void
  script?: URL
}

/** Starts the processes. One that dies is replaced, and what it was doing is done once more: the work is pure. */
export const openWorkers = (
  processes: number,
  { report = () => {}, script = new URL('./worker.ts', import.meta.url) }: Options = {},
): Workers => {
  const pool = new Tinypool({
    filename: script.href,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: processes,
    maxThreads: processes,
    execArgv: [],
    // No settings: they hold passwords. Typst would spread each page over all cores.
    env: { PATH: process.env.PATH ?? '', RAYON_NUM_THREADS: '1' },
  })
  pool.on('error', () => report('a worker died while it had nothing to do'))
  let closed = false

  const exec = async (name: string, task: unknown, again = true): Promise<unknown> => {
    try {
      return await pool.run(task, { name })
    } catch (error) {
      // What the work itself throws comes as a plain object.
      if (!(error instanceof Error)) throw Object.assign(new Error(), error)
      if (closed) throw error
      report('a worker died over a task')
      if (!again) throw error
      return exec(name, task, false)
    }
  }

  return {
    line(longest, full) {
      let length = 0
      return {
        async run<Name extends keyof Work>(name: Name, task: Parameters<Work[Name]>[0]): Promise<Result<Name>> {
          if (length >= longest) throw new ProblemError('unavailable', full, retryAfter)
          length += 1
          try {
            return (await exec(name, task)) as Result<Name>
          } finally {
            length -= 1
          }
        },
        length: () => length,
      }
    },
    async close() {
      closed = true
      await pool.destroy()
    },
  }
}
