import { ProblemError } from '../errors/problem.ts'

type Options = {
  /** Calls that run at a time */
  atOnce: number
  /** More that may wait for a slot, and for how long, ms */
  waiting?: { max: number; ms: number }
  /** How long a slot stays closed after a call that took so long, ms, while so many wait for it: the process serves others meanwhile */
  rest?(tookMs: number, waiting: number): number
  /** `rate_limited` where none is given */
  refusal?(): ProblemError
}

type Lane = { running: number; waiting: Set<() => void> }

/** Limit of the calls of one subject that run at a time, in this process alone: what runs is in its memory. */
export const createConcurrencyLimit = ({
  atOnce,
  waiting: { max, ms } = { max: 0, ms: 0 },
  rest = () => 0,
  refusal = () =>
    new ProblemError('rate_limited', `at most ${atOnce} open requests: close one, or retry as Retry-After says`, Math.max(1, ms / 1000)),
}: Options) => {
  const lanes = new Map<string, Lane>()

  const turnIn = ({ waiting }: Lane): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= max) return reject(refusal())
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(refusal())
      }, ms).unref()
      waiting.add(begin)
    })

  /** Waits for a slot, and returns what leaves it; throws where too many wait or none is free in time. */
  const enter = async (subject: string): Promise<() => void> => {
    const lane = lanes.get(subject) ?? { running: 0, waiting: new Set() }
    lanes.set(subject, lane)
    // Who waits takes the slot of one that has ended.
    if (lane.running >= atOnce) await turnIn(lane)
    else lane.running += 1
    const startedAt = performance.now()
    const passOn = (): void => {
      const [next] = lane.waiting
      if (next) next()
      else if (--lane.running === 0) lanes.delete(subject)
    }
    return () => {
      const restMs = rest(performance.now() - startedAt, lane.waiting.size)
      if (restMs > 0) setTimeout(passOn, restMs).unref()
      else passOn()
    }
  }
  return {
    enter,
    /** Runs a call in a slot, or throws as `enter` does. */
    async run<T>(subject: string, call: () => Promise<T>): Promise<T> {
      const leave = await enter(subject)
      return call().finally(leave)
    },
  }
}
