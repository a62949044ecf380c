import { ProblemError } from '../errors/problem.ts'

/** Limit of the calls of one subject that run at a time, in this process alone. */
export type ConcurrencyLimit = {
  /** Runs a call in its turn; throws `rate_limited`, and runs nothing, where too many wait or its turn does not come in time. */
  run<T>(subject: string, call: () => Promise<T>): Promise<T>
}

type Options = {
  /** Calls that run at a time */
  atOnce: number
  /** More that may wait for their turn, and for how long, ms */
  waiting?: { most: number; ms: number }
  /** While more than half of these wait, how long a place rests after a call, as a share of how long that took: others have the process meanwhile */
  rest?: number
}

type Lane = { running: number; waiting: Set<() => void> }

export const createConcurrencyLimit = ({ atOnce, waiting: { most, ms } = { most: 0, ms: 0 }, rest = 0 }: Options): ConcurrencyLimit => {
  const lanes = new Map<string, Lane>()
  const refusal = (): ProblemError =>
    new ProblemError('rate_limited', `at most ${atOnce} at a time: end one, or try again after Retry-After`, Math.max(1, ms / 1000))

  const turnIn = ({ waiting }: Lane): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= most) return reject(refusal())
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(refusal())
      }, ms)
      waiting.add(begin)
    })

  return {
    async run(subject, call) {
      const lane = lanes.get(subject) ?? { running: 0, waiting: new Set() }
      lanes.set(subject, lane)
      // Who waits takes the place of one that has ended.
      if (lane.running >= atOnce) await turnIn(lane)
      else lane.running += 1
      const startedAt = performance.now()
      const leave = (): void => {
        const [next] = lane.waiting
        if (next) next()
        else if (--lane.running === 0) lanes.delete(subject)
      }
      try {
        return await call()
      } finally {
        if (rest === 0 || lane.waiting.size <= most / 2) leave()
        else setTimeout(leave, rest * (performance.now() - startedAt)).unref()
      }
    },
  }
}
