import { ProblemError } from '../errors/problem.ts'
import { LastUsed } from '../store/last-used.ts'
import type { Store } from '../store/store.ts'

/** Uids whose calls are counted in memory at one time; a count takes about 100 bytes. */
const maxGames = 50_000
/** Calls that a process counts locally before it adds them to the game's count: most games need one or two such writes. */
const share = 100

/** Limit of game calls per uid. A whole game makes about 170. */
export type CallLimit = ReturnType<typeof createCallLimit>

/** Counts for all processes, each up to one share behind, so that none refuses a game within the limit. Unknown uids are refused elsewhere. */
export const createCallLimit = (limit: number, store: Pick<Store, 'countCalls'>) => {
  const gamesSeen = new LastUsed<{ calls: number; over: boolean }>(maxGames)
  return {
    /** Counts a call; throws `rate_limited` beyond the limit. */
    async count(uid: string): Promise<void> {
      let usage = gamesSeen.get(uid)
      if (!usage) {
        usage = { calls: 0, over: false }
        gamesSeen.set(uid, usage)
      }
      if (usage.over) throw new ProblemError('rate_limited', 'too many calls for this game: retry as Retry-After says', 60)
      usage.calls += 1
      if (usage.calls < share) return
      usage.calls = 0
      usage.over = ((await store.countCalls(uid, share)) ?? 0) >= limit
    },
  }
}
