import type { NewSecret } from './secret-record.ts'

/** A session secret to be kept, made with a server key. */
export type NewSession = {
  hash: string
  /** Of the server key */
  keyHash: string
  test: boolean
  sessionId: string
  externalHash?: string | undefined
  language?: string | undefined
  createdAt: number
  opensUntil: number
}

/** A key of a partner's server, 256 random bits of which the SHA-256 is kept. */
export type NewServerKey = {
  hash: string
  operator: string
  name: string
  test: boolean
  createdAt: number
  /** A member of the console; undefined: from the command line */
  madeBy?: string
}

export type ServerKey = NewServerKey & {
  /** After a rotation: when it ends */
  retiresAt?: number
  revokedAt: number | null
  lastUsed: string | null
  /** The operator is paused. */
  paused: boolean
}

/** Server keys with the session secrets they make, and pauses of operators. */
export type KeyStore = {
  add(key: NewServerKey): Promise<void>
  find(hash: string): Promise<ServerKey | undefined>
  list(operator?: string): Promise<ServerKey[]>
  /** Ends the key and all its session secrets at once; as `revokeSecret`. */
  revoke(hashStart: string, at: number): Promise<ServerKey | undefined>
  /** Keeps a page secret or server key in the place of another, which works until then. */
  rotate(hash: string, until: number, next: NewSecret | NewServerKey): Promise<void>
  /** Revokes page secrets and server keys whose time is over. */
  retireDue(now: number): Promise<void>
  noteUse(hash: string, day: string): Promise<void>
  /** False when the key was revoked meanwhile. */
  addSession(session: NewSession): Promise<boolean>
  /** Removes up to `limit` session secrets without games that ended before a time; returns how many. */
  forgetSessions(before: number, limit: number): Promise<number>
  pauseOperator(operator: string, at: number | null): Promise<void>
  pausedOperators(): Promise<{ operator: string; pausedAt: number }[]>
}
