/**
 * Runs `work` until it is closed: first after `first` ms, then each time after `ms`, or as many as it returned. What it rejects with goes to
 * `failed`, after closing nowhere: what the work uses may be closed too. It does not keep the process alive.
 */
export const repeat = (
  ms: number,
  work: () => Promise<number | undefined>,
  failed: (error: unknown) => void = () => {},
  first = ms,
): { close(): void } => {
  let closed = false
  let timer: NodeJS.Timeout
  const runIn = (pause: number): void => {
    timer = setTimeout(async () => {
      const next = await work().catch((error: unknown) => void (closed || failed(error)))
      if (!closed) runIn(next ?? ms)
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
