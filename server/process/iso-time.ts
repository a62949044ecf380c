/** A time in ms since 1970 as ISO 8601, in UTC: `2026-11-22T10:00:00.000Z`. */
export const isoTime = (time: number): string => new Date(time).toISOString()

/** Its day in UTC: `2026-11-22`. */
export const isoDay = (time: number): string => isoTime(time).slice(0, 10)
