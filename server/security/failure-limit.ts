import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { ProblemError } from '../problem.ts'
import type { Store } from '../store/store.ts'

const minuteMs = 60_000

/** Failed authentications of a client in this minute (requirements, ruling 13), in all processes together. */
export interface FailureLimit {
  /** Throws `rate_limited` for a client with too many failures. */
  check(client: string): Promise<void>
  /** Counts a failure. */
  fail(client: string): Promise<void>
}

/** Counts in the store, under a hash that changes every minute; addresses themselves are not kept. */
export function createFailureLimit(limit: number, store: Pick<Store, 'addFailure' | 'countFailures'>, clock: Clock): FailureLimit {
  const now = () => Math.floor(clock() / minuteMs)
  const hash = (client: string, minute: number) => createHash('sha256').update(`${minute}\0${client}`).digest('hex')
  return {
    async check(client) {
      const minute = now()
      if ((await store.countFailures(hash(client, minute), minute)) < limit) return
      const seconds = Math.ceil(((minute + 1) * minuteMs - clock()) / 1000)
      throw new ProblemError('rate_limited', 'too many failed authentications', seconds)
    },
    async fail(client) {
      const minute = now()
      await store.addFailure(hash(client, minute), minute)
    },
  }
}
