import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type TcpNetConnectOpts } from 'node:net'
import { isAllowedAddress, wrongWithUrl } from './addresses.ts'

/** Outcome of a delivery: the response's status and what is wrong with it, or why there was none. The response body is not read. */
export type Answer = { status?: number; error?: string; retryAfter?: string }

/** Total timeout of a receiver, ms (Standard Webhooks 1.0.0: 15 to 30 s). */
export const receiverTimeoutMs = 15_000

const lookUp = (hostname: string): Promise<LookupAddress[]> => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? Promise.resolve([{ address: host, family: isIP(host) }]) : lookup(host, { all: true })
}

/** Whether the host of an endpoint's URL currently resolves to an internal address; false for a name that does not resolve yet. */
export const leadsInside = async (url: string, production: boolean): Promise<boolean> => {
  const addresses = await lookUp(new URL(url).hostname).catch(() => [])
  return !addresses.every(({ address }) => isAllowedAddress(address, production))
}

export type PostOptions = {
  production: boolean
  timeoutMs: number
  /** Finds the addresses of a name; the system's if none is given */
  resolver?: typeof lookUp
}

/** The addresses to connect to: every address the name resolves to must be allowed. Throws where one is not. */
const resolve = async (hostname: string, { production, resolver = lookUp }: PostOptions): Promise<LookupAddress[]> => {
  const addresses = await resolver(hostname)
  if (!addresses.every(({ address }) => isAllowedAddress(address, production))) throw new Error('inner address')
  if (addresses.length === 0) throw new Error('no address')
  return addresses
}

/** Longest address of a redirect that is shown */
const maxLocation = 300

/** Where a redirect leads, in words; else undefined. Of an address that the receiver chose only the host is shown, and what was entered. */
const redirectOf = ({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): string | undefined => {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !location || !URL.canParse(location, url)) return undefined
  const { href, protocol, host } = new URL(location, url)
  if (!/^https?:$/.test(protocol) || href.length > maxLocation) return undefined
  const path = url.pathname.replace(/\/$/, '')
  const isKnown = [path, `${path}/`].some((ending) => href === new URL(`${protocol}//${host}${ending}${url.search}`).href)
  return isKnown ? `redirects to ${href}; enter that address` : `redirects to another address at ${host}; enter the one that answers`
}

/** Posts a body once, to the first address that connects, without redirects or another look-up, within `timeoutMs`. Never rejects. */
export const post = async (url: string, headers: Record<string, string>, body: string, options: PostOptions): Promise<Answer> => {
  const { production, timeoutMs } = options
  const wrong = wrongWithUrl(url, production)
  if (wrong) return { error: wrong }
  const target = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const checked = await Promise.race([
      resolve(target.hostname, options),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('time-out')))),
    ])
    return await new Promise<Answer>((settle) => {
      const send = target.protocol === 'https:' ? requestHttps : requestHttp
      const connection: RequestOptions & Pick<TcpNetConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'> = {
        agent: false,
        lookup: (_hostname, { all }, done) => (all ? done(null, checked) : done(null, checked[0]?.address ?? '', checked[0]?.family)),
        autoSelectFamily: true,
        // An address that never answers must leave time for the others, and for the response.
        autoSelectFamilyAttemptTimeout: Math.ceil(timeoutMs / (checked.length + 1)),
      }
      const request = send(
        target,
        {
          ...connection,
          method: 'POST',
          signal,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Gamalyze' },
        },
        (reply) => {
          const retryAfter = reply.headers['retry-after']
          const error = redirectOf(reply, target)
          reply.destroy()
          settle({
            ...(reply.statusCode !== undefined && { status: reply.statusCode }),
            ...(error !== undefined && { error }),
            ...(retryAfter !== undefined && { retryAfter }),
          })
        },
      )
      // Without a listener Node closes the connection and reports neither a response nor an error.
      request.on('upgrade', (reply, socket) => {
        socket.destroy()
        settle(reply.statusCode === undefined ? { error: 'no answer' } : { status: reply.statusCode })
      })
      request.on('error', (error: NodeJS.ErrnoException) => settle({ error: signal.aborted ? 'time-out' : (error.code ?? 'no answer') }))
      request.end(body)
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    return { error: code ?? (error instanceof Error ? error.message : 'no answer') }
  }
}
