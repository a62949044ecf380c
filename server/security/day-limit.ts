import { type LimitName, limitNames } from '../../contract/errors.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Clock } from '../process/clock.ts'
import { day, dayOf } from '../process/utc-day.ts'
import type { Store } from '../store/store.ts'
import type { IdHash } from './id-key.ts'
import type { DayLimitRow } from './limits.ts'

/** Daily limit (UTC) per subject, shared by all processes. */
export type DayLimit = {
  /** Counts a use; throws `rate_limited` with the limit's name and its reset time. Call what it returns if the use came to nothing. */
  take(subject: string): Promise<() => Promise<void>>
  /** Counts a use; false instead if the limit is reached. */
  tryTake(subject: string): Promise<boolean>
}

/** Others are never named to callers. */
const isPublic = (name: string): name is LimitName => limitNames.some((known) => known === name)

/**
 * Creates limits that count in the store, under a keyed hash: addresses and networks themselves are not stored. 0 uses: no limit. One that so many
 * subjects share is halved: one half is theirs in equal parts, which others cannot use up, the other is for whoever needs more.
 */
export const createDayLimits =
  ({ store, clock, idHash }: { store: Pick<Store, 'takeDayUse' | 'addDayUses'>; clock: Clock; idHash: IdHash }) =>
  ({ name }: Pick<DayLimitRow, 'name'>, limit: number, sharers?: () => number): DayLimit => {
    if (limit === 0) return { take: async () => async () => {}, tryTake: async () => true }
    /** Under what a use may be counted, first choice first, and how many uses that has. */
    const placesFor = (subject: string): [string, number][] => {
      if (!sharers) return [[subject, limit]]
      const share = Math.floor(limit / 2 / sharers())
      return [
        [subject, share],
        ['', limit - share * sharers()],
      ]
    }
    const use = async (subject: string): Promise<{ hash: string; on: number } | undefined> => {
      const on = dayOf(clock())
      for (const [place, most] of placesFor(subject)) {
        const hash = idHash('day limit', name, place)
        if (most > 0 && (await store.takeDayUse(hash, on, most))) return { hash, on }
      }
      return undefined
    }
    return {
      tryTake: async (subject) => (await use(subject)) !== undefined,
      async take(subject) {
        const used = await use(subject)
        if (used) return () => store.addDayUses(used.hash, used.on, -1)
        const now = clock()
        const endsAt = (dayOf(now) + 1) * day
        throw new ProblemError('rate_limited', 'today’s limit is reached: try again tomorrow', {
          retryAfter: Math.ceil((endsAt - now) / 1000),
          ...(isPublic(name) && { limit: name }),
          until: endsAt,
        })
      },
    }
  }
