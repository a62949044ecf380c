import { timingSafeEqual } from 'node:crypto'
import type { OperatorState } from '../../contract/operator-state.ts'
import { ProblemError } from '../errors/problem.ts'
import { hashSecret, isServerKey } from '../keys/secrets.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { operatorState, requireState } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import { type Clock, isoDay } from '../process/time.ts'
import type { ServerKey } from '../store/keys.ts'
import type { SecretRecord } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from './count-uses.ts'
import { networkOf } from './network-of.ts'

export type AuthenticationNeeds = { clock: Clock; store: Store; operators: Operators; limits: Limits; metrics: Metrics }

/** Constant-time comparison of two texts. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))

/** Purpose of a secret: to open something, or to continue what it opened before. A page secret does both until it is revoked. */
export type Purpose = 'open' | 'go on'

/**
 * The record of a valid secret that belongs to the operator, and to the game's world if a game is given. Only a wrong, revoked or expired
 * secret counts as a failure; a valid one passes whatever others of its network do.
 * Throws `unauthorized`, `rate_limited` after too many failures of that client, and `paused` or `not_found` where the label is past `label`, the
 * last state that the call is for.
 */
export const authenticate = async (
  deps: AuthenticationNeeds,
  client: string,
  secret: string,
  { of, purpose, lastState }: { of?: { operator: string; test?: boolean }; purpose: Purpose; lastState: OperatorState },
): Promise<SecretRecord> => {
  const { store, clock } = deps
  const now = clock()
  const record = await store.findSecret(hashSecret(secret))
  // Compared also where there is no such secret, so that both paths take the same time.
  const isOf = isEqual(record?.operator ?? '', of?.operator ?? record?.operator ?? '') && record?.test === (of?.test ?? record?.test)
  const isRetired = (record?.retiresAt ?? Number.POSITIVE_INFINITY) <= now
  if (!record || isRetired || record.revokedAt !== null || !isOf)
    return fail(deps, client, 'the secret is unknown, revoked, or belongs to another operator: use another')
  const ends = purpose === 'open' ? record.opensUntil : record.endsAt
  if (ends !== null && ends <= now) return fail(deps, client, 'the session secret has expired: create a new one', ends)
  const state = operatorState(deps, record.operator, record.state)
  requireState(state, lastState)
  if (record.sessionId === null && record.lastUsed !== isoDay(now)) await store.noteSecretUse(record.hash, isoDay(now))
  return { ...record, state }
}

/** The server key of an `Authorization: Bearer sk_…` header; refusals as in `authenticate`. */
export const authenticateServer = async (deps: AuthenticationNeeds, client: string, header: string | undefined): Promise<ServerKey> => {
  const { store, clock } = deps
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (!isServerKey(token))
    return fail(deps, client, token ? 'this is not a server key (sk_ and 43 characters)' : 'send Authorization: Bearer sk_…')
  const record = await store.keys.find(hashSecret(token))
  const isRetired = (record?.retiresAt ?? Number.POSITIVE_INFINITY) <= clock()
  if (!record || isRetired || record.revokedAt !== null)
    return fail(deps, client, 'the server key is unknown or revoked: make one in the console')
  const day = isoDay(clock())
  if (record.lastUsed !== day) await store.keys.noteUse(record.hash, day)
  return { ...record, state: operatorState(deps, record.operator, record.state) }
}

/** `until`: when the secret expired, ms. */
const fail = async ({ limits, metrics }: AuthenticationNeeds, client: string, detail: string, until?: number): Promise<never> => {
  await limits.use('failures', networkOf(client))
  metrics.authenticationFailed()
  throw new ProblemError('unauthorized', detail, until === undefined ? {} : { until })
}
