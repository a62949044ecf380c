import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'

/** `/healthz`: the process is alive. `/readyz`: it can store. */
export const routes = (app: App, { store }: Deps): void => {
  const noStore = { 'cache-control': 'no-store' }
  app.get('/healthz', (_request, reply) => {
    reply.headers(noStore).send({ status: 'ok' })
  })
  app.get('/readyz', async (_request, reply) => {
    await store.ping()
    reply.headers(noStore)
    return { status: 'ok' }
  })
}
