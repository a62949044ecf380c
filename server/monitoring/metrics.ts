import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { onRequestHookHandler } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { App } from '../http/app.ts'
import { type JobKind, type Jobs, jobKinds } from '../jobs/jobs.ts'
import type { SendOutcome } from '../mail/transport.ts'
import type { Config } from '../process/config.ts'
import type { Drain } from '../process/drain.ts'
import { buildId as build, version } from '../process/version.ts'
import type { Connection } from '../store/store.ts'
import type { DeliveryRecord } from '../store/webhooks.ts'

/** Bucket bounds in seconds: from a cached answer to a request close to its timeout. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Cumulative counts of durations per bucket; the last one counts all. */
type Series = { counts: Float64Array; sum: number }

/** A Prometheus histogram that costs less than a microsecond a request. Labels are in Prometheus' syntax (`method="GET"`), of low cardinality. */
export class Durations {
  readonly #name: string
  readonly #help: string
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  add(labels: string, seconds: number): void {
    let series = this.#series.get(labels)
    if (!series) {
      series = { counts: new Float64Array(bounds.length + 1), sum: 0 }
      this.#series.set(labels, series)
    }
    let index = 0
    while (index < bounds.length && seconds > (bounds[index] as number)) index += 1
    series.counts[index] = (series.counts[index] ?? 0) + 1
    series.sum += seconds
  }

  /** In Prometheus' text format. */
  toText(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`]
    for (const [labels, { counts, sum }] of this.#series) {
      let total = 0
      for (const [index, count] of counts.entries()) {
        total += count
        lines.push(`${this.#name}_bucket{${labels ? `${labels},` : ''}le="${bounds[index] ?? '+Inf'}"} ${total}`)
      }
      lines.push(`${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${total}`)
    }
    return `${lines.join('\n')}\n`
  }
}

/** Counts and durations for Prometheus: nothing about a player, and paths only as their route's pattern. */
export type Metrics = ReturnType<typeof createMetrics>

/** Values that are read when the metrics are requested. */
type Sources = {
  jobs: Pick<Jobs, 'counts'>
  drain: Pick<Drain, 'isOn'>
  config: Pick<Config, 'role' | 'workers'>
  poolCounts?: Connection['poolCounts']
}

/** Counts in `registry`. */
export const createMetrics = (registry: Registry, { jobs, drain, config, poolCounts }: Sources) => {
  // The default of 10 ms would wake an idle process a hundred times a second. The reported lag includes this interval.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 })
  const requests = new Durations('http_request_duration_seconds', 'Time to answer, by route and status')
  const analyses = new Durations('game_analysis_duration_seconds', 'Time to analyse a game')
  const waits = new Durations('job_wait_seconds', 'Time from when a job was added until it was begun, by kind')
  const counter = (name: string, help: string, ...labelNames: string[]) => new Counter({ name, help, labelNames, registers: [registry] })
  const gauge = (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames, registers: [registry] })
  const failures = counter('authentication_failures_total', 'Secrets refused')
  const gamesRegistered = counter('games_registered_total', 'Players registered')
  const jobsFailed = counter('jobs_failed_total', 'Tries of jobs that failed', 'kind')
  for (const kind of jobKinds) jobsFailed.inc({ kind }, 0)
  const workersDied = counter('workers_died_total', 'Workers that ended or were ended')
  const busy = counter('worker_busy_seconds_total', 'Time workers were at work')
  const states = gauge('jobs', 'Jobs by kind and state', 'kind', 'state')
  const { role } = config
  gauge('build_info', 'Release, build and role of the process', 'version', 'build', 'role').set({ version, build, role }, 1)
  const draining = gauge('draining', 'Whether the process is about to end')
  const workers = gauge('workers', 'Worker processes that this process runs')
  workers.set(role === 'web' || role === 'console' ? 0 : config.workers)
  const pool = gauge('database_pool', 'Connections to PostgreSQL: open, of these idle; and calls that wait for one', 'state')
  const mails = counter('mails_total', 'Mails by outcome', 'outcome')
  for (const outcome of ['sent', 'failed', 'rejected']) mails.inc({ outcome }, 0)
  const aboutAttempts = 'Attempts to deliver webhooks: delivered, waiting for the next one, failed for good'
  const webhooks = counter('webhook_attempts_total', aboutAttempts, 'state')
  for (const state of ['delivered', 'waiting', 'failed']) webhooks.inc({ state }, 0)
  const endpoints = gauge('webhook_endpoints_failing', 'Endpoints that have accepted nothing for half an hour')
  const countJobs = async (): Promise<void> => {
    for (const kind of jobKinds) for (const [state, n] of Object.entries(await jobs.counts(kind))) states.set({ kind, state }, n)
  }
  return {
    /** All metrics in the text format. */
    read: async (): Promise<string> => {
      // A timer measures a stall when it is over, and reading starts that anew: a request that came meanwhile lets it run first.
      await sleep(1)
      // While the database is unreachable the other metrics are still reported.
      await countJobs().catch(() => states.reset())
      draining.set(drain.isOn ? 1 : 0)
      for (const [state, n] of Object.entries(poolCounts?.() ?? {})) pool.set({ state }, n)
      return [await registry.metrics(), requests.toText(), analyses.toText(), waits.toText()].join('\n')
    },
    contentType: registry.contentType,
    requestAnswered: (labels: string, seconds: number): void => requests.add(labels, seconds),
    authenticationFailed: () => failures.inc(),
    gameRegistered: () => gamesRegistered.inc(),
    gameAnalysed: (seconds: number): void => analyses.add('', seconds),
    /** A job was taken after waiting this long. */
    jobStarted: (kind: JobKind, seconds: number): void => waits.add(`kind="${kind}"`, Math.max(0, seconds)),
    jobFailed: (kind: JobKind): void => jobsFailed.inc({ kind }),
    workerDied: () => workersDied.inc(),
    /** A worker was busy for this long. */
    workDone: (ms: number): void => busy.inc(ms / 1000),
    mailEnded: (outcome: SendOutcome): void => mails.inc({ outcome }),
    endpointsFail: (n: number): void => endpoints.set(n),
    /** An attempt to deliver a webhook ended; `waiting`: it will be made again. */
    webhookTried: (state: DeliveryRecord['state']): void => webhooks.inc({ state }),
  }
}

/** Precomputed labels by status: some requests take only microseconds. */
type Route = { method: string; url: string; labels: string[] }
const route = Symbol('route')
const start = Symbol('start, ms')
type Routed = IncomingMessage & { [route]?: Route; [start]?: number }

/** Node publishes every response on this diagnostics channel. A listener per response (`onResponse`) costs a twentieth of a card value. */
const finishedChannel = 'http.server.response.finish'

/** Measures every request of the app. Requests without a route are counted without a duration. */
export const measureRequests = (app: App, metrics: Metrics): void => {
  app.addHook('onRoute', (options) => {
    const measuredRoute: Route = { method: String(options.method), url: options.url, labels: [] }
    const begin: onRequestHookHandler = (request, _reply, done) => {
      const raw: Routed = request.raw
      raw[route] = measuredRoute
      raw[start] = performance.now()
      done()
    }
    options.onRequest = [begin, ...[options.onRequest ?? []].flat()]
  })
  const count = (message: unknown): void => {
    const { request, response, server } = message as { request: Routed; response: ServerResponse; server: Server }
    if (server !== app.server) return
    const { method, url, labels } = request[route] ?? { method: request.method, url: 'none', labels: [] }
    const status = response.statusCode
    labels[status] ??= `method="${method}",route="${url}",status="${status}"`
    const now = performance.now()
    metrics.requestAnswered(labels[status], (now - (request[start] ?? now)) / 1000)
  }
  subscribe(finishedChannel, count)
  app.addHook('onClose', async () => void unsubscribe(finishedChannel, count))
}
