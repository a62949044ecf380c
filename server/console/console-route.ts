import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { type ConsoleCall, isOpen, type OpenRole } from '../../contract/console/console-call.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../http/idempotency.ts'
import type { IdHash } from '../keys/id-key.ts'
import { requireOperatorState } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/time.ts'
import type { Limits } from '../security/count-uses.ts'
import type { Store } from '../store/store.ts'
import { authorise, type Caller, callerOf } from './caller.ts'
import type { Throttle } from './throttle.ts'

type Parsed<Schema> = Schema extends TSchema ? Static<Schema> : Record<string, never>
type CallInput<C extends ConsoleCall> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  /** Undefined for calls without a session */
  caller: C['role'] extends OpenRole ? undefined : Caller
  request: FastifyRequest
  reply: FastifyReply
}
/** Body limit for callers who are not signed in, bytes: an address, a token, or a page's report. */
const openBodyLimitBytes = 1024

type ReplyBody<C extends ConsoleCall> = Static<C['replies'][keyof C['replies'] & number]>

/** What a call that creates something answers to a repeat with the same idempotency key. */
type Creation<C extends ConsoleCall> = {
  /** Names what was made: the record of the key keeps this of the reply, and nothing else */
  nameOf(reply: ReplyBody<C>): string
} & (C['makes'] extends 'something'
  ? { /** The first reply, from what is stored */ again(name: string, input: CallInput<C>): ReplyBody<C> | Promise<ReplyBody<C>> }
  : { again?: never })

type Handler<C extends ConsoleCall> = (input: CallInput<C>) => ReplyBody<C> | Promise<ReplyBody<C>>

export type ConsoleNeeds = { clock: Clock; store: Store; idHash: IdHash; operators: Operators; limits: Limits }

/** Returns what registers calls of the console: the contract defines path, role, schemas and the handler's types. */
export const consoleRoutes =
  (app: App, deps: ConsoleNeeds) =>
  <const C extends ConsoleCall>(
    { method, path: url, lastState, role, params, query: querystring, body, replies: response, maxBodyBytes }: C,
    ...rest: C['makes'] extends 'something' | 'secret' ? [Creation<C>, Handler<C>] : [Handler<C>]
  ): void => {
    const [handler, creation] = rest.toReversed() as [Handler<C>, Creation<C>?]
    const callers = new WeakMap<FastifyRequest, Caller>()
    const schema = Object.fromEntries(Object.entries({ params, querystring, body, response }).filter(([, part]) => part))
    const [success = '200'] = Object.keys(response)
    app.route({
      method,
      url,
      schema,
      config: { anyPage: role === 'page' },
      ...(isOpen(role) ? { bodyLimit: openBodyLimitBytes } : maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
      // Before the request is parsed, so that a caller without the role learns nothing about the parameters.
      onRequest: async (request, reply) => {
        if (isOpen(role)) return
        const caller = await callerOf(deps, request)
        const { operator } = request.params as { operator?: string }
        authorise(caller, role, operator)
        if (operator !== undefined) await requireOperatorState(deps, operator, lastState)
        callers.set(request, caller)
        const limitBytes = maxBodyBytes ?? app.initialConfig.bodyLimit ?? 0
        const bodyBytes = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? limitBytes : 0))
        // One that is too large is refused unread.
        if (bodyBytes > limitBytes) return
        await app.getDecorator<Throttle>('throttle')(
          { member: caller.email, changes: method !== 'GET', bodyBytes, isUpload: maxBodyBytes !== undefined },
          reply,
        )
      },
      handler: (async (request: FastifyRequest, reply: FastifyReply) => {
        reply.code(Number(success))
        const caller = callers.get(request)
        const input = { params: request.params, query: request.query, body: request.body, caller, request, reply } as CallInput<C>
        if (!creation || !caller) return handler(input)
        const keyedRequest = { call: `${method} ${url}`, subject: caller.email, request: [request.params, request.body] }
        const key = idempotencyKeyOf(request.headers)
        // Each leaves a record for 24 hours.
        if (key !== undefined) await deps.limits.use('keyedCalls', caller.email)
        return withIdempotencyKey<ReplyBody<C>>(deps, key, keyedRequest, {
          async run() {
            const answer = await handler(input)
            return { reply: answer, made: creation.nameOf(answer) }
          },
          async repeat(name = '') {
            if (creation.again) return creation.again(name, input)
            throw new ProblemError('conflict', `already created: ${name}. Only the first response contained the secret`, { made: name })
          },
        })
      }) as RouteHandlerMethod,
    })
  }
