import { LastUsed } from '../last-used.ts'
import { ProblemError } from '../problem.ts'

/** Uids whose calls are counted at one time; a count takes about 100 bytes. */
const remembered = 50_000

/** Game calls of one uid in all (requirements, ruling 13). A whole game makes about 170. */
export interface CallLimit {
  /** Counts a call; throws `rate_limited` beyond the limit. */
  count(uid: string): void
}

/** Counts in memory; the store bounds what one game can hold whatever happens here. */
export function createCallLimit(limit: number): CallLimit {
  const calls = new LastUsed<{ count: number }>(remembered)
  return {
    count(uid) {
      let entry = calls.get(uid)
      if (!entry) {
        entry = { count: 0 }
        calls.set(uid, entry)
      }
      entry.count += 1
      if (entry.count > limit) throw new ProblemError('rate_limited', 'too many calls for this game', 60)
    },
  }
}
