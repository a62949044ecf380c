import { readdirSync } from 'node:fs'
import { constants, getPriority, platform, setPriority } from 'node:os'

const lower = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Gives requests priority, but leaves this process about a tenth of a contended core: with Linux's idle policy, a finished
 * game waited for ten seconds beside a busy server. A process that was started with less keeps it: only root may raise it.
 */
export const lowerPriority = (): void => {
  // On Linux each thread has a priority of its own.
  const threads = platform() === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) if (getPriority(thread) < lower) setPriority(thread, lower)
}
