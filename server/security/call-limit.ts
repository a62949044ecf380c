import { LastUsed } from '../last-used.ts'
import { ProblemError } from '../problem.ts'
import type { Store } from '../store/store.ts'

/** Uids whose calls are counted at one time; a count takes about 100 bytes. */
const remembered = 50_000
/** Calls that a process takes for a game at once: most games need one or two such writes. */
const share = 100
/** Calls left of a game that has had all. */
const none = -1

/** Game calls of one uid in all (requirements, ruling 13), in all processes together. A whole game makes about 170. */
export interface CallLimit {
  /** Counts a call; throws `rate_limited` beyond the limit. */
  count(uid: string): Promise<void>
}

/** Each process takes calls from the game's account in the store, a share at a time; unknown uids have none and are refused elsewhere. */
export function createCallLimit(limit: number, store: Pick<Store, 'countCalls'>): CallLimit {
  const known = new LastUsed<{ left: number }>(remembered)
  return {
    async count(uid) {
      let own = known.get(uid)
      if (!own || own.left === 0) {
        own = { left: share }
        known.set(uid, own)
        if (((await store.countCalls(uid, share)) ?? 0) > limit) own.left = none
      }
      if (own.left === none) throw new ProblemError('rate_limited', 'too many calls for this game', 60)
      own.left -= 1
    },
  }
}
