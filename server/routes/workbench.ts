import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { App } from '../http/app.ts'
import { loopbackTwins } from '../http/same-origin.ts'
import { ownFilesOnly, serveBuilt } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'

const workbenchDist = new URL('../../dist/workbench/', import.meta.url)
const policyOf = (embedders: readonly string[]): string =>
  [...ownFilesOnly, "connect-src 'self'", "frame-src 'self'", `frame-ancestors ${["'self'", ...embedders].join(' ')}`].join('; ')

type Needs = { config: Config; consoleSite: { url: string }; demo: boolean }

/** Every screen in every state: in the demo, and in production if its console shows previews in it. */
export const routes = async (app: App, { demo, config, consoleSite }: Needs): Promise<void> => {
  if (!(demo || config.console) || !existsSync(workbenchDist)) return
  await serveBuilt(app, { folder: new URL('assets/', workbenchDist), prefix: '/workbench/assets/', headers: {} })
  const html = await readFile(new URL('workbench/index.html', workbenchDist))
  for (const path of ['/workbench', '/workbench/'])
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
