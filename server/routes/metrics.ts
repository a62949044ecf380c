import type { App } from '../http/app.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** `/metrics` for Prometheus; block public access to it in the proxy. */
export const routes = (app: App, { metrics }: { metrics: Metrics }): void => {
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', metrics.contentType).header('cache-control', 'no-store')
    return metrics.read()
  })
}
