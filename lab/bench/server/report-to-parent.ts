/** Sends the benchmark this server's address, and its CPU time and memory on request; the live heap only after a garbage collection. */
export const reportToParent = (url: string, secret: string | undefined): void => {
  process.on('message', (question) => {
    if (question === 'live') globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    process.send?.({ cpu: (user + system) / 1e6, memory: rss, heap: heapUsed })
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ url, secret })
}
