import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { type ConsoleCall, isOpen, type OpenRole } from '../../contract/console/call.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { authorise, type Who, whoIs } from './who.ts'

type Given<Schema> = Schema extends TSchema ? Static<Schema> : Record<string, never>
type Asked<C extends ConsoleCall> = {
  params: Given<C['params']>
  query: Given<C['query']>
  body: Given<C['body']>
  /** Undefined for calls without a session */
  who: C['role'] extends OpenRole ? undefined : Who
  request: FastifyRequest
  reply: FastifyReply
}
/** Body limit for callers who are not signed in, bytes: an address, a token, or a page's report. */
const strangersBody = 1024

type Answer<C extends ConsoleCall> = Static<C['replies'][keyof C['replies'] & number]>

/** Registers a call of the console: the contract defines path, role, schemas and the handler's types. */
export const consoleRoute = <const C extends ConsoleCall>(
  app: App,
  deps: Deps,
  { method, path: url, role, params, query: querystring, body, replies: response, largestBody }: C,
  handler: (asked: Asked<C>) => Answer<C> | Promise<Answer<C>>,
): void => {
  const callers = new WeakMap<FastifyRequest, Who>()
  const schema = Object.fromEntries(Object.entries({ params, querystring, body, response }).filter(([, part]) => part))
  const [success = '200'] = Object.keys(response)
  app.route({
    method,
    url,
    schema,
    config: { anyPage: role === 'page' },
    ...(isOpen(role) ? { bodyLimit: strangersBody } : largestBody !== undefined && { bodyLimit: largestBody }),
    // Before the request is parsed: whoever may not make a call learns nothing about its parameters.
    onRequest: async (request) => {
      if (isOpen(role)) return
      const who = await whoIs(deps, request)
      authorise(who, role, (request.params as { operator?: string }).operator)
      callers.set(request, who)
    },
    handler: (async (request: FastifyRequest, reply: FastifyReply) => {
      reply.code(Number(success))
      const asked = { params: request.params, query: request.query, body: request.body, who: callers.get(request), request, reply }
      return handler(asked as Asked<C>)
    }) as RouteHandlerMethod,
  })
}
