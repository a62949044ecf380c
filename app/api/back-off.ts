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
