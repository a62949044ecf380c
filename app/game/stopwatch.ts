/** Time counted so far, ms, and since when it runs; null while it stands. */
export type Stopwatch = { counted: number; since: number | null }

export const stopped: Stopwatch = { counted: 0, since: null }

/** Runs from a moment that may be yet to come. */
export const startsAt = (since: number): Stopwatch => ({ counted: 0, since })

/** Runs from this moment at the latest. */
export const startsBy = (watch: Stopwatch, at: number): Stopwatch =>
  watch.since === null ? watch : { ...watch, since: Math.min(watch.since, at) }

export const elapsed = ({ counted, since }: Stopwatch, at: number) => counted + (since === null ? 0 : Math.max(0, at - since))

/** Lets the watch run or stand from now on; what was counted stays. */
export const runs = (watch: Stopwatch, running: boolean, at: number): Stopwatch =>
  running === (watch.since !== null) ? watch : { counted: elapsed(watch, at), since: running ? at : null }
