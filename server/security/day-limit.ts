import { type LimitName, limitNames } from '../../contract/errors.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Clock } from '../process/clock.ts'
import { day, dayOf } from '../process/utc-day.ts'
import type { Store } from '../store/store.ts'
import type { IdHash } from './id-key.ts'

/** Daily limit (UTC) per subject, shared by all processes. */
export type DayLimit = {
  /** Counts a use; throws `rate_limited` with the limit's name and its reset time. */
  take(subject: string): Promise<void>
  /** Counts a use; false instead if the limit is reached. */
  tryTake(subject: string): Promise<boolean>
  /** Returns a use that came to nothing. */
  giveBack(subject: string): Promise<void>
}

/** Limits that are never named to callers. */
type ConsoleLimit = `console ${string}`
const isPublic = (name: LimitName | ConsoleLimit): name is LimitName => limitNames.some((known) => known === name)

/** Creates limits that count in the store, under a keyed hash: addresses and networks themselves are not stored. 0 uses: no limit. */
export const createDayLimits =
  ({ store, clock, idHash }: { store: Pick<Store, 'takeDayUse' | 'addDayUses'>; clock: Clock; idHash: IdHash }) =>
  (name: LimitName | ConsoleLimit, limit: number): DayLimit => {
    if (limit === 0) return { async take() {}, tryTake: async () => true, async giveBack() {} }
    const today = () => dayOf(clock())
    const hash = (subject: string) => idHash('day limit', name, subject)
    const tryTake = (subject: string): Promise<boolean> => store.takeDayUse(hash(subject), today(), limit)
    return {
      tryTake,
      async take(subject) {
        if (await tryTake(subject)) return
        const endsAt = (today() + 1) * day
        throw new ProblemError('rate_limited', 'today’s limit is reached: try again tomorrow', {
          retryAfter: Math.ceil((endsAt - clock()) / 1000),
          ...(isPublic(name) && { limit: name }),
          until: endsAt,
        })
      },
      async giveBack(subject) {
        await store.addDayUses(hash(subject), today(), -1)
      },
    }
  }
