import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyServerOptions } from 'fastify'
import type { Logger } from 'pino'
import { type Metrics, measureRequests } from '../monitoring/metrics.ts'
import type { Outages } from '../monitoring/outages.ts'
import { areUserIdsOpen } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import type { Demo } from '../pages/demo.ts'
import type { Config } from '../process/config.ts'
import type { Drain } from '../process/drain.ts'
import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'
import type { View } from '../store/views.ts'
import type { App } from './app.ts'
import { type DelayWatch, refuseUnderLoad } from './back-pressure.ts'
import { boundJson } from './bounded-json.ts'
import { answerBadHttp, answerBadUrl, registerErrorHandling } from './error-handling.ts'
import { checkRequests, type RequestCheck } from './request-checks.ts'
import { allowViews, registerRoutes } from './route.ts'
import { refuseForeignPages } from './same-origin.ts'
import { boundHeaders, refuseAmbiguous } from './strict-requests.ts'

/** Finds what a view id stands for. A page secret's, or one without the player's agreement, ends with open user ids (rulings 36 and 37). */
const openViews =
  ({ store, operators, clock }: { clock: Clock; store: Store; operators: Operators }) =>
  async (id: string): Promise<View | undefined> => {
    const view = await store.views.find(id, clock())
    const needsMode = view && (view.by === 'page' || !view.agreed)
    return needsMode && !(await areUserIdsOpen({ store, operators }, view.operator)) ? undefined : view
  }

/** Warns once about a reverse proxy that is not configured: all its players then count as one network. */
const warnOfUntrustedProxy = ({ log }: { log: Logger }): RequestCheck => {
  let hasWarned = false
  return (request) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true
      log.warn('X-Forwarded-For was sent, but TRUST_PROXY is not set: limits per network treat all players behind the proxy as one')
    }
    return undefined
  }
}

/** Body limit of every call, bytes; a card selection has about 250. */
export const bodyLimitBytes = 8 * 1024
/** A path parameter may be a percent-encoded mail address of 254 characters. */
export const maxParamLength = 800
export type ClientTimeouts = {
  /** Until the headers are complete */
  headersMs: number
  /** Until the request is complete */
  requestMs: number
  /** Without any traffic, during a request or after it; longer than common proxies keep a connection */
  silenceMs: number
  checkIntervalMs: number
}
export const defaultTimeouts: ClientTimeouts = { headersMs: 10_000, requestMs: 30_000, silenceMs: 72_000, checkIntervalMs: 2_000 }
/** How long a connection may carry nothing once closing began, ms */
const newConnectionMs = 500
/** Maximum connections of one process; a player holds one. */
export const maxConnections = 20_000

/** How Fastify compiles schemas: its own way where none is given. */
export type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

export type HttpNeeds = {
  config: Config
  log: Logger
  drain: Drain
  outages: Outages
  demo?: Demo | undefined
  schemaController?: SchemaController | undefined
}

/** A server without routes that parses strictly and answers every error with a problem; `checks` are those of this one alone. */
export const openHttp = (
  deps: HttpNeeds,
  checks: (app: App) => readonly RequestCheck[],
  { timeouts = defaultTimeouts, maxBodyBytes = bodyLimitBytes } = {},
): App => {
  const proxies = deps.config.trustProxy
  const app: App = Fastify<Server>({
    logger: false,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength, caseSensitive: true, ignoreTrailingSlash: false },
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs, joinDuplicateHeaders: true },
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.silenceMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadHttp(deps.config.publicUrl),
    ...(deps.schemaController && { schemaController: deps.schemaController }),
    // The contract's schemas are typed: checking each against JSON Schema's own takes longer than compiling it.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false, validateSchema: false } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  registerErrorHandling(app, deps)
  boundJson(app)
  checkRequests(app, [headersOfEach(deps), boundHeaders, refuseAmbiguous, ...checks(app)])
  app.server.maxConnections = maxConnections
  // Idle kept-alive connections end by this time-out too: a separate timer would be set and cleared with every request.
  app.server.keepAliveTimeout = 0
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // Otherwise connections whose last answer comes after closing began would stay open for their whole keep-alive time, and those that never
  // carried a request, as browsers open some in advance, until they time out. A proxy's request may be on its way on one that is new.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
    setTimeout(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, newConnectionMs)
  })
  return app
}

const routes = new URL('../routes/', import.meta.url)
/** Routes of a process that answers no players */
const routesOfOthers = ['health.ts']

/** What the start itself needs beside what its routes do. */
type Needs = HttpNeeds & { store: Store; clock: Clock; operators: Operators; metrics: Metrics }

/** Builds the server without listening. Routes are discovered in `routes/`. */
export const createApp = async (deps: Needs, timeouts = defaultTimeouts, delayWatch?: DelayWatch): Promise<App> => {
  const checks = (opened: App): RequestCheck[] => [
    refuseForeignPages(deps.config),
    ...(deps.config.trustProxy === false ? [warnOfUntrustedProxy(deps)] : []),
    refuseUnderLoad(opened, delayWatch),
  ]
  const app = openHttp(deps, checks, { timeouts })
  measureRequests(app, deps.metrics)
  allowViews(app, openViews(deps))
  await registerRoutes(app, deps, routes, deps.config.role === 'worker' || deps.config.role === 'console' ? routesOfOthers : undefined)
  return app
}

const yearSeconds = 365 * 24 * 3600

/** Headers of every response. Pages set their own, wider CSP; game calls, whose JSON is never a document, leave out what is for documents. */
const headersOfEach = ({ config, drain }: { config: Config; drain: Drain }): RequestCheck => {
  const transport = config.publicUrl.startsWith('https:') ? `max-age=${yearSeconds}; includeSubDomains` : undefined
  // Set one at a time: a call takes some 20 µs in all, and `headers()` with an object costs 0.7 µs more.
  return (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('cross-origin-resource-policy', 'same-origin')
    if (transport) reply.header('strict-transport-security', transport)
    // A client that keeps its connection would stay with this process until its port closes.
    if (drain.isOn) reply.header('connection', 'close')
    if (request.url.startsWith('/api/v1/game/')) return undefined
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    reply.header('referrer-policy', 'no-referrer')
    return undefined
  }
}
