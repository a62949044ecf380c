import { stub } from '../../sdk/stub.ts'
import type { App } from '../app.ts'
import type { Deps } from '../deps.ts'

/** The SDK's loader stub, which names this provider's address; the build does not know it. */
export function routes(app: App, { config }: Deps): void {
  const code = stub(`${config.publicUrl}/sdk/v1/gamalyze.js`)
  app.get('/sdk/v1/stub.js', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(code),
  )
}
