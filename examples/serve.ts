import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPartnerServer, type PartnerSettings } from './partner-server/server.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const built = fileURLToPath(new URL('../dist/examples/', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves the partner pages in this folder, each a separate site that embeds the test. `PROVIDER` in a page stands for `baseUrl`, the
 * provider's origin. `/secret/<operator>` returns a page secret, `/config.json` all of them; `/partner-server/` is a partner's own server
 * with a server key.
 * Rejects if the port is taken; port 0 takes a free one.
 */
export const startExamples = async (options: {
  port: number
  baseUrl: string
  secrets: Record<string, string>
  partner?: PartnerSettings
}) => {
  const { port, baseUrl, secrets, partner } = options
  const partnerServer = partner && createPartnerServer(partner)
  const read = async (path: string): Promise<{ type: string; body: string | Buffer } | undefined> => {
    if (path === '/config.json') return { type: types['.json'] as string, body: JSON.stringify({ baseUrl, secrets }) }
    const [, operator = ''] = /^\/secret\/([a-z0-9_-]+)$/.exec(path) ?? []
    if (Object.hasOwn(secrets, operator)) return { type: 'text/plain; charset=utf-8', body: `${secrets[operator]}` }
    const file = normalize(path === '/' ? '/plain-html/index.html' : path.endsWith('/') ? `${path}index.html` : path)
    const type = types[extname(file)]
    if (!type) return
    const bytes = await readFile(join(root, file)).catch(() => readFile(join(built, file)).catch(() => undefined))
    return bytes && { type, body: type.startsWith('text/html') ? bytes.toString().replaceAll('PROVIDER', baseUrl) : bytes }
  }
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(`http://localhost${request.url}`)
    const [, call] = /^\/partner-server\/([\w/-]+)$/.exec(pathname) ?? []
    if (call && partnerServer) return partnerServer.handle(call, request, reply)
    const found = await read(pathname).catch(() => undefined)
    reply.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    reply.end(found?.body ?? 'Not found')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as { port: number }
  return {
    url: `http://localhost:${taken}/`,
    close: () =>
      new Promise<void>((resolve) => {
        partnerServer?.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
