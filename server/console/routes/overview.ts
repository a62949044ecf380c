import { overviewCalls } from '../../../contract/console/overview-calls.ts'
import type { App } from '../../http/app.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { operatorState } from '../../operators/operator-state.ts'
import { isoTime } from '../../process/time.ts'
import type { ServerKey } from '../../store/keys.ts'
import type { SecretRecord } from '../../store/secrets.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { endpointState } from '../endpoint-state.ts'
import { isPlayed, pageLife } from '../page-life.ts'

/** Status of an operator. */
export const routes = (app: App, deps: ConsoleNeeds & { jobs: Jobs }): void => {
  const { store, operators, jobs } = deps
  consoleRoutes(app, deps)(overviewCalls.overview, async ({ params: { operator: id } }) => {
    const version = await store.looks.version(id)
    const works = (key: SecretRecord | ServerKey) => key.revokedAt === null && key.state === 'live'
    const secrets = await store.listSecrets(id)
    const working = secrets.filter(works)
    const endpoints = await store.webhooks.list(id)
    const states = await Promise.all(endpoints.map(async (each) => (await endpointState(store, each)).state))
    const hellos = (await store.pageNotes.hellos(id)).filter(({ step }) => step === 'hello' || step === 'ready')
    const lastHello = Math.max(0, ...hellos.map(({ at }) => at))
    return {
      ...(version && { version: { number: version.number, publishedAt: isoTime(version.publishedAt) } }),
      contrastFaults: operators.problems().filter((problem) => problem.operator === id && problem.severity === 'warning').length,
      keys: {
        page: working.filter(({ test }) => !test).length,
        test: working.filter(({ test }) => test).length,
        server: (await store.keys.list(id)).filter(works).length,
      },
      live: secrets.some(isPlayed),
      steps: (await pageLife(deps, id, 0)).steps,
      health: {
        waiting: (await jobs.counts('analysis')).waiting,
        webhooksFailing: states.filter((state) => state === 'failing').length,
        state: operatorState(deps, id, await store.operatorSettings.state(id)),
        ...(lastHello > 0 && { lastHello: isoTime(lastHello) }),
      },
    }
  })
}
