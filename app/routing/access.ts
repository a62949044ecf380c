import { ApiError } from '../../contract/call.ts'
import { idLength, sessionSecretStart } from '../../contract/constants.ts'
import { checkSecret } from '../api/calls.ts'
import { PromiseCache, promptPromise } from '../promise-cache.ts'
import type { SessionStore } from '../session/session-store.ts'

/**
 * `many`: too many tries from this network. `ended`: the time of a partner's secret is over. `paused`, `closed`: the label lets nobody in
 * for a while, or for good. `visitor`: the external user id is unknown, so only the landing page is open. `report`: that id has a report.
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
 * Authorisation belongs to the pair of secret and operator, and is checked with the server once per page load. Only status 200 counts, and
 * if the host page may only run tests, only that of a test secret.
 * @param newSecret a secret that was given from outside and not checked yet; it takes precedence over a stored one
 * @param hostReady settles when the host has given its configuration, or is taken as absent
 * @param testOnly whether only test secrets count; asked after `hostReady`
 * @param isEnded whether the page is that of a label that has ended: it says so to whoever comes, with whatever link
 */
export const createAccess = (
  store: SessionStore,
  newSecret: string | null,
  hostReady: Promise<void>,
  onGranted: () => void,
  testOnly = () => false,
  isEnded = () => false,
) => {
  /** The partner's id of a player whose report is to be looked up, and how. */
  let lookUp: ((secret: string | null) => Promise<boolean>) | null = null
  const verdicts = new PromiseCache<string, AccessState>()
  const grantedPairs = new Set<string>()
  /** Those of them that are for tests. */
  const testPairs = new Set<string>()
  /** The landing page has led to the report. */
  let hasLeft = false

  const pairNow = () => `${newSecret ?? store.get().secret} ${store.get().operator}`
  /** No other pair is affected, so a reload may restore the given secret. */
  const keepFirst = () => {
    if (newSecret?.length === idLength && store.get().secret === null) store.update({ secret: newSecret })
  }
  const has = () => grantedPairs.has(pairNow())
  const verdict = (): PromiseLike<AccessState> => {
    if (has()) return granted
    const pair = pairNow()
    return verdicts.find(pair, () => hostReady.then(() => (pairNow() === pair ? check() : verdict())))
  }

  const judgeLanding = async (): Promise<AccessState> => {
    // A game that has no result yet is not given up for an older report.
    const { cards_turned, risk_score_guess } = store.get()
    if (!lookUp || isEnded() || (cards_turned > 0 && risk_score_guess === null)) return verdict()
    if (testOnly() && (await verdict()) !== 'granted') return verdict()
    const isKnown = await lookUp(newSecret ?? store.get().secret)
    void verdict()
    return isKnown ? 'report' : 'visitor'
  }

  const check = async (): Promise<AccessState> => {
    const { secret: stored, operator } = store.get()
    const secret = newSecret ?? stored
    if (secret?.length !== idLength) return isEnded() ? 'closed' : 'refused'
    const pair = pairNow()
    try {
      const { isTest, linked, language } = await checkSecret(secret, operator)
      if (testOnly() && !isTest) return 'refused'
      if (isTest) testPairs.add(pair)
      store.update({ linked })
      store.chooseLanguage(language, 'server')
      await access.beforeGranting()
    } catch (error) {
      const refusal = isEnded() ? 'closed' : refusalOf(error, secret)
      access.isClosed = refusal === 'closed'
      access.until = (error as Partial<ApiError>).until
      // A player who has begun may go on: a pause, or an end, only keeps others out.
      if ((refusal !== 'paused' && refusal !== 'closed') || store.get().cards_turned === 0 || secret !== stored) return refusal
    }
    grantedPairs.add(pair)
    if (newSecret === secret) newSecret = null
    store.update({ secret, authorized: true })
    onGranted()
    return 'granted'
  }

  keepFirst()
  const access = {
    /** When the last refusal passes, or since when it holds, as far as the server said so. */
    until: undefined as Date | undefined,
    /** The label has ended: who has begun may go on, and nothing else begins. */
    isClosed: false,
    /** What the screens need that become open: texts in the language that came with the secret. */
    beforeGranting: (): Promise<unknown> => Promise.resolve(),
    /** Takes a secret from the host. */
    setSecret: (secret: string) => {
      newSecret = secret
      keepFirst()
    },
    /** An external user id was given with this load of the page: the landing page looks for its report. */
    findReportFirst: (search: (secret: string | null) => Promise<boolean>) => {
      lookUp = search
    },
    /** Whether the session's pair is known to be good; no call is made. */
    has,
    /** Whether what is played now is a test. */
    isTest: () => has() && testPairs.has(pairNow()),
    /** The same promise for the same question, until `retry`. */
    verdict,
    /** The landing page looks first for the report of an external user id, once in each load. */
    landingVerdict: (): PromiseLike<AccessState> => (hasLeft ? verdict() : verdicts.find(landing, () => hostReady.then(judgeLanding))),
    /** The player comes back to the landing page: nothing is looked up again. */
    leaveLanding: () => {
      hasLeft = true
    },
    retry: (): PromiseLike<AccessState> => {
      verdicts.delete(pairNow())
      verdicts.delete(landing)
      return verdict()
    },
  }
  return access
}
export type Access = ReturnType<typeof createAccess>
