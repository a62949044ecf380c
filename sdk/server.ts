import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { v5 } from 'uuid'
import type { Language } from './language.ts'
import { providerUrl } from './provider-url.ts'

export type NewSession = {
  /** Your own id of the player, 36 characters; none for an anonymous one */
  externalId?: string
  /** The language the test opens in unless page or player chose one: one of the codes, no other tag */
  language?: Language
  /** Whether it is a test session: must match the key */
  test?: boolean
}
export type Session = {
  /** For the page: pass it to `mount` like a page secret */
  secret: string
  /** Store it: webhooks and completions identify the player by it */
  sessionId: string
  /** ISO 8601: when it stops opening games and reports */
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
  /** Where repeats would fall */
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
    /** Increases with each event of a game */
    sequence: number
    test: boolean
  }
}
/** The same event, read by `events` */
export type PartnerEvent = WebhookEvent & {
  /** Also that of the webhook: store the last one you have handled */
  id: string
}
export type EventOptions = {
  /** Id of the last event you have handled; none: start with the oldest, up to 30 days ago */
  after?: string | undefined
  /** Seconds, 0 to 25, that the provider holds a call while there is no event; 0 ends the loop then */
  wait?: number
  /** Ends the loop */
  signal?: AbortSignal
}

/** Why a call was refused: the server's `code` (`unauthorized`, `not_found`, `rate_limited`, …), or `offline` if no response arrived. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly code!: string
  /** HTTP status; 0 if no response arrived */
  readonly status!: number
  /** What is wrong, in English, if the server said so */
  readonly detail: string | undefined
  /** Address of the page about this code, if there is one */
  readonly docs: string | undefined
  /** Seconds to wait before a retry, if the server said so */
  readonly retryAfter: number | undefined

  constructor(code: string, status: number, more: Partial<Pick<ServerError, 'detail' | 'docs' | 'retryAfter'>> = {}) {
    super(`Gamalyze ${code}${more.detail ? `: ${more.detail}` : ''}`)
    Object.assign(this, { code, status }, more)
  }

  /** Whether the same call may succeed later. */
  get isTemporary(): boolean {
    return ['offline', 'unavailable', 'rate_limited', 'internal', 'paused'].includes(this.code)
  }
}

/** A webhook that is not from the provider, or too old: answer it with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code = 'BAD_WEBHOOK'
  /** Address of the page about this code, if the provider is known */
  readonly docs = providerUrl && `${providerUrl}/docs/errors/BAD_WEBHOOK`
}

export type Options = {
  /** `sk_…`, from `gamalyze key create`; keep it on your server */
  key: string | undefined
  /** The provider's address */
  baseUrl?: string
  /** Maximum time of a call, ms */
  timeout?: number
}

/**
 * The provider as your server sees it (Node, Deno, Bun; it only needs `fetch`). Each call rejects with a ServerError.
 *
 * @example
 * ```ts
 * const gamalyze = connect({ key: process.env.GAMALYZE_KEY })
 * const { secret, sessionId } = await gamalyze.createSession({ externalId })
 * ```
 */
export type Provider = {
  /** Creates a session secret for the page of one player (`externalId`, 36 characters), or of an anonymous one. Asking twice is harmless. */
  createSession(session?: NewSession): Promise<Session>
  /** Confirms that a game was completed; undefined if there is no such game. */
  confirm(reference: string): Promise<Completion | undefined>
  /** What the player agreed to share; undefined if there is nothing you may read. The player sees each reading. */
  results(reference: string): Promise<SharedResult | undefined>
  /** Games of one of your players, live or test as the key; oldest first. */
  games(externalId: string): Promise<UserGame[]>
  /** Removes the games of one of your players, live or test as the key; returns how many. */
  deleteUser(externalId: string): Promise<number>
  /**
   * Events of games, live or test as the key, in order and each with the id of its webhook: for servers that cannot receive webhooks.
   * The loop never ends and retries while the provider is unavailable. Handle an event, then store its id, and start there next time:
   * nothing is missed, and a repeated event has the same id. Rejects with `gone` if `after` is older than 30 days.
   *
   * @example
   * ```ts
   * for await (const event of gamalyze.events({ after: await notes.read() })) {
   *   await handle(event)
   *   await notes.write(event.id)
   * }
   * ```
   */
  events(options?: EventOptions): AsyncGenerator<PartnerEvent, void>
  /** Has the provider play a test game up to this event and returns its id; only with a test key. */
  testEvent(type: WebhookEvent['type']): Promise<string>
}

const isAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text)

/** Where more is said, if the provider is known. */
const linkTo = (path: string, provider = providerUrl ?? '') => (isAddress(provider) ? `. See ${new URL(path, provider)}` : '')

/**
 * Your own id of a player as one of 36 characters, always the same: a UUID of version 5. For sessions only; players must not be able to choose
 * `anyId`: a text, a whole number, or an object whose `toString` is its id.
 * @throws TypeError for anything else: everybody without an id would be one player
 */
export const externalIdFor = (operator: string, anyId: string | number | bigint | { toString(): string }): string => {
  const isId = typeof anyId === 'number' ? Number.isSafeInteger(anyId) : /^(string|bigint|object)$/.test(typeof anyId) && anyId !== null
  const id = isId ? String(anyId) : ''
  if (/^(\[object .*)?$|\p{Surrogate}/u.test(id))
    throw new TypeError(`anyId: the id of a player, as text or a whole number; pass larger numbers as text${linkTo('/docs/known-users')}`)
  return v5(id, v5(`gamalyze:${operator}`, v5.URL))
}

type Request = { body?: unknown; signal?: AbortSignal /** Seconds beyond the usual timeout */; wait?: number }
type EventPage = { events: PartnerEvent[]; last: string }

/** Longest pause between two attempts while the provider is unavailable, seconds */
const longestPause = 30
const pause = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    signal?.addEventListener('abort', end)
  })

/** @throws TypeError if the key is not a server key, or an option is wrong */
export const connect = ({ key, baseUrl = providerUrl ?? '', timeout = 10_000 }: Options): Provider => {
  if (typeof key !== 'string' || !/^sk_[A-Za-z0-9_-]{43}$/.test(key))
    throw new TypeError(`key: a server key, sk_ and 43 characters, created in the console${linkTo('/docs/known-users', baseUrl)}`)
  if (!isAddress(baseUrl))
    throw new TypeError(`baseUrl: the address of your provider, such as https://test.provider.example${linkTo('/docs/servers')}`)
  const offline = (status: number, detail: string, retryAfter?: number) =>
    new ServerError('offline', status, { detail, docs: new URL('/docs/errors/offline', providerUrl ?? baseUrl).href, retryAfter })
  if (!Number.isInteger(timeout) || timeout <= 0 || timeout >= 2 ** 31) throw new TypeError('timeout: whole milliseconds above 0')
  const call = async (method: string, path: string, { body, signal, wait = 0 }: Request = {}): Promise<unknown> => {
    const headers: Record<string, string> = { authorization: `Bearer ${key}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const reply = await fetch(new URL(`/api/v1/partner/${path}`, baseUrl), {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeout + wait * 1000), ...(signal ? [signal] : [])]),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(({ message, cause }: Error) => {
      throw offline(0, cause instanceof Error && cause.message ? cause.message : message)
    })
    const content: unknown = await reply.json().catch(() => undefined)
    if (reply.ok && content !== undefined) return content
    const { code, detail, type } = (content ?? {}) as { code?: string; detail?: string; type?: string }
    const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN)
    const retryAfter = Number.isFinite(seconds) ? seconds : undefined
    if (!code) throw offline(reply.status, `${reply.status} from a gateway, or baseUrl is not your provider`, retryAfter)
    throw new ServerError(code, reply.status, { detail, docs: type?.startsWith('http') ? type : undefined, retryAfter })
  }
  const find = async <T>(path: string): Promise<T | undefined> => {
    try {
      return (await call('GET', path)) as T
    } catch (error) {
      if (error instanceof ServerError && error.code === 'not_found') return undefined
      throw error
    }
  }
  /** A page of events; undefined where the caller ends the loop. */
  const eventPage = async (cursor: string | undefined, wait: number, signal?: AbortSignal): Promise<EventPage | undefined> => {
    const query = new URLSearchParams({ wait: `${wait}`, ...(cursor !== undefined && { after: cursor }) })
    for (let tries = 0; !signal?.aborted; tries++) {
      try {
        return (await call('GET', `events?${query}`, { wait, ...(signal && { signal }) })) as EventPage
      } catch (error) {
        if (signal?.aborted) return undefined
        if (wait === 0 || !(error instanceof ServerError) || !error.isTemporary) throw error
        await pause(Math.max(error.retryAfter ?? 0, Math.min(2 ** tries / 4, longestPause)), signal)
      }
    }
    return undefined
  }
  async function* events({ after, wait = 25, signal }: EventOptions = {}): AsyncGenerator<PartnerEvent, void> {
    if (!Number.isInteger(wait) || wait < 0 || wait > 25) throw new TypeError('wait: whole seconds from 0 to 25')
    let askedAt = Date.now()
    let page = await eventPage(after, wait, signal)
    while (page) {
      yield* page.events
      const isEmpty = page.events.length === 0
      if (wait === 0 && isEmpty) return
      // A provider that is about to end holds no calls.
      if (isEmpty && Date.now() - askedAt < 1000) await pause(1, signal)
      askedAt = Date.now()
      page = await eventPage(page.last, wait, signal)
    }
  }
  // Half a surrogate pair has no code in an address.
  const part = (id: string) => encodeURIComponent(String(id).replace(/\p{Surrogate}/gu, '\ufffd'))
  return {
    createSession: async (session = {}) => (await call('POST', 'sessions', { body: session })) as Session,
    confirm: (reference) => find<Completion>(`completions/${part(reference)}`),
    results: (reference) => find<SharedResult>(`results/${part(reference)}`),
    games: async (externalId) => ((await call('GET', `users/${part(externalId)}`)) as { games: UserGame[] }).games,
    deleteUser: async (externalId) => ((await call('DELETE', `users/${part(externalId)}`)) as { deleted: number }).deleted,
    events,
    testEvent: async (type) => ((await call('POST', 'test-events', { body: { type } })) as { id: string }).id,
  }
}

/**
 * The event of a webhook, after checking its signature and time. Pass the raw body, byte for byte, and answer with 2xx within
 * 15 seconds; the same `webhook-id` may arrive again, so store the ones you have handled.
 * @throws WebhookError if it is not from the provider, was modified, or is older than five minutes
 * @throws TypeError if your own server passes no such secret, or an already parsed body
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
    throw new TypeError(`secret: the signing secret of the webhook, whsec_…${linkTo('/docs/webhooks')}`)
  }
  if (typeof body === 'object' && !((body as unknown) instanceof Uint8Array))
    throw new TypeError('body: the raw text of the request, not the parsed object')
  // Some gateways change the case of header names: the verifier reads them in any case.
  const entries = headers && Symbol.iterator in headers ? [...(headers as Headers)] : Object.entries(headers ?? {})
  const texts = entries.filter((header): header is [string, string] => typeof header[1] === 'string')
  try {
    return webhook.verify(body, Object.fromEntries(texts)) as WebhookEvent
  } catch (error) {
    throw new WebhookError(error instanceof WebhookVerificationError ? error.message : 'not a webhook')
  }
}
