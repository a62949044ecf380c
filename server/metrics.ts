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

/** Measures every request of the app. */
export function measureRequests(app: App, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`
    metrics.requestAnswered(labels, reply.elapsedTime / 1000)
    done()
  })
}
