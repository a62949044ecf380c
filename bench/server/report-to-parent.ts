/** Tells the bench where this server is, and its CPU time and memory whenever it asks; what is live in the heap only after a collection. */
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
