import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
} from 'fastify'
import type { Server } from 'node:http'
import type { Deps } from './deps.ts'
import { answerBadHttp, answerBadUrl, registerErrorHandling } from './error-handling.ts'
import { registerOpenApi } from './openapi.ts'
import { registerBackPressure } from './back-pressure.ts'
import { measureRequests } from './metrics.ts'
import { registerRoutes } from './register-routes.ts'
import { registerSecurityHeaders } from './security/headers.ts'

/** Fastify with our schemas' types. */
export type App = FastifyInstance<
  Server,
  RawRequestDefaultExpression<Server>,
  RawReplyDefaultExpression<Server>,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Largest body of any call; a card selection has about 250 bytes. */
const bodyLimit = 8 * 1024
/** A path part may be a percent-encoded mail address of 254 characters. */
const maxParamLength = 800
/** ms for a client to send its headers */
const headersTimeout = 10_000
/** Sockets of one process; a player holds one. */
const maxConnections = 20_000

/** Builds the server without listening. Routes are the files of `routes/`. */
export async function createApp(deps: Deps): Promise<App> {
  const proxies = deps.config.trustProxy
  const app: App = Fastify<Server>({
    logger: false,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    bodyLimit,
    routerOptions: { maxParamLength, caseSensitive: true, ignoreTrailingSlash: false },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadHttp,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  registerErrorHandling(app, deps)
  registerSecurityHeaders(app, deps)
  measureRequests(app, deps.metrics)
  registerBackPressure(app)
  await registerOpenApi(app, deps.config)
  await registerRoutes(app, deps)
  app.server.headersTimeout = headersTimeout
  app.server.maxConnections = maxConnections
  // Connections whose last answer comes after the server began to close would otherwise stay open for their whole keep-alive time.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
  })
  return app
}
