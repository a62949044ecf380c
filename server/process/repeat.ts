/**
 * Runs `work`, which does not reject, until it is closed: for the first time after `first` ms, then each time as many ms after it has ended
 * as it says. It keeps no process alive.
 */
export const repeat = (first: number, work: () => Promise<number>): { close(): void } => {
  let closed = false
  let timer: NodeJS.Timeout
  const runIn = (pause: number): void => {
    timer = setTimeout(async () => {
      const next = await work()
      if (!closed) runIn(next)
    }, pause).unref()
  }
  runIn(first)
  return {
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
