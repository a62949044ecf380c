import { idLength } from '../../contract/constants.ts'
import { checkSecret } from '../api/calls.ts'
import type { SessionStore } from '../session/session-store.ts'

/**
 * Authorisation belongs to the pair of secret and operator. A pair is checked with the server once in each load of the page; only status
 * 200 counts. The flag in the session is set by the first success and never taken back.
 */
export class Access {
  private readonly store: SessionStore
  /** A secret that was given from outside and not checked yet; it counts before a stored one. */
  private given: string | null
  private readonly granted = new Set<string>()
  private readonly running = new Map<string, Promise<boolean>>()

  constructor(store: SessionStore, given: string | null) {
    this.store = store
    this.given = given
    this.keepFirst()
  }

  /** Takes a secret from the host. */
  give = (secret: string) => {
    this.given = secret
    this.keepFirst()
  }

  /** Whether the session's pair is known to be good; no call is made. */
  has = () => {
    const { secret, operator } = this.store.get()
    const current = this.given ?? secret
    return current !== null && this.granted.has(`${current} ${operator}`)
  }

  /** Checks what has to be checked; the same question is asked once at a time. */
  check = (): Promise<boolean> => {
    const { secret: stored, operator } = this.store.get()
    const secret = this.given ?? stored
    if (secret === null || secret.length !== idLength) return Promise.resolve(false)
    const pair = `${secret} ${operator}`
    if (this.granted.has(pair)) return Promise.resolve(true)
    const running = this.running.get(pair) ?? this.ask(secret, operator, pair).finally(() => this.running.delete(pair))
    this.running.set(pair, running)
    return running
  }

  private async ask(secret: string, operator: string, pair: string) {
    try {
      await checkSecret(secret, operator)
    } catch {
      return false
    }
    this.granted.add(pair)
    if (this.given === secret) this.given = null
    this.store.update({ secret, authorized: true })
    return true
  }

  /** With no other pair at stake, a reload may find the given secret again. */
  private keepFirst() {
    if (this.given?.length === idLength && this.store.get().secret === null) this.store.update({ secret: this.given })
  }
}
