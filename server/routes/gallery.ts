import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { App } from '../http/app.ts'
import { loopbackTwins } from '../http/same-origin.ts'
import type { Operators } from '../operators/registry.ts'
import { serveBuilt } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'

const workbenchDist = new URL('../../dist/workbench/', import.meta.url)
const policyOf = (embedders: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${["'self'", ...embedders].join(' ')}`,
  ].join('; ')

/**
 * The demo's gallery of operators, and the workbench whose scenes it shows. Production has no gallery, and the workbench only if its
 * console shows previews in it.
 */
export const routes = async (
  app: App,
  { demo, operators, config, consoleSite }: { config: Config; operators: Operators; consoleSite: { url: string }; demo: boolean },
): Promise<void> => {
  if (!(demo || config.console) || !existsSync(workbenchDist)) return
  await serveBuilt(app, { folder: new URL('assets/', workbenchDist), prefix: '/workbench/assets/', headers: {} })
  for (const name of demo ? ['gallery', 'workbench'] : ['workbench']) {
    const html = await readFile(new URL(`${name}/index.html`, workbenchDist))
    for (const path of [`/${name}`, `/${name}/`])
      app.get(path, (_request, reply) => {
        const embedders = config.console
          ? [new URL(consoleSite.url).origin, ...(config.production ? [] : loopbackTwins(consoleSite.url))]
          : []
        return reply
          .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
          .header('content-security-policy', policyOf(embedders))
          .send(html)
      })
  }
  if (!demo) return
  app.get('/gallery/operators.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(operators.list().map(({ view }) => view)),
  )
}
