import { timingSafeEqual } from 'node:crypto'
import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import type { SecretRecord } from '../store/store.ts'
import { hashSecret } from './secrets.ts'

/** Compared with where there is no such secret, so that both ways take the same time. */
const nobody: SecretRecord = { hash: hashSecret(''), operator: '', test: false, createdAt: 0, revokedAt: 0 }

/** Whether two texts are equal, in a time that does not tell where they differ. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))

/**
 * The record of a valid, unrevoked secret that belongs to the operator (any operator if none is given).
 * Throws `unauthorized`, and `rate_limited` after too many failures of that client.
 */
export const authenticate = async (
  { store, failures, metrics }: Pick<Deps, 'store' | 'failures' | 'metrics'>,
  client: string,
  secret: string,
  operator?: string,
): Promise<SecretRecord> => {
  await failures.check(client)
  const found = (await store.findSecret(hashSecret(secret))) ?? nobody
  const ofOperator = isEqual(found.operator, operator ?? found.operator)
  if (found !== nobody && found.revokedAt === null && ofOperator) return found
  await failures.take(client)
  metrics.authenticationFailed()
  throw new ProblemError('unauthorized')
}
