import type { GameAnalysis } from '../analysis/types.ts'
import type { Scope } from './scope.ts'

/** What the player of a game agreed to. */
export type Consent = {
  /** The player's account at the partner may open the result. */
  open: boolean
  /** The partner may read what its `sharing` setting names. */
  share: boolean
  /** Version of the text that the player saw */
  textVersion: string
  /** What that text said would be shared */
  what: readonly string[]
  at: number
}

/** When the consent was used. */
export type ConsentUses = {
  opened: number[]
  read: number[]
}

export type SharedResult = {
  analysis: GameAnalysis
  consent: Consent
}

/** Players' consents. */
export type ConsentStore = {
  /** Idempotent. Partners are notified of a change of `share`. */
  put(gameId: number, consent: Consent): Promise<Consent>
  find(gameId: number): Promise<Consent | undefined>
  /** Every change, oldest first. */
  history(gameId: number): Promise<Consent[]>
  noteUse(gameId: number, kind: 'opened' | 'read', at: number, secretHash?: string): Promise<void>
  wasOpenedWith(gameId: number, secretHash: string): Promise<boolean>
  uses(gameId: number): Promise<ConsentUses>
  /** Returns a shared result and records the read. `not_found` where it is not shared. */
  read(scope: Scope, reference: string, at: number): Promise<SharedResult>
}
