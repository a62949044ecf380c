import { text } from 'node:stream/consumers'
import { forward, respond } from '../game/forward.ts'
import { listen } from '../sdk/support/listen.ts'

const script = '/without-storage.js'
/** Makes session storage throw, as in browsers that block it. */
const withoutStorage =
  "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })"

/**
 * Stands between a browser and the server at `target`, for browsers without a setting for that: a script takes away the session storage of each page
 * before all others run.
 */
export const openProxy = (target: string) =>
  listen('127.0.0.1', async (incoming, outgoing) => {
    if (incoming.url === script) return void outgoing.setHeader('content-type', 'text/javascript').end(withoutStorage)
    // A page is changed below, so it has to come uncompressed.
    delete incoming.headers['accept-encoding']
    try {
      const reply = await forward(incoming, target)
      if (!reply.headers['content-type']?.startsWith('text/html')) return respond(reply, outgoing)
      const { 'content-length': _, ...headers } = reply.headers
      const page = await text(reply)
      outgoing.writeHead(reply.statusCode ?? 502, headers).end(page.replace('<head>', `<head><script src="${script}"></script>`))
    } catch {
      outgoing.destroy()
    }
  })
