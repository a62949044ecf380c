import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Call } from '../../contract/call.ts'
import type { App } from './app.ts'

type Given<Schema> = Schema extends TSchema ? Static<Schema> : unknown
type Request<C extends Call> = FastifyRequest<{ Params: Given<C['params']>; Querystring: Given<C['query']>; Body: Given<C['body']> }>
type Answer<C extends Call> = Static<C['replies'][keyof C['replies'] & number]>

/** Registers a call of the contract, which defines path, schemas and the handler's types. */
export const route = <const C extends Call>(
  app: App,
  { method, path: url, params, query: querystring, body, replies: response }: C,
  handler: (request: Request<C>, reply: FastifyReply) => Answer<C> | Promise<Answer<C>>,
): void => {
  const schema = Object.fromEntries(Object.entries({ params, querystring, body, response }).filter(([, part]) => part))
  app.route({ method, url, schema, handler: handler as RouteHandlerMethod })
}
