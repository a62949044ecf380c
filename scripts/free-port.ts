import { createServer } from 'node:net'

/** The port if it is free, else 0 for any. */
export const freePortOr = (port: number, host: string): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(port, host, () => probe.close(() => resolve(port)))
  })
