import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../sdk/support/listen.ts'

const script = '/without-storage.js'
/** Refuses session storage as browsers do that block it. */
const withoutStorageScript =
  "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })"

type Line = {
  /** Before each answer, ms. */
  delay?: number
  /** A script before all others takes each page's session storage away, for browsers that have no setting for it. */
  withoutStorage?: boolean
}

/** Stands between a browser and the server at `target`. */
export const openLine = (target: string, { delay = 0, withoutStorage = false }: Line) =>
  listen('127.0.0.1', async (request, reply) => {
    const { url = '/', method = 'GET' } = request
    const { host, connection, ...headers } = request.headers as Record<string, string>
    if (url === script) return void reply.setHeader('content-type', 'text/javascript').end(withoutStorageScript)
    try {
      await wait(delay)
      // The server takes writes from its own pages only.
      if (headers.origin) headers.origin = target
      const answer = await fetch(target + url, { method, headers, ...(method === 'POST' && { body: await buffer(request) }) })
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
