import type { ConsentGiver } from '../../contract/player-calls.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { Scope } from './scope.ts'

/** What the player of a game agreed to. */
export type Consent = {
  id: number
  /** The player's account at the partner may open the result. */
  open: boolean
  /** The partner may read what its `sharing` setting names. */
  share: boolean
  /** Version of the text that the player saw */
  textVersion: string
  at: number
  /** Who gave or took back each: the tab that played, or whoever opened the game by the player's account. */
  by: Record<'open' | 'share', ConsentGiver>
  /** While `share` is true: under which text it was agreed to, when, and what that text named. */
  shared?: { textVersion: string; at: number; what: readonly string[] }
}

/** What stands before any answer. */
export const nothingAgreed: Consent = { id: 0, open: false, share: false, textVersion: '', at: 0, by: { open: 'game', share: 'game' } }

/** An answer of the player. */
export type Answer = {
  open: boolean
  share: boolean
  textVersion: string
  /** What the text says would be shared */
  what: readonly string[]
  at: number
  by: ConsentGiver
}

/** When the consent was used: the newest times, and how many older ones there were. */
export type ConsentUses = { opened: number[]; openedMore: number; read: number[]; readMore: number }

export type SharedResult = { analysis: GameAnalysis; shared: NonNullable<Consent['shared']> }

/** Players' consents. */
export type ConsentStore = {
  /**
   * Stores an answer and returns what then stands. One that changes nothing is not stored; what was agreed to keeps its text, time and `what`
   * until a new text is agreed to. Partners are notified of a change of `share`; view ids end when `open` is taken back.
   */
  give(gameId: number, answer: Answer): Promise<Consent>
  /**
   * The same for somebody who may only take back: what was agreed to stands only if it is asked for too.
   * Undefined where nothing is taken back and something asked for does not stand.
   */
  takeBack(gameId: number, answer: Answer): Promise<Consent | undefined>
  find(gameId: number): Promise<Consent | undefined>
  /** Every change, oldest first. */
  history(gameId: number): Promise<Consent[]>
  uses(gameId: number): Promise<ConsentUses>
  /** Returns a shared result and records the read. `not_found` where it is not shared. */
  read(scope: Scope, reference: string, at: number): Promise<SharedResult>
}
