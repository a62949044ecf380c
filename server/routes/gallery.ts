import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { serveBuilt } from '../pages/serve-built.ts'

const built = new URL('../../dist/workbench/', import.meta.url)
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** The demo's gallery of operators, and the workbench whose scenes it shows; there are none in production. */
export const routes = async (app: App, { demo, operators }: Deps): Promise<void> => {
  if (!demo || !existsSync(built)) return
  await serveBuilt(app, { folder: new URL('assets/', built), prefix: '/workbench/assets/', headers: {} })
  for (const name of ['gallery', 'workbench']) {
    const html = await readFile(new URL(`${name}/index.html`, built))
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-cache' }
    for (const path of [`/${name}`, `/${name}/`]) app.get(path, (_request, reply) => reply.headers(headers).send(html))
  }
  app.get('/gallery/operators.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(operators.list().map(({ view }) => view)),
  )
}
