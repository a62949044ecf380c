import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { providerUrl } from './provider-url.ts'

export type NewSession = {
  /** Your own id of the player, 36 characters; none for an anonymous one */
  externalId?: string
  /** Message set the test opens in, such as `dan`, where neither page nor player chose one */
  language?: string
  /** Whether it is a session for tests: as the key, which makes no others */
  test?: boolean
}
export type Session = {
  /** Goes into the page: `mount` takes it where it takes a page secret */
  secret: string
  /** Note it: webhooks and completions name the player by it */
  sessionId: string
  /** ISO 8601: until when it opens games and reports */
  expiresAt: string
}
export type Completion = {
  reference: string
  operator: string
  sessionId?: string
  completedAt: string
  /** Seconds of play */
  duration: number
  test: boolean
}
export type SharedResult = {
  category?: 'low-risk' | 'medium-risk' | 'risky' | 'high-risk'
  /** 0 to 100 */
  score?: number
  /** Where repeats would lie */
  range?: [number, number]
  consentedAt: string
  textVersion: string
}
export type UserGame = { reference: string; sessionId?: string; startedAt: string; completedAt?: string; analysedAt?: string }
export type WebhookEvent = {
  type: 'game.started' | 'game.completed' | 'game.analysed' | 'result.shared' | 'consent.withdrawn' | 'user.deleted'
  timestamp: string
  data: {
    reference: string
    operator: string
    sessionId?: string
    /** Rises with each event of a game */
    sequence: number
    test: boolean
  }
}

/** Why a call was refused: the server's `code` (`unauthorized`, `not_found`, `rate_limited`, …), or `offline` where no answer came. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code: string
  /** HTTP status; 0 where no answer came */
  readonly status: number
  /** Seconds after which to try again, where the server said so */
  readonly retryAfter: number | undefined

  constructor(code: string, status: number, detail?: string, retryAfter?: number) {
    super(`Gamalyze ${code}${detail ? `: ${detail}` : ''}`)
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** A webhook that is not from the provider, or too old: answer it with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code = 'BAD_WEBHOOK'
}

export type Options = {
  /** `sk_…`, from `gamalyze key create`; keep it on your server */
  key: string | undefined
  /** The provider's address */
  baseUrl?: string
  /** Longest time of a call, ms */
  timeout?: number
}

/**
 * The provider as your server sees it (Node, Deno, Bun; it needs `fetch` alone). Each call rejects with a ServerError.
 *
 * @example
 * ```ts
 * const gamalyze = connect({ key: process.env.GAMALYZE_KEY })
 * const { secret, sessionId } = await gamalyze.createSession({ externalId })
 * ```
 */
export type Provider = {
  /** Makes a session secret for the page of one player (`externalId`, 36 characters), or of an anonymous one. Asking twice is harmless. */
  createSession(session?: NewSession): Promise<Session>
  /** Confirms that a game was completed; undefined where there is no such game. */
  confirm(reference: string): Promise<Completion | undefined>
  /** What the player agreed to share; undefined where there is nothing that may be read. The player sees each read. */
  results(reference: string): Promise<SharedResult | undefined>
  /** Games of one of your players in the key's world, live or test; oldest first. */
  games(externalId: string): Promise<UserGame[]>
  /** Removes the games of one of your players in the key's world, live or test; returns how many. */
  deleteUser(externalId: string): Promise<number>
}

const isAddress = (text: string) => {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

/** @throws TypeError where the key is no server key, or an option is wrong */
export const connect = ({ key, baseUrl = providerUrl, timeout = 10_000 }: Options): Provider => {
  if (typeof key !== 'string' || !/^sk_[A-Za-z0-9_-]{43}$/.test(key)) throw new TypeError('key: a server key, sk_ and 43 characters')
  if (!isAddress(baseUrl)) throw new TypeError('baseUrl: the address of your provider, such as https://test.provider.example')
  if (!Number.isInteger(timeout) || timeout <= 0 || timeout >= 2 ** 31) throw new TypeError('timeout: whole milliseconds above 0')
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers: Record<string, string> = { authorization: `Bearer ${key}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const reply = await fetch(new URL(`/api/v1/partner/${path}`, baseUrl), {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(({ message, cause }: Error) => {
      throw new ServerError('offline', 0, cause instanceof Error && cause.message ? cause.message : message)
    })
    const content: unknown = await reply.json().catch(() => undefined)
    if (reply.ok && content !== undefined) return content
    const { code = 'offline', detail } = (content ?? {}) as { code?: string; detail?: string }
    const wait = Number(reply.headers.get('retry-after') ?? Number.NaN)
    throw new ServerError(code, reply.status, detail, Number.isFinite(wait) ? wait : undefined)
  }
  const find = async <T>(path: string): Promise<T | undefined> => {
    try {
      return (await call('GET', path)) as T
    } catch (error) {
      if (error instanceof ServerError && error.code === 'not_found') return undefined
      throw error
    }
  }
  // Half a surrogate pair has no code in an address.
  const part = (id: string) => encodeURIComponent(String(id).replace(/\p{Surrogate}/gu, '\ufffd'))
  return {
    createSession: async (session = {}) => (await call('POST', 'sessions', session)) as Session,
    confirm: (reference) => find<Completion>(`completions/${part(reference)}`),
    results: (reference) => find<SharedResult>(`results/${part(reference)}`),
    games: async (externalId) => ((await call('GET', `users/${part(externalId)}`)) as { games: UserGame[] }).games,
    deleteUser: async (externalId) => ((await call('DELETE', `users/${part(externalId)}`)) as { deleted: number }).deleted,
  }
}

/**
 * The event of a webhook, after its signature and time were checked. Give the body as it came, byte for byte, and answer with 2xx within
 * 15 seconds; the same `webhook-id` may come again, so note the ones you have handled.
 * @throws WebhookError where it is not from the provider, changed, or older than five minutes
 * @throws TypeError where your own server gives no such secret, or a body that was parsed already
 */
export const verifyWebhook = (
  body: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  secret: string,
): WebhookEvent => {
  let webhook: Webhook
  try {
    webhook = new Webhook(secret)
  } catch {
    throw new TypeError('secret: that of the webhook, whsec_ and letters')
  }
  if (typeof body === 'object' && !((body as unknown) instanceof Uint8Array))
    throw new TypeError('body: the text as it came, not what was parsed from it')
  // Some gateways change the case of header names: the verifier reads them in any case.
  const given = headers && Symbol.iterator in headers ? [...(headers as Headers)] : Object.entries(headers ?? {})
  const texts = given.filter((header): header is [string, string] => typeof header[1] === 'string')
  try {
    return webhook.verify(body, Object.fromEntries(texts)) as WebhookEvent
  } catch (error) {
    throw new WebhookError(error instanceof WebhookVerificationError ? error.message : 'not a webhook')
  }
}
