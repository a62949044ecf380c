import { stub } from '../../sdk/stub.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { forFiveMinutes, serveBuilt } from '../pages/serve-built.ts'

const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** The SDK for script tags, and its loader stub, which contains this provider's address: it is unknown at build time. */
export const routes = async (app: App, { config }: Deps): Promise<void> => {
  await serveBuilt(app, { folder: new URL('../../dist/sdk/', import.meta.url), prefix: '/sdk/', changing: 'v1/', headers })
  const code = stub(`${config.publicUrl}/sdk/v1/gamalyze.js`)
  app.get('/sdk/v1/stub.js', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': forFiveMinutes })
      .type('text/javascript; charset=utf-8')
      .send(code),
  )
}
