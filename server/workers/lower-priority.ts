import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, platform, setPriority } from 'node:os'

/**
 * Lets this process run only while nobody else wants the CPU. Linux has a scheduling policy for that; a lower priority alone keeps the
 * event loop waiting for up to a tick of the kernel, 4 ms. It is the way out where the policy may not be set.
 */
export const lowerPriority = (): void => {
  const linux = platform() === 'linux'
  if (linux && spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)]).status === 0) return
  // On Linux each thread has a priority of its own.
  const threads = linux ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW)
}
