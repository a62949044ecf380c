import { setTimeout as sleep } from 'node:timers/promises'
import type { ConsoleErrorCode } from '../../contract/console/console-errors.ts'
import { ProblemError } from '../errors/problem.ts'
import type { IdHash } from '../keys/id-key.ts'
import { type Clock, day } from '../process/time.ts'
import type { Store } from '../store/store.ts'

export const idempotencyKeyLifetimeMs = day
/** How long a repeat waits for the first call, ms: longer than a mail takes. */
const firstCallTimeoutMs = 25_000
const pollMs = 200

/** The request's `Idempotency-Key`; undefined without one. Throws `invalid` unless it has 1 to 64 of `[A-Za-z0-9_-]`. */
export const idempotencyKeyOf = (headers: { readonly [name: string]: string | string[] | undefined }): string | undefined => {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(key))
    throw new ProblemError('invalid', 'Idempotency-Key must have 1 to 64 of A–Z, a–z, 0–9, - and _')
  return key
}

/** What a key is bound to. */
type KeyedRequest = {
  call: string
  /** Whom or what it is about: a uid, a member */
  subject: string
  /** The game with which the record is removed */
  gameId?: number | undefined
  /** Everything asked for: another request under the same key is refused */
  request: readonly unknown[]
}

type KeyedCall<Reply> = {
  /** Does what was asked for; `made` names what it made, from which `repeat` builds the reply again. */
  run(): Promise<{ reply: Reply; made?: string }>
  /** The reply of a call that was done before. */
  repeat(madeId: string | undefined): Promise<Reply>
  /** Whether doing it twice does no more than doing it once: a call that never ended, as its process was killed, is then done again. */
  repeatable?: boolean
}

/** A refusal that a repeat gets too. Those for load and limits are not kept: the same key tries again. */
type Refusal = { code: ConsoleErrorCode; detail: string }
const isKept = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && !['rate_limited', 'unavailable', 'internal', 'mail_failed', 'paused'].includes(error.code)

/**
 * Does a call once for its idempotency key: a repeat within 24 hours gets the first answer, one that asks for something else is a `conflict`.
 * Kept are HMACs of key and request, the status, and what names the result. Where it is not known whether a call that never ended was
 * done, its repeat is a `conflict` too: nothing is done twice.
 */
export const withIdempotencyKey = async <Reply>(
  { store, clock, idHash }: { clock: Clock; store: Store; idHash: IdHash },
  key: string | undefined,
  { call, subject, gameId, request: requestParts }: KeyedRequest,
  { run, repeat, repeatable = false }: KeyedCall<Reply>,
): Promise<Reply> => {
  if (key === undefined) return (await run()).reply
  const keys = store.idempotencyKeys
  const hash = idHash('idempotency key', call, subject, key)
  const request = idHash('idempotent request', call, subject, key, JSON.stringify(requestParts))
  const at = clock()
  let earlier = await keys.claim({ hash, request, gameId, at }, at - idempotencyKeyLifetimeMs)
  if (earlier && earlier.request !== request)
    throw new ProblemError('conflict', 'this Idempotency-Key was used for another request: use a new key')
  for (let waitedMs = 0; earlier && !earlier.answer && !repeatable && waitedMs < firstCallTimeoutMs; waitedMs += pollMs) {
    await sleep(pollMs)
    earlier = await keys.find(hash)
    if (!earlier)
      return withIdempotencyKey({ store, clock, idHash }, key, { call, subject, gameId, request: requestParts }, { run, repeat })
  }
  if (earlier?.answer) {
    const refusal = JSON.parse(earlier.answer) as Refusal | null
    if (refusal) throw new ProblemError(refusal.code, refusal.detail)
    return repeat(earlier.made ?? undefined)
  }
  if (earlier && !repeatable)
    throw new ProblemError(
      'conflict',
      'the outcome of the first request with this Idempotency-Key is unknown: fetch the current state, then use a new key',
    )
  try {
    const { reply, made: madeId } = await run()
    await keys.finish(hash, 'null', madeId)
    return reply
  } catch (error) {
    if (isKept(error)) {
      const refusal: Refusal = { code: error.code, detail: error.message }
      await keys.finish(hash, JSON.stringify(refusal), undefined)
    } else await keys.release(hash)
    throw error
  }
}
