import type { Logger } from 'pino'
import { ConfigError } from './config.ts'

type Running = {
  close(): Promise<void>
  /** Takes no new work from a proxy, then resolves; only SIGTERM waits for it. */
  drain?(): Promise<void>
  drainSeconds?: number
}

/**
 * Runs a start function in this process and closes what it returned on SIGINT, SIGTERM or SIGHUP, on SIGTERM after it drained; a second signal
 * exits at once. An error the user can fix is one line, in the log if there is one, and exit code 1.
 */
export const runUntilSignal = async (start: () => Promise<Running>, log?: Logger): Promise<void> => {
  let running: Running | undefined
  let ending = false
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (ending || !running) process.exit(130)
    ending = true
    log?.info({ signal }, 'ending')
    const wait = signal === 'SIGTERM' ? (running.drainSeconds ?? 0) : 0
    setTimeout(() => process.exit(1), (wait + closeSeconds) * 1000).unref()
    if (signal === 'SIGTERM') await running.drain?.()
    await running.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal))
  try {
    running = await start()
  } catch (error) {
    const line = error instanceof ConfigError ? error.message : undefined
    if (!log) console.error(line ?? error)
    else log.fatal(line ?? { err: error }, line === undefined ? 'the start failed' : undefined)
    process.exit(1)
  }
}

/** Seconds that what is under way may take, after draining, before the process exits anyway. */
const closeSeconds = 15
