import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { measureRequests } from '../metrics/metrics.ts'
import { registerSecurityHeaders } from '../security/headers.ts'
import { openViews } from '../security/open-views.ts'
import { refuseForeignPages } from '../security/same-origin.ts'
import { warnOfUntrustedProxy } from '../security/untrusted-proxy.ts'
import type { App } from './app.ts'
import { registerBackPressure } from './back-pressure.ts'
import type { Deps } from './deps.ts'
import { answerBadHttp, answerBadUrl, registerErrorHandling } from './error-handling.ts'
import { registerOpenApi } from './openapi.ts'
import { registerRoutes } from './register-routes.ts'
import { allowViews } from './route.ts'
import { refuseAmbiguous } from './strict-requests.ts'

/** Body limit of every call, bytes; a card selection has about 250. */
const bodyLimit = 8 * 1024
/** A path parameter may be a percent-encoded mail address of 254 characters. */
const maxParamLength = 800
/** Client timeouts, ms. */
export type Patience = {
  /** Until the headers are complete */
  headers: number
  /** Until the request is complete */
  request: number
  /** Without any traffic during a request */
  silence: number
  /** Interval of the timeout checks */
  look: number
}
const usualPatience: Patience = { headers: 10_000, request: 30_000, silence: 60_000, look: 2_000 }
/** Keep-alive timeout, ms; longer than that of common proxies */
const keepAlive = 72_000
/** Maximum connections of one process; a player holds one. */
const maxConnections = 20_000

/** A server without routes that parses requests strictly and answers every error with a problem. */
export const openHttp = (deps: Deps, { patience = usualPatience, largestBody = bodyLimit } = {}): App => {
  const proxies = deps.config.trustProxy
  const app: App = Fastify<Server>({
    logger: false,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    bodyLimit: largestBody,
    routerOptions: { maxParamLength, caseSensitive: true, ignoreTrailingSlash: false },
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    keepAliveTimeout: keepAlive,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadHttp,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  registerErrorHandling(app, deps)
  registerSecurityHeaders(app, deps)
  refuseAmbiguous(app)
  app.server.maxConnections = maxConnections
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // Whoever keeps a connection would go on with this process until its port closes.
  app.addHook('onSend', async (_request, reply) => {
    if (deps.drain.isOn) reply.header('connection', 'close')
  })
  // Otherwise connections whose last answer comes after closing began would stay open for their whole keep-alive time, and those that never
  // carried a request, as browsers open some in advance, until they time out.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  })
  return app
}

const routes = new URL('../routes/', import.meta.url)
/** Routes of a process that answers no players: health and metrics. */
const ofOthers = ['health.ts', 'metrics.ts']

/** Builds the server without listening. Routes are discovered in `routes/`. */
export const createApp = async (deps: Deps, patience = usualPatience): Promise<App> => {
  const app = openHttp(deps, { patience })
  measureRequests(app, deps.metrics)
  refuseForeignPages(app, deps.config)
  warnOfUntrustedProxy(app, deps)
  registerBackPressure(app)
  allowViews(app, openViews(deps))
  await registerOpenApi(app, deps.config)
  await registerRoutes(app, deps, routes, deps.config.role === 'worker' || deps.config.role === 'console' ? ofOthers : undefined)
  return app
}
