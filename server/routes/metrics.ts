import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'

/** `/metrics` for Prometheus; a proxy should keep it from the public. */
export const routes = (app: App, { metrics }: Deps): void => {
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', metrics.contentType).header('cache-control', 'no-store')
    return metrics.read()
  })
}
