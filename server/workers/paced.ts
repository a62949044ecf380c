import { setTimeout as sleep } from 'node:timers/promises'

const microseconds = 1000
/** ms of rest for each ms of CPU */
const rest = 2
let restUntil = 0

/**
 * Runs work of this process that keeps a core busy. Before the next such work it rests for twice as long as the last one had a CPU: a
 * flood of it leaves the cores to requests most of the time, and who comes alone never waits.
 */
export const paced = async <T>(work: () => T): Promise<T> => {
  const left = restUntil - performance.now()
  if (left > 0) await sleep(left)
  const before = process.cpuUsage()
  try {
    return work()
  } finally {
    const { user, system } = process.cpuUsage(before)
    restUntil = performance.now() + (rest * (user + system)) / microseconds
  }
}
