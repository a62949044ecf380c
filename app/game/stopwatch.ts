/** Time counted so far, ms, and since when it runs; null while it stands. */
export type Stopwatch = { counted: number; since: number | null }

export const stopped: Stopwatch = { counted: 0, since: null }

export const elapsed = ({ counted, since }: Stopwatch, at: number) => counted + (since === null ? 0 : Math.max(0, at - since))

/** Lets the watch run or stand from now on; what was counted stays. */
export const runs = (watch: Stopwatch, running: boolean, at: number): Stopwatch =>
  running === (watch.since !== null) ? watch : { counted: elapsed(watch, at), since: running ? at : null }
