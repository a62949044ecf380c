/** Tells the bench where this server is, and its CPU time and memory whenever it asks. */
export function reportToParent(url: string, secret: string | undefined): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss })
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ url, secret })
}
