import { readFile } from 'node:fs/promises'
import type { App } from '../http/app.ts'
import { sendProblem } from '../http/error-handling.ts'
import type { Demo } from '../pages/demo.ts'
import { serveBuilt } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'

/** The build of `console/`: `index.html`, and in `assets/` files whose names contain a hash. */
const consoleDist = new URL('../../dist/console/', import.meta.url)

/** CSP: nothing inline, nothing from elsewhere, no eval; frames and images of the test's origin, which is isolated from the console. */
const policyOf = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${publicUrl}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${publicUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Paths that are not screens: those with an extension or one of these prefixes. */
const noPage = /^\/(api|assets)(\/|$)|\.[a-z0-9]{2,5}$|^\/(gamalyze|sdk|operators|docs|workbench|mail|metrics|healthz|readyz)(\/|$)/i

/** The console's single page, served on the path of each screen. */
export const servePages = async (app: App, { config, demo }: { config: Config; demo?: Demo | undefined }): Promise<void> => {
  await serveBuilt(app, { folder: new URL('assets/', consoleDist), prefix: '/assets/', headers: {} })
  const index = new URL('index.html', consoleDist)
  let html: Buffer | undefined
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policyOf(config.publicUrl),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-robots-tag': 'noindex',
  }
  demo?.consoleRoutes(app)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if ((request.method !== 'GET' && request.method !== 'HEAD') || noPage.test(path)) return sendProblem(reply, 'not_found')
    const waiting = demo?.sendWaiting('console', reply)
    if (waiting) return waiting
    html ??= await readFile(index).catch(() => undefined)
    if (!html) return sendProblem(reply, 'unavailable', 'the console is not built: npm run build')
    return reply.headers(headers).send(html)
  })
}
