import { setTimeout as sleep } from 'node:timers/promises'

const microseconds = 1000
let restUntil = 0

/**
 * Runs work of this process that keeps a core busy. Before the next such work it rests for as long as the last one had a CPU: a flood of
 * it leaves half a core to requests, and who comes alone never waits.
 */
export async function paced<T>(work: () => T): Promise<T> {
  const rest = restUntil - performance.now()
  if (rest > 0) await sleep(rest)
  const before = process.cpuUsage()
  try {
    return work()
  } finally {
    const { user, system } = process.cpuUsage(before)
    restUntil = performance.now() + (user + system) / microseconds
  }
}
