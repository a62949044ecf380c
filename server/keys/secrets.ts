import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { fingerprintLength } from '../../contract/console/fields.ts'

/** 216 random bits as 36 characters of `[A-Za-z0-9_-]`; no leading dash, which command lines take for an option, and no prefix of another kind. */
export const createSecret = (): string => {
  const secret = randomBytes(27).toString('base64url')
  return /^(-|sk_|ss_|rf_)/.test(secret) ? createSecret() : secret
}

/** A key of a partner's server: 256 random bits. */
export const createServerKey = (): string => `sk_${randomBytes(32).toString('base64url')}`

/** Whether a text has the form of a server key. */
export const isServerKey = (text: string): boolean => /^sk_[A-Za-z0-9_-]{43}$/.test(text)

/** A session secret, as long as a page secret: 198 random bits. */
export const createSessionSecret = (): string => `ss_${randomBytes(25).toString('base64url').slice(0, 33)}`

/** Identifies a session to the partner; grants no access. */
export const createSessionId = (): string => randomUUID()

/** Identifies a game to the partner; grants no access. 132 random bits. */
export const createReference = (): string => `rf_${randomBytes(17).toString('hex').slice(0, 33)}`

/** Signs webhooks: 256 random bits, in the form of the Standard Webhooks specification. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The stored form of a secret or key. With 198 random bits or more even a fast hash cannot be brute-forced. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The start of a hash, by which people name what it is of; it opens nothing. */
export const fingerprintOf = (hash: string): string => hash.slice(0, fingerprintLength)
