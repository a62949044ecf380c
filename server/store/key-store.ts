import type { NewSecret } from './secret-record.ts'

/** A new session secret, created with a server key. */
export type NewSession = {
  hash: string
  /** Hash of the server key, whose operator and world it takes */
  keyHash: string
  sessionId: string
  externalHash?: string | undefined
  language?: string | undefined
  createdAt: number
  opensUntil: number
}

/** A server key of a partner: 256 random bits, of which only the SHA-256 is stored. */
export type NewServerKey = {
  hash: string
  operator: string
  name: string
  test: boolean
  createdAt: number
  /** The console member who created it; undefined: created on the command line */
  madeBy?: string
}

export type ServerKey = NewServerKey & {
  /** After a rotation: when it expires */
  retiresAt?: number
  revokedAt: number | null
  lastUsed: string | null
  /** The operator is paused. */
  paused: boolean
}

/** Server keys with the session secrets they create, and pauses of operators. */
export type KeyStore = {
  add(key: NewServerKey): Promise<void>
  find(hash: string): Promise<ServerKey | undefined>
  list(operator?: string): Promise<ServerKey[]>
  /** Revokes the key and all its session secrets at once; otherwise as `revokeSecret`. */
  revoke(hashStart: string, at: number): Promise<ServerKey | undefined>
  /** Adds a replacement for a page secret or server key; the old one works until `until`. */
  rotate(hash: string, until: number, next: NewSecret | NewServerKey): Promise<void>
  /** Revokes page secrets and server keys that have reached their end. */
  retireDue(now: number): Promise<void>
  noteUse(hash: string, day: string): Promise<void>
  /** False when the key has been revoked in the meantime. */
  addSession(session: NewSession): Promise<boolean>
  /** Removes up to `limit` session secrets without games that expired before a time; returns how many. */
  forgetSessions(before: number, limit: number): Promise<number>
  pauseOperator(operator: string, at: number | null): Promise<void>
  pausedOperators(): Promise<{ operator: string; pausedAt: number }[]>
}
