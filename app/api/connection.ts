import { Listeners } from '../listeners.ts'

/** Whether the last call of the game got through. Any temporary failure counts as offline; the next success ends it. */
export class Connection {
  offline = false
  readonly #changes = new Listeners()
  readonly subscribe = this.#changes.subscribe

  report = (offline: boolean) => {
    if (this.offline === offline) return
    this.offline = offline
    this.#changes.notify()
  }
}

/**
 * Waits before the next try: about half a second, doubled each time to at most ten, with jitter so that players who lost the same
 * server do not come back in the same instant. Ends early when the browser comes online.
 */
export const backOff = (attempt: number, random: () => number = Math.random): Promise<void> =>
  new Promise((resolve) => {
    const wait = Math.min(500 * 2 ** attempt, 10_000) * (0.75 + random() / 2)
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, wait)
    globalThis.addEventListener?.('online', done)
  })

/** ms: long enough for the frame that answers a press, short compared with the time a card takes to turn. */
const frame = 100

/** Delays a network call until what the player waits for has been painted: starting one costs milliseconds on a slow phone. */
export const afterPaint = (task: () => void): void => void setTimeout(task, frame)
