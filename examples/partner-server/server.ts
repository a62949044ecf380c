import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, ServerError, verifyWebhook, WebhookError, type WebhookEvent } from '../../sdk/server.ts'

/** Players of a made-up partner, by login name. The test knows them by `id` alone, so it never changes. */
const users = { Robin: { id: 'c1a7f6de-53f4-4d1e-9d0a-4b7d4d1f0a11' }, Kim: { id: 'e84b2c0f-9a6d-4c57-8f43-2f0c6b7e5d22' } }
type User = keyof typeof users
const isUser = (name: unknown): name is User => typeof name === 'string' && Object.hasOwn(users, name)

export type PartnerSettings = {
  /** `sk_…`, from `gamalyze key create` */
  key: string
  /** `whsec_…`, from `gamalyze webhook add` */
  webhookSecret: string
  /** The provider's URL */
  baseUrl: string
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > 65_536) throw new Error('The body is too large')
  }
  return Buffer.concat(chunks).toString()
}

/**
 * A partner's own server: it knows who is logged in, creates a session secret for that player, and receives the provider's webhooks. It keeps
 * everything in memory; a real one has a database. It handles requests below `/partner-server/` that are not files.
 */
export const createPartnerServer = ({ key, webhookSecret, baseUrl }: PartnerSettings) => {
  const gamalyze = connect({ key, baseUrl })
  /** Logged-in users by cookie value. */
  const logins = new Map<string, User>()
  /** Users by session id: webhooks and completions name the session, never the player. */
  const sessions = new Map<string, User>()
  /** Ids of handled webhooks, as a webhook may be delivered twice with the same id. */
  const handled = new Set<string>()
  const told: { user: User; event: WebhookEvent }[] = []
  const pages = new Map<ServerResponse, User>()

  const login = ({ headers }: IncomingMessage): User | undefined => {
    const [, value = ''] = /(?:^|; )partner_login=([\w-]+)/.exec(headers.cookie ?? '') ?? []
    return logins.get(value)
  }
  const json = (reply: ServerResponse, body: unknown, status = 200) =>
    reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(JSON.stringify(body))

  const takeWebhook = async (request: IncomingMessage, reply: ServerResponse) => {
    // The signature covers the raw body, byte for byte.
    const event = verifyWebhook(await readBody(request), request.headers, webhookSecret)
    const id = `${request.headers['webhook-id']}`
    const user = sessions.get(event.data.sessionId ?? '')
    if (user && !handled.has(id)) {
      told.push({ user, event })
      for (const [page, of] of pages) if (of === user) page.write(`data: ${JSON.stringify(event)}\n\n`)
    }
    handled.add(id)
    reply.writeHead(204).end()
  }

  const follow = (reply: ServerResponse, user: User) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    for (const { user: of, event } of told) if (of === user) reply.write(`data: ${JSON.stringify(event)}\n\n`)
    reply.write(': end of past events\n\n')
    pages.set(reply, user)
    reply.on('close', () => pages.delete(reply))
  }

  const answer = async (route: string, request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    if (route === 'POST webhooks') return takeWebhook(request, reply)
    if (route === 'POST login') {
      const { user } = JSON.parse(await readBody(request)) as { user?: unknown }
      if (!isUser(user)) return json(reply, { error: 'There is no such user' }, 400)
      const value = randomUUID()
      logins.set(value, user)
      reply.setHeader('set-cookie', `partner_login=${value}; Path=/partner-server; HttpOnly; SameSite=Strict`)
      return json(reply, { user, ...users[user] })
    }
    const user = login(request)
    if (!user) return json(reply, { error: 'Nobody is logged in' }, 401)
    const externalId = users[user].id
    const ofUser = async (reference: string) => (await gamalyze.games(externalId)).some((game) => game.reference === reference)
    const [method = '', path = ''] = route.split(' ')
    const [what, reference = ''] = path.split('/')
    switch (`${method} ${what}`) {
      case 'GET me':
        return json(reply, { user, ...users[user] })
      case 'POST secret': {
        const { secret, sessionId } = await gamalyze.createSession({ externalId })
        sessions.set(sessionId, user)
        return reply.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(secret)
      }
      case 'GET events':
        return follow(reply, user)
      case 'GET games':
        return json(reply, await gamalyze.games(externalId))
      case 'DELETE games':
        return json(reply, { deleted: await gamalyze.deleteUser(externalId) })
      case 'GET completion':
        return json(reply, ((await ofUser(reference)) && (await gamalyze.confirm(reference))) || null)
      case 'GET result':
        return json(reply, ((await ofUser(reference)) && (await gamalyze.results(reference))) || null)
      default:
        return json(reply, { error: 'Not found' }, 404)
    }
  }

  return {
    /** Handles a request; `path` is the part after `/partner-server/`. */
    async handle(path: string, request: IncomingMessage, reply: ServerResponse): Promise<void> {
      try {
        await answer(`${request.method} ${path}`, request, reply)
      } catch (error) {
        if (error instanceof WebhookError || error instanceof SyntaxError) json(reply, { error: 'Not understood' }, 400)
        else json(reply, { error: error instanceof ServerError ? error.code : 'Something went wrong' }, 502)
      }
    },
    close() {
      for (const page of pages.keys()) page.end()
    },
  }
}
