export const hour = 3600 * 1000
export const day = 24 * hour

/** Number of the day (UTC) of a time in ms since 1970. */
export const dayOf = (time: number): number => Math.floor(time / day)
