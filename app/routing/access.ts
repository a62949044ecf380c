import { ApiError } from '../../contract/call.ts'
import { idLength, sessionSecretStart } from '../../contract/constants.ts'
import { checkSecret } from '../api/calls.ts'
import { PromiseCache, promptPromise } from '../promise-cache.ts'
import type { SessionStore } from '../session/session-store.ts'

/**
 * `many`: too many tries from this network, for a minute. `ended`: the secret was one of a partner's server, for a limited time. `paused`:
 * the operator lets nobody in for a while; `closed`: for good, as the provider has ended its label. `visitor`: only the landing page is
 * open, because the external user id that was given is unknown. `report`: that id has a report. `unreachable` is a refusal too, but the
 * server has not said so.
 */
export type AccessState = 'granted' | 'refused' | 'ended' | 'paused' | 'closed' | 'many' | 'unreachable' | 'visitor' | 'report'

const granted = promptPromise(Promise.resolve<AccessState>('granted'))
/** Of the verdicts, that of the landing page; the others stand under their pair, which has a space. */
const landing = 'landing'

const refusalOf = (error: unknown, secret: string): AccessState => {
  if (!(error instanceof ApiError)) return 'unreachable'
  if (error.code === 'paused') return 'paused'
  if (error.code === 'not_found') return 'closed'
  if (error.code === 'rate_limited') return 'many'
  return error.retryable ? 'unreachable' : secret.startsWith(sessionSecretStart) ? 'ended' : 'refused'
}

/**
 * Authorisation belongs to the pair of secret and operator. A pair is checked with the server once per page load. Only status 200 counts,
 * and if the host page may only run tests, only that of a test secret. The flag in the session is set by the first success and never
 * cleared.
 */
export class Access {
  readonly #store: SessionStore
  /** Settles when the host has given its configuration, or is taken as absent. */
  readonly #hostReady: Promise<void>
  readonly #onGranted: () => void
  /** Whether only test secrets count; asked after `hostReady`. */
  readonly #testOnly: () => boolean
  /** Whether the page is that of a label that has ended: it says so to whoever comes, with whatever link. */
  readonly #isEnded: () => boolean
  /** A secret that was given from outside and not checked yet; it takes precedence over a stored one. */
  #newSecret: string | null
  /** The partner's id of a player whose report is to be looked up, and how. */
  #lookUp: ((secret: string | null) => Promise<boolean>) | null = null
  readonly #verdicts = new PromiseCache<string, AccessState>()
  readonly #granted = new Set<string>()
  /** Those of them that are for tests. */
  readonly #tests = new Set<string>()
  /** When the last refusal passes, or since when it holds, as far as the server said so. */
  until: Date | undefined
  /** The label has ended: who has begun may go on, and nothing else begins. */
  isClosed = false
  /** What the screens need that become open: texts in the language that came with the secret. */
  beforeGranting: () => Promise<unknown> = async () => {}
  /** The landing page has led to the report. */
  #hasLeft = false

  constructor(
    store: SessionStore,
    newSecret: string | null,
    hostReady: Promise<void>,
    onGranted: () => void,
    testOnly = () => false,
    isEnded = () => false,
  ) {
    this.#isEnded = isEnded
    this.#store = store
    this.#newSecret = newSecret
    this.#hostReady = hostReady
    this.#onGranted = onGranted
    this.#testOnly = testOnly
    this.#keepFirst()
  }

  /** Takes a secret from the host. */
  setSecret = (secret: string) => {
    this.#newSecret = secret
    this.#keepFirst()
  }

  /** An external user id was given with this load of the page: the landing page looks for its report. */
  findReportFirst = (lookUp: (secret: string | null) => Promise<boolean>) => {
    this.#lookUp = lookUp
  }

  /** Whether the session's pair is known to be good; no call is made. */
  has = () => this.#granted.has(this.#pair())

  /** Whether what is played now is a test. */
  isTest = () => this.has() && this.#tests.has(this.#pair())

  /** The same promise for the same question, until `retry`. */
  verdict = (): PromiseLike<AccessState> => {
    if (this.has()) return granted
    const pair = this.#pair()
    return this.#verdicts.find(pair, () => this.#hostReady.then(() => (this.#pair() === pair ? this.#check() : this.verdict())))
  }

  /** The landing page looks first for the report of an external user id, once in each load. */
  landingVerdict = (): PromiseLike<AccessState> =>
    this.#hasLeft ? this.verdict() : this.#verdicts.find(landing, () => this.#hostReady.then(this.#judgeLanding))

  /** The player comes back to the landing page: nothing is looked up again. */
  leaveLanding = () => {
    this.#hasLeft = true
  }

  retry = (): PromiseLike<AccessState> => {
    this.#verdicts.delete(this.#pair())
    this.#verdicts.delete(landing)
    return this.verdict()
  }

  #pair() {
    const { secret, operator } = this.#store.get()
    return `${this.#newSecret ?? secret} ${operator}`
  }

  #judgeLanding = async (): Promise<AccessState> => {
    // A game that has no result yet is not given up for an older report.
    const { cards_turned, risk_score_guess } = this.#store.get()
    if (!this.#lookUp || this.#isEnded() || (cards_turned > 0 && risk_score_guess === null)) return this.verdict()
    if (this.#testOnly() && (await this.verdict()) !== 'granted') return this.verdict()
    const isKnown = await this.#lookUp(this.#newSecret ?? this.#store.get().secret)
    void this.verdict()
    return isKnown ? 'report' : 'visitor'
  }

  async #check(): Promise<AccessState> {
    const { secret: stored, operator } = this.#store.get()
    const secret = this.#newSecret ?? stored
    if (secret?.length !== idLength) return this.#isEnded() ? 'closed' : 'refused'
    const pair = this.#pair()
    try {
      const { isTest, linked, language } = await checkSecret(secret, operator)
      if (this.#testOnly() && !isTest) return 'refused'
      if (isTest) this.#tests.add(pair)
      this.#store.update({ linked })
      this.#store.chooseLanguage(language, 'server')
      await this.beforeGranting()
    } catch (error) {
      const refusal = this.#isEnded() ? 'closed' : refusalOf(error, secret)
      this.isClosed = refusal === 'closed'
      this.until = (error as Partial<ApiError>).until
      // A player who has begun may go on: a pause, or an end, only keeps others out.
      if ((refusal !== 'paused' && refusal !== 'closed') || this.#store.get().cards_turned === 0 || secret !== stored) return refusal
    }
    this.#granted.add(pair)
    if (this.#newSecret === secret) this.#newSecret = null
    this.#store.update({ secret, authorized: true })
    this.#onGranted()
    return 'granted'
  }

  /** No other pair is affected, so a reload may restore the given secret. */
  #keepFirst() {
    if (this.#newSecret?.length === idLength && this.#store.get().secret === null) this.#store.update({ secret: this.#newSecret })
  }
}
