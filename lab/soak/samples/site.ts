import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

export type Site = { url: string; close(): void }
export type SiteOptions = {
  /** By path, or below a folder */
  files?: Record<string, string>
  folder?: string
  /** Content-Security-Policy of each answer */
  policy?: string
  /** Where `/your-own/…` is answered */
  ownServer?: string
}

/** A partner's site on a port of its own. */
export const serve = async ({ files = {}, folder, policy, ownServer }: SiteOptions): Promise<Site> => {
  const find = (path: string): string | Buffer => files[path] ?? readFileSync(join(`${folder}`, path === '/' ? 'index.html' : path))
  const site = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (ownServer && pathname.startsWith('/your-own/'))
      return void request.pipe(
        ask(ownServer + pathname, { method: request.method, headers: request.headers }, (answer) =>
          answer.pipe(reply.writeHead(answer.statusCode ?? 502)),
        ).on('error', () => reply.writeHead(502).end()),
      )
    try {
      const body = find(pathname)
      if (policy) reply.setHeader('content-security-policy', policy)
      reply.setHeader('content-type', types[extname(pathname) || '.html'] ?? 'application/octet-stream').end(body)
    } catch {
      reply.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const close = () => {
    site.close()
    site.closeAllConnections()
  }
  return { url: `http://localhost:${(site.address() as AddressInfo).port}/`, close }
}
