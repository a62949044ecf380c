import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
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
  listen('127.0.0.1', async (request, reply) => {
    const { url = '/', method = 'GET' } = request
    const { host, connection, ...headers } = request.headers as Record<string, string>
    if (url === script) return void reply.setHeader('content-type', 'text/javascript').end(withoutStorageScript)
    try {
      await wait(delay)
      // The server accepts writes from its own pages only.
      if (headers.origin) headers.origin = target
      const answer = await fetch(target + url, { method, headers, ...(method !== 'GET' && { body: await buffer(request) }) })
      const body = Buffer.from(await answer.arrayBuffer())
      const isPage = answer.headers.get('content-type')?.startsWith('text/html')
      for (const [name, value] of answer.headers)
        if (!/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name)) reply.setHeader(name, value)
      reply
        .writeHead(answer.status)
        .end(withoutStorage && isPage ? `${body}`.replace('<head>', `<head><script src="${script}"></script>`) : body)
    } catch {
      reply.destroy()
    }
  })
