/** Roughly how many of the newest jobs the mean covers. */
const memory = 30
/** Minimum wait, ms, for the end of a job to count as one of a busy queue; and for how long it counts, ms. */
export const waitedLong = 1000
export const paceOf = 30_000
/** With fewer such ends the pace is unknown. */
export const fewEnds = 10

/** Recent throughput of a kind of job, ms: how long one takes, and the time from one end to the next while others wait, if known. */
export type Pace = { took: number; apart?: number | undefined }

/** Measures the pace of the jobs that this process completes. */
export class PaceMeter {
  #took: number
  #count = 0
  #ends: number[] = []
  /** @param first assumed duration of a job until the first one has ended, ms */
  constructor(first: number) {
    this.#took = first
  }
  /** A job ended at `at` after waiting and running for this long; all in ms. */
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

/** Seconds until a job with `ahead` before it is done by `workers` busy workers, rounded, at least 1. */
export const secondsUntil = (ahead: number, workers: number, { took, apart = took / Math.max(1, workers) }: Pace): number =>
  Math.max(1, Math.round(((ahead + 1) * apart) / 1000))

/** A job that has not ended, as in a snapshot of the queue. */
export type Unfinished = {
  /** When it was added, or any number that grows with it */
  added: number
  /** As in `NewJob` */
  network: string
  active: boolean
}

/** Waiting jobs in the order of their start: the oldest of another network than the last one's, else the oldest. `queue` is sorted by `added`. */
const startOrder = (queue: readonly Unfinished[]): Unfinished[] => {
  const order: Unfinished[] = []
  // Older than all that follow, and all of one network: passed over because that network had the previous start.
  const passedOver: Unfinished[] = []
  let [next, firstPassedOver] = [0, 0]
  let last = ''
  const start = (job: Unfinished) => {
    order.push(job)
    if (job.network) last = job.network
  }
  while (order.length < queue.length) {
    const oldest = passedOver[firstPassedOver]
    if (oldest && (oldest.network !== last || next === queue.length)) {
      firstPassedOver += 1
      start(oldest)
      continue
    }
    const job = queue[next]
    if (!job) break
    next += 1
    if (job.network && job.network === last) passedOver.push(job)
    else start(job)
  }
  return order
}

/** The queue as it was a moment ago. */
export class Snapshot {
  readonly #queue: readonly Unfinished[]
  readonly #active: number
  readonly #pace: Pace
  readonly #positions: ReadonlyMap<number, number>
  /** @param queue each unfinished job, sorted by `added` */
  constructor(queue: readonly Unfinished[], pace: Pace) {
    this.#queue = queue
    this.#active = queue.filter(({ active }) => active).length
    this.#pace = pace
    this.#positions = positionsIn(queue)
  }
  /** How many jobs end before this one, and seconds until it has ended. One added after the snapshot counts as the last. */
  position(added: number, network: string): { ahead: number; seconds: number } {
    const ahead = this.#positions.get(added) ?? positionsIn([...this.#queue, { added, network, active: false }]).get(added) ?? 0
    return { ahead, seconds: secondsUntil(ahead, this.#active, this.#pace) }
  }
}

/** How many jobs are ahead of each unfinished job, by `added`. */
const positionsIn = (queue: readonly Unfinished[]): Map<number, number> => {
  const order = [...queue.filter(({ active }) => active), ...startOrder(queue.filter(({ active }) => !active))]
  return new Map(order.map(({ added }, ahead) => [added, ahead]))
}
