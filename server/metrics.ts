import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { App } from './app.ts'
import { Durations } from './durations.ts'

/** Counts and durations for Prometheus: nothing about a player, and paths only as the pattern of their route. */
export interface Metrics {
  /** All of it in the text format. */
  read(): Promise<string>
  contentType: string
  requestAnswered(labels: string, seconds: number): void
  authenticationFailed(): void
  gameRegistered(): void
  gameAnalysed(seconds: number): void
}

/** `queues` are asked for their length when the metrics are read. */
export function createMetrics(queues: Record<string, () => number>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Durations('http_request_duration_seconds', 'Time to answer, by route and status')
  const analyses = new Durations('game_analysis_duration_seconds', 'Time to analyse a game, waiting included')
  const failures = new Counter({ name: 'authentication_failures_total', help: 'Secrets refused', registers: [registry] })
  const registered = new Counter({ name: 'games_registered_total', help: 'Players registered', registers: [registry] })
  for (const [name, size] of Object.entries(queues)) {
    const collect = function (this: Gauge): void {
      this.set(size())
    }
    registry.registerMetric(new Gauge({ name: `${name}_waiting`, help: `Tasks that wait for ${name}`, registers: [], collect }))
  }
  return {
    read: async () => [await registry.metrics(), requests.toText(), analyses.toText()].join('\n'),
    contentType: registry.contentType,
    requestAnswered: (labels, seconds) => requests.add(labels, seconds),
    authenticationFailed: () => failures.inc(),
    gameRegistered: () => registered.inc(),
    gameAnalysed: (seconds) => analyses.add('', seconds),
  }
}

/** Measures every request of the app. A route puts its labels together once for each status: some requests take only microseconds. */
export function measureRequests(app: App, metrics: Metrics): void {
  const labelsOf = (method: string, route: string, status: number) => `method="${method}",route="${route}",status="${status}"`
  app.addHook('onRoute', (route) => {
    const labels: string[] = []
    route.onResponse = (_request, reply, done) => {
      const status = reply.statusCode
      labels[status] ??= labelsOf(String(route.method), route.url, status)
      metrics.requestAnswered(labels[status], reply.elapsedTime / 1000)
      done()
    }
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) metrics.requestAnswered(labelsOf(request.method, 'none', reply.statusCode), reply.elapsedTime / 1000)
    done()
  })
}
