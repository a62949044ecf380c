import { readdir } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Call, ViewUse } from '../../contract/call.ts'
import type { OperatorState } from '../../contract/operator-state.ts'
import { ProblemError } from '../errors/problem.ts'
import { loadModule } from '../process/load-module.ts'
import type { View } from '../store/views.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface FastifyContextConfig {
    /** The last state of its label in which a call is answered */
    lastState?: OperatorState
  }
}

/** Finds what a view id stands for, while it lasts. */
type FindView = (id: string) => Promise<View | undefined>

/** Lets the routes of an app be called with view ids. */
export const allowViews = (app: App, findView: FindView): void => void app.decorate('findView', findView).decorateRequest('view')

/** What a view id stands for; undefined for any other id. */
export const findView = (app: Pick<App, 'getDecorator'>, id: string) => app.getDecorator<FindView>('findView')(id)

/** The look-up that the id of this request came from; undefined where it is the game's own uid. */
export const viewOf = (request: FastifyRequest): View | undefined => request.getDecorator<View | undefined>('view')

type Parsed<Schema> = Schema extends TSchema ? Static<Schema> : unknown
type Request<C extends Call> = FastifyRequest<{ Params: Parsed<C['params']>; Querystring: Parsed<C['query']>; Body: Parsed<C['body']> }>
type ReplyBody<C extends Call> = Static<C['replies'][keyof C['replies'] & number]>
type Handler<C extends Call> = (request: Request<C>, reply: FastifyReply) => ReplyBody<C> | Promise<ReplyBody<C>>

/** Registers a call of the contract, which defines path, schemas and the handler's types. What a path names is not cached unless it says so. */
export const route = <const C extends Call>(app: App, call: C, handler: Handler<C>): void => {
  const { method, path: url, params, query: querystring, body, replies: response, lastState } = call
  const schema = Object.fromEntries(Object.entries({ params, querystring, body, response }).filter(([, part]) => part))
  const uncached: Handler<C> = (request, reply) => handler(request, params ? reply.header('cache-control', 'no-store') : reply)
  const called = params || body ? withViews(call, uncached) : handler
  app.route({ method, url, schema, config: { lastState }, handler: called as RouteHandlerMethod })
}

/** Does something with a game's uid, or with the one that a view id stands for, where `use` allows that. A uid costs nothing more. */
export const byViewToo = async <Result>(
  app: Pick<App, 'getDecorator'>,
  id: string,
  use: ViewUse,
  run: (uid: string, view?: View) => Promise<Result>,
): Promise<Result> => {
  try {
    return await run(id)
  } catch (error) {
    const view = error instanceof ProblemError && error.code === 'not_found' ? await findView(app, id) : undefined
    if (!view) throw error
    if (use === 'nothing' || (use === 'take back' && view.by === 'page')) throw new ProblemError('forbidden', 'this id can only read')
    return run(view.uid, view)
  }
}

const idOf = (part: unknown): unknown => (part as { id?: unknown } | null | undefined)?.id

/** Handlers know uids alone: one that was called with a view id gets the uid it stands for. */
const withViews =
  <const C extends Call>({ view: use = 'nothing' }: C, handler: Handler<C>): Handler<C> =>
  (request, reply) => {
    const id = idOf(request.body) ?? idOf(request.params)
    if (typeof id !== 'string') return handler(request, reply)
    return byViewToo(request.server as unknown as App, id, use, async (uid, view) => {
      if (view) {
        request.setDecorator('view', view)
        ;(request.params as { id: string }).id = uid
      }
      return handler(request, reply)
    })
  }

/** Exports of a file in a folder of routes, which names what it needs of all that the start has opened. */
type RouteModule = { routes(app: App, deps: object): void | Promise<void> }

/** Registers the routes of every file in a folder, or of those named: add a resource as a new file. */
export const registerRoutes = async (app: App, deps: object, folder: URL, only?: readonly string[]): Promise<void> => {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  for (const file of only ?? all) {
    const module = (await loadModule(new URL(file, folder))) as Partial<RouteModule>
    if (!module.routes) throw new Error(`${file} exports no function "routes"`)
    await module.routes(app, deps)
  }
}
