import type { ConsoleCall, MemberRole } from '../../contract/console/console-call.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { makeLink } from '../console/links.ts'
import type { Deps } from '../deps.ts'
import { send } from './send.ts'
import type { Reply } from './test-server.ts'

/** A browser at the console: keeps cookies, and sends the origin of its calls. */
export type ConsoleClient = {
  call(
    call: Pick<ConsoleCall, 'method' | 'path'>,
    values?: Record<string, string | number>,
    body?: unknown,
    query?: Record<string, string>,
  ): Promise<Reply>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  cookies: Map<string, string>
}

/** A browser that has no cookies yet. */
export const openConsoleClient = (url: string): ConsoleClient => {
  const cookies = new Map<string, string>()
  const call: ConsoleClient['send'] = async (method, path, body, headers = {}) => {
    const sent = {
      ...(method !== 'GET' && { origin: new URL(url).origin }),
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
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
    call: ({ method, path }, values = {}, body, query) => {
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
      return call(method, query ? `${filled}?${new URLSearchParams(query)}` : filled, body)
    },
  }
}

/** The token of a sign-in link. */
export const tokenOf = (link: string): string => new URL(link).hash.replace('#token=', '')

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
