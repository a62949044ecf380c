import { type AddressInfo, createServer } from 'node:net'

/** Any free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The port if it is free, else 0 for any. */
export const freePortOr = (port: number, host: string): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(port, host, () => probe.close(() => resolve(port)))
  })

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    // On every address: what listens on one of them takes the port as well.
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

const inARow = 100

/**
 * The first of 100 free ports in a row for the browser tests: the one asked for, else 18080 or a later hundred.
 * @throws Error that names the port that is taken
 */
export const freePorts = async (wanted?: string): Promise<number> => {
  let takenPort = 0
  for (const first of wanted ? [Number(wanted)] : [18080, 18180, 18280, 18380, 18480]) {
    const free = await Promise.all(Array.from({ length: inARow }, (_, index) => isFree(first + index)))
    if (!free.includes(false)) return first
    takenPort = first + free.indexOf(false)
  }
  throw new Error(`Port ${takenPort} is taken. The browser tests need ${inARow} ports in a row: set E2E_PORT to the first of others`)
}
