/** The time in ms since 1970. Passed in, so that tests own it. */
export type Clock = () => number
