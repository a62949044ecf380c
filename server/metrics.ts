import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from './app.ts'

/** Seconds: from a cached answer to a request that was nearly given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and durations for Prometheus: nothing about a player, and paths only as the pattern of their route. */
export interface Metrics {
  /** All of it in the text format. */
  read(): Promise<string>
  contentType: string
  requestAnswered(method: string, route: string, status: number, seconds: number): void
  gameRegistered(): void
  gameAnalysed(seconds: number): void
}

/** `queues` are asked for their length when the metrics are read. */
export function createMetrics(queues: Record<string, () => number>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const registered = new Counter({ name: 'games_registered_total', help: 'Players registered', registers })
  const analysed = new Histogram({
    name: 'game_analysis_duration_seconds',
    help: 'Time to analyse a game, with waiting',
    buckets,
    registers,
  })
  for (const [name, size] of Object.entries(queues)) {
    const collect = function (this: Gauge): void {
      this.set(size())
    }
    registry.registerMetric(new Gauge({ name: `${name}_waiting`, help: `Tasks that wait for ${name}`, registers: [], collect }))
  }
  const observers = new Map<string, { observe(seconds: number): void }>()
  return {
    read: () => registry.metrics(),
    contentType: registry.contentType,
    requestAnswered(method, route, status, seconds) {
      const key = `${method} ${route} ${status}`
      let observer = observers.get(key)
      if (!observer) {
        observer = requests.labels(method, route, String(status))
        observers.set(key, observer)
      }
      observer.observe(seconds)
    },
    gameRegistered: () => registered.inc(),
    gameAnalysed: (seconds) => analysed.observe(seconds),
  }
}

/** Measures every request of the app. */
export function measureRequests(app: App, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestAnswered(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}
