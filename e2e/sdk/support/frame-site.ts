import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { bundle } from './bundle.ts'
import { listen } from './listen.ts'

const html = (body: string) =>
  `<!doctype html><html lang="en"><title>Frame</title><link rel="icon" href="data:,"><body style="margin:0">${body}`

/** How the frame's URL responds, by operator. */
const behaviours: Record<string, (reply: ServerResponse, request: IncomingMessage) => void> = {
  silent: (reply) => void reply.end(html('<p>Not the test')),
  refused: (reply) =>
    void reply.setHeader('content-security-policy', "frame-ancestors 'none'").end(html('<script src="/guest.js" type="module"></script>')),
  http500: (reply) => void reply.writeHead(500).end('broken'),
  reset: (_, request) => void request.socket.destroy(),
  never: () => {},
}
/** Milliseconds until the frame responds. */
const delays: Record<string, number> = { slow: 1000 }

/**
 * A provider without the product: a frame that tests drive from inside (`window.guest`), all the ways a frame can fail, and the
 * built SDK. It records every request with all headers, so that a test can search them for secrets.
 */
export const startFrameSite = async (origins: () => string[]) => {
  const requests: { url: string; headers: string }[] = []
  const site = await listen('127.0.0.1', async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://frame')
    requests.push({ url: `${url}`, headers: JSON.stringify(request.headers) })
    reply.setHeader('access-control-allow-origin', '*')
    reply.setHeader('cross-origin-resource-policy', 'cross-origin')
    reply.setHeader('cache-control', 'no-store')
    if (url.pathname.startsWith('/sdk/')) {
      const code = await readFile(new URL(`../../../dist${url.pathname}`, import.meta.url)).catch(() => undefined)
      return reply.setHeader('content-type', 'text/javascript').end(code)
    }
    if (extname(url.pathname) === '.js')
      return reply
        .setHeader('content-type', 'text/javascript')
        .end(await bundle(new URL(`../fixtures${url.pathname.replace('.js', '.ts')}`, import.meta.url)))
    const operator = url.searchParams.get('operator') ?? ''
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.setHeader('cross-origin-embedder-policy', 'require-corp')
    const behaviour = behaviours[operator]
    if (behaviour) return behaviour(reply, request)
    const name = operator.startsWith('version-') ? 'guest-of-version' : operator === 'raw' ? 'raw' : 'guest'
    const page = html(
      `<script type="application/json" id="origins">${JSON.stringify(origins())}</script><script type="module" src="/${name}.js"></script>`,
    )
    setTimeout(() => reply.end(page), delays[operator] ?? 0)
  })
  return { ...site, requests }
}
