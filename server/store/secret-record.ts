/** A page secret. Only its SHA-256 is stored: the secret itself has 216 random bits, so a slow hash adds nothing. */
export type NewSecret = {
  /** SHA-256, hex */
  hash: string
  operator: string
  test: boolean
  /** ms since 1970 */
  createdAt: number
  revokedAt: number | null
  /** Its creator's name for it, and who that was; undefined: created on the command line */
  name?: string
  madeBy?: string
}

/** Fields that only session secrets have. */
export type SessionOfSecret = {
  sessionId: string
  /** SHA-256 of operator and the partner's own player id; undefined for an anonymous player */
  externalHash: string | undefined
  /** The language set the partner asked for */
  language: string | undefined
  /** Until when it can open games and reports */
  opensUntil: number
  /** Until when what it opened can continue; the same before the first game */
  endsAt: number
}

/** A page secret or a session secret. */
export type SecretRecord = NewSecret & {
  /** The secret or its operator is paused. */
  paused: boolean
  /** Day of the last use, `2026-11-22` */
  lastUsed: string | null
  /** After a rotation: when it expires */
  retiresAt?: number
  session?: SessionOfSecret
}
