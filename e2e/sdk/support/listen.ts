import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web server on a free port, known to the browser as `name`. */
export const listen = async (name: 'localhost' | '127.0.0.1', handler: RequestListener) => {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://${name}:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin, close }
}
