import type { Clock } from '../clock.ts'
import { ProblemError } from '../problem.ts'

const windowMs = 60_000

/** Failed authentications of a client in the last minute (requirements, ruling 13). */
export interface FailureLimit {
  /** Throws `rate_limited` for a client with too many failures. */
  check(client: string): void
  /** Counts a failure. */
  fail(client: string): void
}

/** Keeps counts in memory, whole windows at a time; addresses are forgotten with their window. */
export function createFailureLimit(limit: number, clock: Clock): FailureLimit {
  let windowStart = 0
  let failures = new Map<string, number>()
  function currentWindow(): void {
    if (clock() - windowStart < windowMs && clock() >= windowStart) return
    windowStart = clock()
    failures = new Map()
  }
  return {
    check(client) {
      currentWindow()
      if ((failures.get(client) ?? 0) < limit) return
      const seconds = Math.ceil((windowStart + windowMs - clock()) / 1000)
      throw new ProblemError('rate_limited', 'too many failed authentications', seconds)
    },
    fail(client) {
      currentWindow()
      failures.set(client, (failures.get(client) ?? 0) + 1)
    },
  }
}
