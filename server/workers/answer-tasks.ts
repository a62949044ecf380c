import { readdirSync } from 'node:fs'
import { constants, getPriority, platform, setPriority } from 'node:os'

/** From the pool: a function's name, and its argument. */
export type TaskRequest = { name: string; task: unknown }

/** The result of the task, or its error, and its duration by this process's clock, ms. */
export type Outcome = { ms: number } & ({ value: unknown } | { error: { name: string; message: string; code?: string } })

// biome-ignore lint/suspicious/noExplicitAny: each function has an argument of its own
export type Work = Readonly<Record<string, (task: any) => unknown>>

/** Runs a function; what is thrown becomes plain data. */
const outcomeOf = async (work: Work, { name, task }: TaskRequest): Promise<Outcome> => {
  const started = performance.now()
  try {
    const value = await work[name]?.(task)
    return { value, ms: performance.now() - started }
  } catch (error) {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error))
    const code = error instanceof Error && 'code' in error ? { code: String(error.code) } : {}
    return { error: { name: kind, message, ...code }, ms: performance.now() - started }
  }
}

/** Makes this process a worker of the pool that started it: it prepares itself, says that it is ready, then answers one task at a time. */
export const answerTasks = (work: Work, prepare: () => void = () => {}): void => {
  // The server has exited: there is nobody to answer.
  process.once('disconnect', () => process.exit())
  // Ctrl+C in a terminal reaches all its processes; the server finishes running work and then ends this one.
  process.on('SIGINT', () => {})
  process.on('message', async (request: TaskRequest) => void process.send?.(await outcomeOf(work, request), undefined, {}, () => {}))
  lowerPriority()
  prepare()
  process.send?.('ready', undefined, {}, () => {})
}

const lower = constants.priority.PRIORITY_BELOW_NORMAL

/** Puts requests first, but leaves a tenth of a contended core: with Linux's idle policy a game waited ten seconds. Only root may raise it again. */
export const lowerPriority = (): void => {
  // On Linux each thread has a priority of its own.
  const threads = platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) if (getPriority(thread) < lower) setPriority(thread, lower)
}
