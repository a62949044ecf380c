/** The time in ms since 1970. Passed in, so that tests own it. */
export type Clock = () => number

export const minute = 60 * 1000
export const hour = 60 * minute
export const day = 24 * hour

/** Number of the day (UTC) of a time in ms since 1970. */
export const dayOf = (time: number): number => Math.floor(time / day)

/** A time in ms since 1970 as ISO 8601, in UTC: `2026-11-22T10:00:00.000Z`. */
export const isoTime = (time: number): string => new Date(time).toISOString()

/** Its day in UTC: `2026-11-22`. */
export const isoDay = (time: number): string => isoTime(time).slice(0, 10)

export const weekMs = 7 * day
/** A week is shown this long after its end, ms, and does not change from then on: games that began in it have ended. */
const settlesAfterMs = 2 * day
/** The first Monday since 1970. */
const firstMonday = 4 * day

/** The start of the ISO week (Monday, UTC) of a time in ms since 1970. */
export const startOfWeek = (time: number): number => Math.floor((time - firstMonday) / weekMs) * weekMs + firstMonday

/** The start of the first week that still changes at a time. */
export const firstOpenWeek = (now: number): number => startOfWeek(now - settlesAfterMs)

/** The start of the last week that is shown at a time. */
export const lastWholeWeek = (now: number): number => firstOpenWeek(now) - weekMs

/** The ISO 8601 week of a time (ms since 1970, UTC): `2026-W47`. It belongs to the year of its Thursday. */
export const isoWeek = (time: number): string => {
  const thursday = startOfWeek(time) + 3 * day
  const year = new Date(thursday).getUTCFullYear()
  const week = 1 + Math.floor((dayOf(thursday) - dayOf(Date.UTC(year, 0, 1))) / 7)
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Loads once for all callers within `ms`: ten thousand waiting players must not count the queue ten thousand times. */
export const sharedFor = <T>(ms: number, load: () => Promise<T>, now: Clock = () => performance.now()): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined
  let until = 0
  return () => {
    if (!loaded || now() >= until) {
      loaded = load()
      until = now() + ms
      loaded.catch(() => {
        until = 0
      })
    }
    return loaded
  }
}
