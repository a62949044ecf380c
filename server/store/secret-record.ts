/** A page secret. Only its SHA-256 is kept: the secret itself has 216 random bits, so a slow hash adds nothing. */
export type NewSecret = {
  /** SHA-256, hex */
  hash: string
  operator: string
  test: boolean
  /** ms since 1970 */
  createdAt: number
  revokedAt: number | null
  /** What its maker called it, and who that was; undefined: from the command line */
  name?: string
  madeBy?: string
}

/** What a session secret has that a page secret has not. */
export type SessionOfSecret = {
  sessionId: string
  /** SHA-256 over operator and the partner's own id of the player; none for an anonymous one */
  externalHash: string | undefined
  /** The language set the partner asked for */
  language: string | undefined
  /** Until when games and reports may be opened with it */
  opensUntil: number
  /** Until when what was opened goes on; before the first game the same */
  endsAt: number
}

/** A page secret or a session secret. */
export type SecretRecord = NewSecret & {
  /** The secret or its operator is paused. */
  paused: boolean
  /** Day of the last use, `2026-11-22` */
  lastUsed: string | null
  /** After a rotation: when it ends */
  retiresAt?: number
  session?: SessionOfSecret
}
