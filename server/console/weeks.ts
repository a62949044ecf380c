import { day } from '../process/utc-day.ts'

export const weekMs = 7 * day
/** A week is counted this long after its end, ms: games that began in it have ended. */
export const settlesAfterMs = 2 * day
/** The first Monday since 1970. */
const firstMonday = 4 * day

/** The start of the ISO week (Monday, UTC) of a time in ms since 1970. */
export const startOfWeek = (time: number): number => Math.floor((time - firstMonday) / weekMs) * weekMs + firstMonday

/** The start of the last week that is shown at a time. */
export const lastWholeWeek = (now: number): number => startOfWeek(now - settlesAfterMs) - weekMs
