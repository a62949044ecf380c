import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forward, respond } from './forward.ts'

/** A response in place of the server's; `retryAfter` in s. */
type Answer = { status: number; retryAfter?: number; body: object }
/**
 * What happens to one call: `drop` never reaches the server, `lose` reaches it but its response is lost, a number is a status to respond with,
 * and an `Answer` a whole response.
 */
export type Fault = 'pass' | 'drop' | 'lose' | 503 | 429 | Answer
/** Decides on each call to the API; pages and their assets always pass. `delay` in ms. */
export type Faults = (path: string) => { fault: Fault; delay: number }

export type FaultyProxy = {
  url: string
  /** May be replaced while the proxy runs. */
  faults: Faults
  close(): Promise<void>
}

const calm: Faults = () => ({ fault: 'pass', delay: 0 })

/** A proxy between the app and a real server that injects network faults. */
export const startFaultyProxy = async (target: () => string): Promise<FaultyProxy> => {
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const { fault, delay } = path.startsWith('/api/') ? proxy.faults(path) : { fault: 'pass' as const, delay: 0 }
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (fault === 'drop') return void incoming.socket.destroy()
    if (typeof fault === 'number') {
      outgoing.writeHead(fault, { 'content-type': 'application/problem+json' })
      return void outgoing.end(
        JSON.stringify({ type: 'about:blank', title: '', status: fault, code: fault === 429 ? 'rate_limited' : 'unavailable' }),
      )
    }
    if (typeof fault === 'object') {
      const { status, retryAfter, body } = fault
      outgoing.writeHead(status, {
        'content-type': 'application/json',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      })
      return void outgoing.end(JSON.stringify(body))
    }
    const reply = await forward(incoming, target()).catch(() => undefined)
    if (!reply || fault === 'lose') {
      reply?.resume()
      return void incoming.socket.destroy()
    }
    respond(reply, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: calm,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}
