import { Type } from 'typebox'
import { type ConsoleCall, isOpen } from '../../contract/console/console-call.ts'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { consoleErrorStatus } from '../../contract/console/console-errors.ts'
import { Reasons } from '../../contract/console/look.ts'
import { Problem } from '../../contract/errors.ts'
import { OneOf } from '../../contract/fields.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { type HttpNeeds, openHttp } from '../http/create-app.ts'
import { openComponents, pathsOf } from '../http/openapi.ts'
import type { RequestCheck } from '../http/request-checks.ts'
import { registerRoutes } from '../http/route.ts'
import { isForeignChange, loopbackTwins } from '../http/same-origin.ts'
import { version } from '../process/version.ts'
import { sessionCookie } from './cookies.ts'
import { servePages } from './serve-pages.ts'
import { createThrottle } from './throttle.ts'

/** Bytes; uploads have a limit of their own, and callers who are not signed in a smaller one. */
const maxBodyBytes = 256 * 1024
const routes = new URL('./routes/', import.meta.url)

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyContextConfig {
    /** Pages of any origin may make the call, without cookies. */
    anyPage?: boolean
  }
}

/** The partner console: a separate app on a separate origin. It shares only what the start has opened with the test's server. */
export const createConsole = async (deps: HttpNeeds, address: { url: string }): Promise<App> => {
  const refuseForeign: RequestCheck = (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (request.routeOptions.config.anyPage) return void reply.header('access-control-allow-origin', '*')
    // The address is known once the server listens.
    const ownOrigins = new Set([new URL(address.url).origin, ...(deps.config.production ? [] : loopbackTwins(address.url))])
    return isForeignChange(request, ownOrigins) ? new ProblemError('forbidden', 'only the console itself may call this') : undefined
  }
  const app = openHttp(deps, () => [refuseForeign], { maxBodyBytes })
  app.decorate('throttle', createThrottle())
  await registerRoutes(app, deps, routes)
  let openApi: object | undefined
  app.get('/openapi.json', (_request, reply) => {
    // The address is known once the server listens.
    openApi ??= consoleOpenApi(address.url)
    reply.header('cache-control', 'no-cache').send(openApi)
  })
  await servePages(app, deps)
  return app
}

const ConsoleProblem = {
  ...Problem,
  properties: {
    ...Problem.properties,
    code: OneOf(Object.keys(consoleErrorStatus)),
    made: Type.Optional(
      Type.String({ description: 'What the first call with this Idempotency-Key made: its reply alone showed the secret' }),
    ),
    reasons: Type.Optional(Reasons),
  },
}
const IdempotencyKey = {
  type: 'object',
  properties: {
    'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'The same key within 24 hours does this once' },
  },
}

const consoleOpenApi = (consoleUrl: string): object => {
  const components = openComponents({ Problem: ConsoleProblem })
  const more = ({ role, path, makes }: ConsoleCall) => ({
    description: `Role: ${role}`,
    tags: [path.startsWith('/api/console/operators/') ? (path.split('/')[5] ?? 'operator') : (path.split('/')[3] ?? 'console')],
    security: isOpen(role) ? [] : [{ session: [] }],
    headers: makes && IdempotencyKey,
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Gamalyze console', version, description: 'Calls of the partner console, from its own pages alone.' },
    servers: [{ url: consoleUrl }],
    paths: pathsOf<ConsoleCall>(consoleCalls, components, ConsoleProblem, more),
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } }, schemas: components.schemas },
  }
}
