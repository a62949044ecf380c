import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import type { Advice, RiskGuess } from '../../contract/results.ts'
import type { GameAnalysis, ReferenceGroup } from '../analysis/types.ts'
import type { NewJob } from '../jobs/jobs.ts'

/** An operator secret. Only its SHA-256 is kept: the secret itself has 216 random bits, so a slow hash adds nothing. */
export type SecretRecord = {
  /** SHA-256, hex */
  hash: string
  operator: string
  test: boolean
  /** ms since 1970 */
  createdAt: number
  revokedAt: number | null
}

/** What registers a game: the player's uid under a valid pair of secret and operator. */
export type Registration = {
  uid: string
  operator: string
  secretHash: string
  /** SHA-256 over operator and the partner's own id of the player, if one was given */
  externalHash?: string | undefined
  at: number
}

/** A game as far as it is known without its draws. */
export type GameRecord = {
  /** The database's own number of it. */
  id: number
  uid: string
  operator: string
  /** ms since 1970 */
  createdAt: number
  /** Whether its secret was revoked: it can then be read, but not written. */
  revoked: boolean
}

export type GameCounts = {
  operator: string
  started: number
  completed: number
  analysed: number
}

/** A use of something limited by a client; times in ms since 1970. */
export type NewUse = {
  /** A hash */
  client: string
  now: number
  /** When it counts no longer */
  until: number
  limit: number
}

/** Uses that count, and when the first of them ends. */
export type ClientUses = {
  uses: number
  endsAt: number
}

export type CompletedGame = {
  /** The database's own number of it, which nobody outside knows */
  id: number
  draws: Omit<CardSelection, 'id'>[]
}

/**
 * All that is kept. Every write is durable when its promise resolves, and a repeat of it changes nothing.
 * Refusals are ProblemErrors: `forbidden` for a uid that is not registered or whose secret is revoked, `conflict` for what contradicts
 * the first record, `unavailable` when the database cannot be reached. Both engines pass `store-contract.ts`.
 */
export type Store = {
  addSecret(secret: SecretRecord): Promise<void>
  findSecret(hash: string): Promise<SecretRecord | undefined>
  /** Oldest first. */
  listSecrets(operator?: string): Promise<SecretRecord[]>
  /** Revokes by the first characters of the hash; undefined when they fit none or several. Acts at once, in every process. */
  revokeSecret(hashStart: string, at: number): Promise<SecretRecord | undefined>

  /** `conflict` when the uid belongs to another operator or another external id. */
  registerGame(registration: Registration): Promise<'registered' | 'repeated'>
  findGame(uid: string): Promise<GameRecord | undefined>
  /** The uid of that player's newest game with advice, else of the newest game. */
  findUidByExternal(operator: string, externalHash: string): Promise<string | undefined>
  /** Adds one to the mails sent for a game, or takes one back that failed, and returns their number; undefined for an unknown uid. */
  countMail(uid: string, by?: 1 | -1): Promise<number | undefined>
  /** Adds to the calls of a game and returns their number; undefined for an unknown uid. */
  countCalls(uid: string, by: number): Promise<number | undefined>

  /** Stores the next draw, or recognises a repeat; returns the turns stored up to and with it. */
  addDraw(selection: CardSelection): Promise<number>
  /** In the order of play. */
  listDraws(uid: string): Promise<CardSelection[]>
  addPopupAnswer(answer: PopupAnswerRecord): Promise<void>
  listPopupAnswers(uid: string): Promise<PopupAnswerRecord[]>

  /** The first analysis of a game stands. */
  addAnalysis(uid: string, analysis: GameAnalysis, at: number): Promise<void>
  findAnalysis(uid: string): Promise<GameAnalysis | undefined>
  /** The first guess stands; another value is a `conflict`. */
  addGuess(uid: string, guess: RiskGuess): Promise<RiskGuess>
  findGuess(uid: string): Promise<RiskGuess | undefined>
  /** The first advice stands and is returned. */
  addAdvice(uid: string, advice: Advice): Promise<Advice>
  findAdvice(uid: string): Promise<Advice | undefined>

  /** Analysed games that may enter a comparison group: firm ones of live secrets, the first of each external id. */
  countFirstPlays(): Promise<number>
  /** The first `count` of them, oldest analysis first, as the JSON they are kept in. */
  listFirstPlays(count: number): Promise<string[]>
  /** Keeps a comparison group of this installation; a version that is there stays as it is. */
  addReferenceGroup(group: ReferenceGroup): Promise<void>
  findReferenceGroup(version: string): Promise<ReferenceGroup | undefined>
  /** The one with the most people. */
  newestReferenceGroup(): Promise<ReferenceGroup | undefined>
  /** All complete games of live secrets in the order of their registration, read `page` at a time. */
  completedGames(page?: number): AsyncIterable<CompletedGame>

  /** Games of live secrets for each operator, removed ones included; sorted by operator. */
  countGames(): Promise<GameCounts[]>
  /** Removes up to `limit` games registered before a time, with all that belongs to them; returns how many. Counts stay. */
  removeGames(before: number, limit: number): Promise<number>
  /** Removes all games of a partner's own user id; returns how many. Counts stay. */
  removeExternal(operator: string, externalHash: string): Promise<number>

  /** Counts a use by a client until it ends; false, and nothing is counted, when the limit is reached. */
  addUse(use: NewUse): Promise<boolean>
  findUses(client: string, now: number): Promise<ClientUses>
  /** The key for hashes of clients, the same in every process; made with the database. */
  clientKey(): Promise<string>

  /** Puts work into the line; false where a job with its key is there. Only once the line is open. */
  addJob(job: NewJob): Promise<boolean>

  /** Rejects unless the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}
