import type { Typed } from '../../contract/call.ts'
import type { ConsoleCall, MemberRole } from '../../contract/console/console-call.ts'
import { memberCalls } from '../../contract/console/member-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { makeLink } from '../console/links.ts'
import type { Deps } from '../deps.ts'
import type { Reply } from './call-server.ts'
import { send } from './send.ts'

/** The answer to a call of the contract that succeeds. */
type ReplyTo<Call> = Omit<Reply, 'body'> & { body: Call extends { replies: infer Replies } ? Typed<Replies[keyof Replies]> : unknown }

/** A browser at the console: keeps cookies, and sends the origin of its calls. */
export type ConsoleClient = {
  call<const Call extends Pick<ConsoleCall, 'method' | 'path'>>(
    call: Call,
    values?: Record<string, string | number>,
    body?: unknown,
    query?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<ReplyTo<Call>>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  cookies: Map<string, string>
}

/** A browser that has no cookies yet. */
export const openConsoleClient = (url: string): ConsoleClient => {
  const cookies = new Map<string, string>()
  const call: ConsoleClient['send'] = async (method, path, body, headers = {}) => {
    const sent = {
      ...(method !== 'GET' && { origin: new URL(url).origin }),
      ...(cookies.size > 0 && { cookie: cookiesOf({ cookies }) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    }
    const { text, ...reply } = await send(
      url + path,
      method,
      sent,
      body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    )
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0;/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = /json/.test(reply.headers.get('content-type') ?? '')
    return { ...reply, body: isJson ? JSON.parse(text) : text }
  }
  return {
    cookies,
    send: call,
    call: <Call extends Pick<ConsoleCall, 'method' | 'path'>>(
      { method, path }: Call,
      values: Record<string, string | number> = {},
      body?: unknown,
      query?: Record<string, string>,
      headers?: Record<string, string>,
    ) => {
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
      return call(method, query ? `${filled}?${new URLSearchParams(query)}` : filled, body, headers) as Promise<ReplyTo<Call>>
    },
  }
}

/** The header with a browser's cookies. */
export const cookiesOf = ({ cookies }: Pick<ConsoleClient, 'cookies'>): string => [...cookies].map((pair) => pair.join('=')).join('; ')

/** The token of a sign-in link. */
export const tokenOf = (link: string): string => new URL(link).hash.replace('#token=', '')

/** The id of an operator's member. */
export const memberIdOf = async (client: ConsoleClient, operator: string, email: string): Promise<number> =>
  (await client.call(memberCalls.members, { operator })).body.members.find((member) => member.email === email)?.id ?? 0

/** Signs in a new member: of the operator, or of the provider if none is given. */
export const signedIn = async (
  { store, clock, consoleSite }: Pick<Deps, 'store' | 'clock' | 'consoleSite'>,
  email: string,
  membership?: { operator: string; role: MemberRole },
): Promise<ConsoleClient> => {
  await store.members.add({ email, operator: membership?.operator, role: membership?.role ?? 'owner', at: clock() })
  const link = await makeLink(store, consoleSite.url, { email, expiresAt: clock() + lifetimesMs.firstLink })
  const client = openConsoleClient(consoleSite.url)
  const { status } = await client.send('POST', '/api/console/session', { token: tokenOf(link) })
  if (status !== 200) throw new Error(`signing in got ${status}`)
  return client
}
