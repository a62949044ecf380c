export const minute = 60 * 1000
export const hour = 60 * minute
export const day = 24 * hour

/** Number of the day (UTC) of a time in ms since 1970. */
export const dayOf = (time: number): number => Math.floor(time / day)
