import { readFile } from 'node:fs/promises'
import type { App } from '../http/app.ts'
import { loopbackTwins } from '../http/same-origin.ts'
import type { Demo } from '../pages/demo.ts'
import { ownFilesOnly, serveBuilt } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'

const workbenchDist = new URL('../../dist/workbench/', import.meta.url)
const policyOf = (embedders: readonly string[]): string =>
  [...ownFilesOnly, "connect-src 'self'", "frame-src 'self'", `frame-ancestors ${["'self'", ...embedders].join(' ')}`].join('; ')

type Needs = { config: Config; consoleSite: { url: string }; demo: Demo | undefined }

/** Every screen in every state: in the demo, and in production if its console shows previews in it. */
export const routes = async (app: App, { demo, config, consoleSite }: Needs): Promise<void> => {
  if (!(demo || config.console)) return
  await serveBuilt(app, { folder: new URL('assets/', workbenchDist), prefix: '/workbench/assets/', headers: {} })
  const index = new URL('workbench/index.html', workbenchDist)
  let html: Buffer | undefined
  for (const path of ['/workbench', '/workbench/'])
    app.get(path, async (_request, reply) => {
      const waiting = demo?.sendWaiting('workbench', reply)
      if (waiting) return waiting
      html ??= await readFile(index).catch(() => undefined)
      if (!html) return reply.callNotFound()
      const embedders = config.console
        ? [new URL(consoleSite.url).origin, ...(config.production ? [] : loopbackTwins(consoleSite.url))]
        : []
      return reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
        .header('content-security-policy', policyOf(embedders))
        .send(html)
    })
}
