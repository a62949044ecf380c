import { ProblemError } from '../errors/problem.ts'
import type { IdHash } from '../keys/id-key.ts'
import type { Config } from '../process/config.ts'
import { type Clock, day, dayOf } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import { type DayLimit, limits, type WindowLimit } from './limits.ts'

type LimitKey = keyof typeof limits
/** Limits of a day. */
export type DayLimitKey = { [Name in LimitKey]: (typeof limits)[Name] extends { perDay: unknown } ? Name : never }[LimitKey]

/** Counts uses against the limits of the table, shared by all processes. */
export type Limits = ReturnType<typeof countUses>

type Needs = {
  store: Pick<Store, 'addUse' | 'findUses' | 'takeDayUse' | 'addDayUses'>
  clock: Clock
  idHash: IdHash
  config: Config
  /** How many operators share what `isShared` */
  operatorCount(): number
}

/** Counted, or when to try again, ms since 1970. */
type Outcome = { giveBack(): Promise<void> } | { endsAt: number }
const wasCounted = async (): Promise<void> => {}

/** Limits that count in the store, under a keyed hash: addresses and networks themselves are not stored. 0 uses a day: no limit. */
export const countUses = ({ store, clock, idHash, config, operatorCount }: Needs) => {
  const hashOf = (name: LimitKey, subject: string): string => idHash('limit', name, subject)

  const countInSpan = async (name: LimitKey, { uses, span }: WindowLimit, subject: string): Promise<Outcome> => {
    const client = hashOf(name, subject)
    const now = clock()
    const before = await store.findUses(client, now)
    // Most refusals need no write. Uses that end later than a new one were counted before the clock was set back: the store shortens them.
    const needsNone = before.uses >= uses && before.endsAt <= now + span
    if (!needsNone && (await store.addUse({ client, now, until: now + span, limit: uses }))) return { giveBack: wasCounted }
    // Others may have come in between.
    const { endsAt } = needsNone ? before : await store.findUses(client, now)
    return { endsAt: Math.min(Math.max(endsAt, now + 1000), now + span) }
  }

  /** The subjects that a use may be counted for, first choice first, and the limit of each. */
  const subjectsFor = ({ perDay, isShared }: DayLimit, subject: string): [subject: string, max: number][] => {
    const limit = typeof perDay === 'number' ? perDay : config[perDay]
    if (!isShared) return [[subject, limit]]
    const share = Math.floor(limit / 2 / operatorCount())
    return [
      [subject, share],
      ['', limit - share * operatorCount()],
    ]
  }
  const countInDay = async (name: LimitKey, row: DayLimit, subject: string): Promise<Outcome> => {
    const on = dayOf(clock())
    if (typeof row.perDay === 'string' && config[row.perDay] === 0) return { giveBack: wasCounted }
    for (const [sharer, max] of subjectsFor(row, subject)) {
      const hash = hashOf(name, sharer)
      if (max > 0 && (await store.takeDayUse(hash, on, max))) return { giveBack: () => store.addDayUses(hash, on, -1) }
    }
    return { endsAt: (on + 1) * day }
  }

  const count = (name: LimitKey, subject: string): Promise<Outcome> => {
    const row: WindowLimit | DayLimit = limits[name]
    return 'span' in row ? countInSpan(name, row, subject) : countInDay(name, row, subject)
  }
  const take = async (name: LimitKey, subject: string): Promise<() => Promise<void>> => {
    const outcome = await count(name, subject)
    if ('giveBack' in outcome) return outcome.giveBack
    const row: WindowLimit | DayLimit = limits[name]
    const retryAfter = Math.ceil((outcome.endsAt - clock()) / 1000)
    if ('span' in row) throw new ProblemError('rate_limited', 'too many attempts: retry as Retry-After says', retryAfter)
    throw new ProblemError('rate_limited', 'today’s limit has been reached: try again tomorrow', {
      retryAfter,
      limit: row.publicName,
      until: outcome.endsAt,
    })
  }
  return {
    /** Counts a use like `use`. Call what it returns if the use came to nothing. */
    take: (name: DayLimitKey, subject: string) => take(name, subject),
    /** Counts a use; false instead where the limit is reached. */
    tryUse: async (name: LimitKey, subject: string) => 'giveBack' in (await count(name, subject)),
    /** Counts a use; throws `rate_limited`, with when to try again, where the limit is reached. */
    use: async (name: LimitKey, subject: string) => void (await take(name, subject)),
  }
}
