/** How many of the newest jobs the mean is taken over, about. */
const memory = 30
/** How long a job waited, at least, so that its end counts as one of a line in which nobody idles, and how long such an end counts, ms. */
export const waitedLong = 1000
export const paceOf = 30_000
/** Fewer such ends than these say nothing yet. */
export const fewEnds = 10

/** How quickly jobs of a kind are done of late, ms: how long one takes, and the time from one end to the next while others wait, if known. */
export type Pace = { took: number; apart?: number | undefined }

/** Measures the pace of the jobs that end in this process. */
export class PaceMeter {
  #took: number
  #count = 0
  #ends: number[] = []
  /** @param first what a job is assumed to take before the first one ended, ms */
  constructor(first: number) {
    this.#took = first
  }
  /** A job has ended at `at`, after it had waited and taken so long; all in ms. */
  add(at: number, waited: number, took: number): void {
    this.#count = Math.min(this.#count + 1, memory)
    this.#took += (took - this.#took) / this.#count
    if (waited >= waitedLong) this.#ends.push(at)
  }
  pace(now: number): Pace {
    this.#ends = this.#ends.filter((at) => at > now - paceOf)
    const [first = 0, last = 0] = [this.#ends[0], this.#ends.at(-1)]
    return { took: this.#took, apart: this.#ends.length < fewEnds ? undefined : (last - first) / (this.#ends.length - 1) }
  }
}

/** Seconds until a job with `ahead` before it is done, with `hands` at work, to the nearest and at least 1. */
export const secondsUntil = (ahead: number, hands: number, { took, apart = took / Math.max(1, hands) }: Pace): number =>
  Math.max(1, Math.round(((ahead + 1) * apart) / 1000))

/** A job that has not ended, as in a snapshot of the queue. */
export type Unfinished = {
  /** When it was added, or any number that grows with it */
  added: number
  /** As in `NewJob` */
  network: string
  active: boolean
}

/**
 * Those that wait in the order in which they are started (see `take` of `Jobs`): the oldest of another network than the one before it,
 * the oldest of all where none is. `line` is sorted by `added`; one pass.
 */
const startOrder = (line: readonly Unfinished[]): Unfinished[] => {
  const order: Unfinished[] = []
  // Older than all that follow, and all of one network: they were passed over because it had the start before.
  const passedOver: Unfinished[] = []
  let [next, firstPassedOver] = [0, 0]
  let last = ''
  const start = (job: Unfinished) => {
    order.push(job)
    if (job.network) last = job.network
  }
  while (order.length < line.length) {
    const oldest = passedOver[firstPassedOver]
    if (oldest && (oldest.network !== last || next === line.length)) {
      firstPassedOver += 1
      start(oldest)
      continue
    }
    const job = line[next]
    if (!job) break
    next += 1
    if (job.network && job.network === last) passedOver.push(job)
    else start(job)
  }
  return order
}

/** A line as it stood a moment ago. */
export class Snapshot {
  readonly #line: readonly Unfinished[]
  readonly #active: number
  readonly #pace: Pace
  readonly #places: ReadonlyMap<number, number>
  /**
   * @param line each unfinished job, sorted by `added`
   * @param pace of the newest jobs
   */
  constructor(line: readonly Unfinished[], pace: Pace) {
    this.#line = line
    this.#active = line.filter(({ active }) => active).length
    this.#pace = pace
    this.#places = placesIn(line)
  }
  /** Jobs that end before this one, and seconds until it has ended. One that was added since is counted as the last. */
  place(added: number, network: string): { ahead: number; seconds: number } {
    const ahead = this.#places.get(added) ?? placesIn([...this.#line, { added, network, active: false }]).get(added) ?? 0
    return { ahead, seconds: secondsUntil(ahead, this.#active, this.#pace) }
  }
}

/** Of each unfinished job by `added`: how many are before it. */
const placesIn = (line: readonly Unfinished[]): Map<number, number> => {
  const order = [...line.filter(({ active }) => active), ...startOrder(line.filter(({ active }) => !active))]
  return new Map(order.map(({ added }, ahead) => [added, ahead]))
}

/** Loads once for all who ask within `ms`: ten thousand waiting players must not count the queue ten thousand times. */
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
