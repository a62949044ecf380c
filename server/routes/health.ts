import type { App } from '../http/app.ts'
import type { Outages } from '../outages/outages.ts'
import type { Drain } from '../process/drain.ts'
import type { Store } from '../store/store.ts'

/**
 * `/healthz`: the process is alive. `/readyz`: a proxy may send it calls: 503 while it drains; 200 and `degraded` while the database is away, since
 * taking every process away would help nobody.
 */
export const routes = (app: App, { store, drain, outages }: { store: Store; drain: Drain; outages: Outages }): void => {
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
        return 'degraded'
      },
    )
    return reply.send({ status })
  })
}
