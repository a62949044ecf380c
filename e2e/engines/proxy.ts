import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { forward, respond } from '../game/forward.ts'
import { listen } from '../sdk/support/listen.ts'

const script = '/without-storage.js'
/** Makes session storage throw, as in browsers that block it. */
const withoutStorageScript =
  "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })"

type Options = {
  /** Delay of each response, ms. */
  delay?: number
  /** A script takes away the session storage of each page before all others run, for browsers without a setting for that. */
  withoutStorage?: boolean
}

/** Stands between a browser and the server at `target`. */
export const openProxy = (target: string, { delay = 0, withoutStorage = false }: Options) =>
  listen('127.0.0.1', async (incoming, outgoing) => {
    if (incoming.url === script) return void outgoing.setHeader('content-type', 'text/javascript').end(withoutStorageScript)
    await wait(delay)
    // A page is changed below, so it has to come uncompressed.
    delete incoming.headers['accept-encoding']
    try {
      const reply = await forward(incoming, target)
      if (!withoutStorage || !reply.headers['content-type']?.startsWith('text/html')) return respond(reply, outgoing)
      const { 'content-length': _, ...headers } = reply.headers
      const page = await text(reply)
      outgoing.writeHead(reply.statusCode ?? 502, headers).end(page.replace('<head>', `<head><script src="${script}"></script>`))
    } catch {
      outgoing.destroy()
    }
  })
