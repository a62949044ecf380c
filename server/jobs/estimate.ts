/** How many of the newest jobs the mean is taken over, about. */
const memory = 30

/** Running mean of how long jobs take, for the time told to those who wait. */
export class MeanDuration {
  #mean: number
  #count = 0
  /** @param first what is assumed before the first job ended, ms */
  constructor(first: number) {
    this.#mean = first
  }
  add(ms: number): void {
    this.#count = Math.min(this.#count + 1, memory)
    this.#mean += (ms - this.#mean) / this.#count
  }
  get ms(): number {
    return this.#mean
  }
}

/** Seconds until a job with `ahead` before it is done, with `hands` at work, whole and at least 1. */
export const secondsUntil = (ahead: number, hands: number, meanMs: number): number =>
  Math.max(1, Math.ceil(((ahead + 1) * meanMs) / Math.max(1, hands) / 1000))

/** A line as it stood a moment ago: when each unfinished job was added, in order, and how many are under way. */
export type Snapshot = {
  added: readonly number[]
  active: number
  /** Mean of the newest jobs, ms */
  meanMs: number
}

/** Place of a job added at `at`, counted from a snapshot. */
export const placeIn = ({ added, active, meanMs }: Snapshot, at: number): { ahead: number; seconds: number } => {
  let [low, high] = [0, added.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((added[middle] ?? at) < at) low = middle + 1
    else high = middle
  }
  return { ahead: low, seconds: secondsUntil(low, active, meanMs) }
}

/** Loads once for all who ask within `ms`: ten thousand waiting players must not count the line ten thousand times. */
export const sharedFor = <T>(ms: number, load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined
  let until = 0
  return () => {
    if (!loaded || performance.now() >= until) {
      loaded = load()
      until = performance.now() + ms
      loaded.catch(() => {
        until = 0
      })
    }
    return loaded
  }
}
