/**
 * Runs `work` until it is closed: first after `first` ms, then each time after the number of ms that it returned, or that `failed`
 * returned if it rejected. After closing, errors are ignored: what the work uses may be closed too. It does not keep the process alive.
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
