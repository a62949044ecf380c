import { DatabaseProblem } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Outages } from '../monitoring/outages.ts'
import type { Drain } from '../process/drain.ts'
import type { Store } from '../store/store.ts'

type Needs = { store: Store; drain: Drain; outages: Outages; metrics: Metrics }

/**
 * `/healthz`: the process is alive. `/readyz`: a proxy may send it calls: 503 while it drains or once its database's file is damaged; 200 and
 * `degraded` while the database is away, since taking every process away would help nobody. `/metrics` is for Prometheus; block public access to it in the proxy.
 */
export const routes = (app: App, { store, drain, outages, metrics }: Needs): void => {
  const noStore = { 'cache-control': 'no-store' }
  app.get('/healthz', (_request, reply) => {
    reply.headers(noStore).send({ status: 'ok' })
  })
  app.get('/readyz', async (_request, reply) => {
    reply.headers(noStore)
    if (drain.isOn) return reply.code(503).send({ status: 'draining' })
    const status = await store.ping().then(
      () => 'ok',
      (error: unknown) => {
        outages.note(error)
        return error instanceof DatabaseProblem && error.todo ? 'damaged' : 'degraded'
      },
    )
    return reply.code(status === 'damaged' ? 503 : 200).send({ status })
  })
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', metrics.contentType).header('cache-control', 'no-store')
    return metrics.read()
  })
}
