import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { type ConsoleCall, isOpen, type OpenRole } from '../../contract/console/call.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../http/idempotency.ts'
import type { TakeTurn } from './turns.ts'
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

/** What a call that makes something tells a repeat with the same idempotency key. */
type Made<C extends ConsoleCall> = {
  /** Names what was made: the record of the key keeps this of the reply, and nothing else */
  nameOf(reply: Answer<C>): string
} & (C['makes'] extends 'something'
  ? { /** The first reply, from what is stored */ again(name: string, asked: Asked<C>): Answer<C> | Promise<Answer<C>> }
  : { again?: never })

/** Registers a call of the console: the contract defines path, role, schemas and the handler's types. */
export const consoleRoute = <const C extends ConsoleCall>(
  app: App,
  deps: Deps,
  { method, path: url, role, params, query: querystring, body, replies: response, largestBody }: C,
  handler: (asked: Asked<C>) => Answer<C> | Promise<Answer<C>>,
  ...[made]: C['makes'] extends 'something' | 'secret' ? [Made<C>] : []
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
    onRequest: async (request, reply) => {
      if (isOpen(role)) return
      const who = await whoIs(deps, request)
      authorise(who, role, (request.params as { operator?: string }).operator)
      callers.set(request, who)
      const most = largestBody ?? app.initialConfig.bodyLimit ?? 0
      const bodyBytes = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? most : 0))
      // One that is too large is refused unread.
      if (bodyBytes > most) return
      await app.getDecorator<TakeTurn>('takeTurn')(
        { member: who.email, changes: method !== 'GET', bodyBytes, isUpload: largestBody !== undefined },
        reply,
      )
    },
    handler: (async (request: FastifyRequest, reply: FastifyReply) => {
      reply.code(Number(success))
      const who = callers.get(request)
      const asked = { params: request.params, query: request.query, body: request.body, who, request, reply } as Asked<C>
      if (!made || !who) return handler(asked)
      const keyed = { call: `${method} ${url}`, subject: who.email, request: [request.params, request.body] }
      return withIdempotencyKey<Answer<C>>(deps, idempotencyKeyOf(request.headers), keyed, {
        async run() {
          const answer = await handler(asked)
          return { reply: answer, made: made.nameOf(answer) }
        },
        async repeat(name = '') {
          if (made.again) return made.again(name, asked)
          throw new ProblemError('conflict', `made by the first call, whose reply alone showed the secret: ${name}`, { made: name })
        },
      })
    }) as RouteHandlerMethod,
  })
}
