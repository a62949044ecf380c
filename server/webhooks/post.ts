import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isAllowedAddress, wrongWithUrl } from './addresses.ts'

/** Outcome of a delivery: the status of the response, or why there was none. The response body is not read. */
export type Answer = { status?: number; error?: string; retryAfter?: string }

/** Total timeout of a receiver, ms (Standard Webhooks 1.0.0: 15 to 30 s). */
export const receiverTimeoutMs = 15_000

const lookUp = (hostname: string): Promise<{ address: string; family: number }[]> => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? Promise.resolve([{ address: host, family: isIP(host) }]) : lookup(host, { all: true })
}

/** Whether the host of an endpoint's URL currently resolves to an internal address; false for a name that does not resolve yet. */
export const leadsInside = async (url: string, production: boolean): Promise<boolean> => {
  const found = await lookUp(new URL(url).hostname).catch(() => [])
  return !found.every(({ address }) => isAllowedAddress(address, production))
}

/** The one address to connect to: every address the name resolves to must be allowed. Throws where one is not. */
const resolve = async (hostname: string, production: boolean): Promise<{ address: string; family: number }> => {
  const found = await lookUp(hostname)
  if (!found.every(({ address }) => isAllowedAddress(address, production))) throw new Error('inner address')
  const [first] = found
  if (!first) throw new Error('no address')
  return first
}

/** Posts a body once: no redirects, no second DNS look-up, no more than `timeoutMs`. Never rejects. */
export const post = async (
  url: string,
  headers: Record<string, string>,
  body: string,
  { production, timeoutMs }: { production: boolean; timeoutMs: number },
): Promise<Answer> => {
  const wrong = wrongWithUrl(url, production)
  if (wrong) return { error: wrong }
  const target = new URL(url)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const checked = await Promise.race([
      resolve(target.hostname, production),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('time-out')))),
    ])
    return await new Promise<Answer>((settle) => {
      const send = target.protocol === 'https:' ? requestHttps : requestHttp
      const request = send(
        target,
        {
          method: 'POST',
          agent: false,
          signal,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Gamalyze' },
          lookup: (_hostname, options, done) => (options.all ? done(null, [checked]) : done(null, checked.address, checked.family)),
        },
        (reply) => {
          const retryAfter = reply.headers['retry-after']
          reply.destroy()
          settle({ ...(reply.statusCode !== undefined && { status: reply.statusCode }), ...(retryAfter !== undefined && { retryAfter }) })
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
