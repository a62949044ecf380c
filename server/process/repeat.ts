/**
 * Runs `work` until it is closed: for the first time after `first` ms, then each time as many ms after it has ended as it says, or `failed` if it
 * rejects. What is under way when it is closed may fail because what it uses is closed too: that is not told. It keeps no process alive.
 */
export const repeat = (first: number, work: () => Promise<number>, failed: (error: unknown) => number): { close(): void } => {
  let closed = false
  let timer: NodeJS.Timeout
  const runIn = (pause: number): void => {
    timer = setTimeout(async () => {
      const next = await work().catch((error: unknown) => (closed ? 0 : failed(error)))
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
