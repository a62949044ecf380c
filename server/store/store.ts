import type { CountedEvent } from '../../contract/count-calls.ts'
import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import type { Advice, RiskGuess } from '../../contract/results.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { NewJob } from '../jobs/jobs.ts'
import type { AuditEntry, Note } from './audit-entry.ts'
import type { ConsentStore } from './consent-store.ts'
import type { MemberStore } from './console-store.ts'
import type { DocumentStore } from './document-store.ts'
import type { FigureStore } from './figure-store.ts'
import type { IdempotencyStore } from './idempotency-keys.ts'
import type { KeyStore } from './key-store.ts'
import type { LookStore } from './look-store.ts'
import type { NormsStore } from './norms-store.ts'
import type { NoticeStore } from './notice-store.ts'
import type { Scope } from './scope.ts'
import type { NewSecret, SecretRecord } from './secret-record.ts'
import type { UserIdStore } from './user-ids.ts'
import type { ExternalGame, ViewStore } from './view-store.ts'
import type { WebhookStore } from './webhook-store.ts'

/** Registers a game: the player's uid with a valid pair of secret and operator. */
export type Registration = {
  uid: string
  operator: string
  secretHash: string
  /** Whether it is a session secret */
  session?: boolean
  /** `hashExternalId` of the partner's own player id, if one was given */
  externalHash?: string | undefined
  /** What the operator's folder says of user ids, which are open or not when the game begins; none: `sessions` */
  folderUserIds?: UserIdMode
  /** The partner's name for the game; generated if none is given */
  reference?: string
  at: number
}

/** A game without its draws. */
export type GameRecord = {
  /** The database's own id */
  id: number
  uid: string
  operator: string
  /** ms since 1970 */
  createdAt: number
  /** The server's times of the first and the last draw */
  firstDrawAt: number | null
  completedAt: number | null
  reference: string
  externalHash: string | undefined
  test: boolean
  /** Whether its secret was revoked: the game is then read-only. */
  revoked: boolean
  /** When it becomes read-only, if registered with a session secret; null: with a page secret */
  endsAt: number | null
}

/** Whether a game may still be written. */
export const isOpenAt = ({ revoked, endsAt }: GameRecord, at: number): boolean => !revoked && (endsAt === null || endsAt > at)

/** A game as its partner refers to it. */
export type ReferencedGame = {
  uid: string
  reference: string
  sessionId: string | undefined
  completedAt: number | null
}

/** Occurrences of an event at an operator in a week. */
export type EventCount = {
  operator: string
  /** ISO 8601, `2026-W47` */
  week: string
  event: CountedEvent
  /** Key of the claim it refers to */
  claim?: string
  count: number
}

/** An occurrence; those of test games are counted apart. */
export type NewCount = Omit<EventCount, 'count'> & { test?: boolean }

/** Occurrences of an event in a week, over all claims. */
export type WeekEvents = Pick<EventCount, 'week' | 'event' | 'count'>

/** How often one of the three answers was given, over all operators and weeks. */
export type AnswerCount = Pick<EventCount, 'event' | 'claim' | 'count'>

/** An audit entry with its id. */
export type StoredEntry = AuditEntry & { id: number }

export type GameCounts = {
  operator: string
  started: number
  completed: number
  analysed: number
}

/** A rate-limited use by a client; times in ms since 1970. */
export type NewUse = {
  /** A hash */
  client: string
  now: number
  /** When it expires */
  until: number
  limit: number
}

/** Uses that count, and when the earliest of them expires. */
export type ClientUses = {
  uses: number
  endsAt: number
}

/** Claims are derived from the analysis, so they are not stored with the guess. */
export type StoredGuess = Omit<RiskGuess, 'claims'>

export type CompletedGame = {
  /** The database's own id, never exposed */
  id: number
  draws: Omit<CardSelection, 'id'>[]
  /** In chronological order, each with the number of cards turned at that point */
  popups: (Omit<PopupAnswerRecord, 'id'> & { cards_turned: number })[]
  /** As stored, if the game was analysed */
  analysis: GameAnalysis | undefined
  createdAt: number
  completedAt: number | null
  /** Its secret was revoked */
  revoked: boolean
}

/**
 * The store. Every write is durable when its promise resolves, and idempotent.
 * Refusals are ProblemErrors: `forbidden` for a uid that is not registered or whose secret is revoked, `conflict` for a contradiction of
 * the first record, `unavailable` when the database cannot be reached. Both engines pass `store-contract.ts`.
 */
export type Store = {
  /** The same store, with each change audited in its own transaction. `Result` is the result of the change. */
  noting<Result>(note: Note<Result>): Store
  addSecret(secret: NewSecret): Promise<void>
  findSecret(hash: string): Promise<SecretRecord | undefined>
  /** Oldest first. */
  listSecrets(operator?: string): Promise<SecretRecord[]>
  /** Revokes by a prefix of the hash; undefined when it matches none or several. Takes effect at once, in every process. */
  revokeSecret(hashStart: string, at: number): Promise<SecretRecord | undefined>
  /** Pauses a secret, or resumes it if null; otherwise as `revokeSecret`. */
  pauseSecret(hashStart: string, at: number | null): Promise<SecretRecord | undefined>
  noteSecretUse(hash: string, day: string): Promise<void>
  keys: KeyStore
  userIds: UserIdStore
  audit: {
    add(entry: AuditEntry): Promise<void>
    /** Newest first; only those with an id below `before`. */
    list(limit: number, operator?: string, before?: number): Promise<StoredEntry[]>
    /** The same of what the provider did, in the console and by command, and of what concerns no operator. */
    listProvider(limit: number, before?: number): Promise<StoredEntry[]>
  }
  members: MemberStore
  notices: NoticeStore
  looks: LookStore
  figures: FigureStore
  consents: ConsentStore
  views: ViewStore
  idempotencyKeys: IdempotencyStore
  webhooks: WebhookStore
  documents: DocumentStore

  /**
   * `unauthorized` where the secret is no longer valid, `forbidden` for an eleventh game of a session, `conflict` when the uid belongs to
   * another operator, another external id, or the other mode.
   */
  registerGame(registration: Registration): Promise<'registered' | 'repeated'>
  findGame(uid: string): Promise<GameRecord | undefined>
  /** A game in the scope by the partner's reference. */
  findByReference(scope: Scope, reference: string): Promise<ReferencedGame | undefined>
  /** The games in the scope of a player whom the partner can identify, oldest first. */
  listExternal(scope: Scope, externalHash: string): Promise<ExternalGame[]>
  /**
   * Adds one to the mails sent for a game, or subtracts one that failed, and returns their number; undefined for an unknown uid, and where
   * there are not fewer than `below`.
   */
  countMail(uid: string, by?: 1 | -1, below?: number): Promise<number | undefined>
  /** Adds to the call count of a game and returns it; undefined for an unknown uid. */
  countCalls(uid: string, by: number): Promise<number | undefined>

  /** Stores the next draw, or accepts a repeat; returns the number of turns up to and including it. `at` defaults to now. */
  addDraw(selection: CardSelection, at?: number): Promise<number>
  /** In the order of play. */
  listDraws(uid: string): Promise<CardSelection[]>
  addPopupAnswer(answer: PopupAnswerRecord, at?: number): Promise<void>
  listPopupAnswers(uid: string): Promise<PopupAnswerRecord[]>

  /** The first analysis of a game is final. `comparable`: whether it may enter a comparison group; default no */
  addAnalysis(uid: string, analysis: GameAnalysis, at: number, comparable?: boolean): Promise<void>
  findAnalysis(uid: string): Promise<GameAnalysis | undefined>
  /** The first guess is final; another value is a `conflict`. */
  addGuess(uid: string, guess: StoredGuess): Promise<StoredGuess>
  findGuess(uid: string): Promise<StoredGuess | undefined>
  /** The first advice is final and is returned. */
  addAdvice(uid: string, advice: Advice): Promise<Advice>
  findAdvice(uid: string): Promise<Advice | undefined>

  norms: NormsStore
  /** All complete games of live secrets in order of registration, read `page` at a time. */
  completedGames(page?: number): AsyncIterable<CompletedGame>

  /** Games of live secrets for each operator, removed ones included; sorted by operator. */
  countGames(): Promise<GameCounts[]>
  /** Removes up to `limit` games registered before a time, with all their data; returns how many. Counts stay. */
  removeGames(before: number, limit: number): Promise<number>
  /** Removes the games in the scope of a partner's own user id; returns how many. Counts stay, and the partner is notified. */
  removeExternal(scope: Scope, externalHash: string, at: number): Promise<number>
  /** The same for one game. */
  removeGame(uid: string, at: number): Promise<number>
  /** Overwrites what removed games left in the database's files, where that is due. To be called every hour. */
  scrub(): Promise<void>

  /** Anonymous counts. */
  eventCounts: {
    add(event: NewCount): Promise<void>
    /** Of live games, by operator, week, event and claim. */
    list(operator?: string): Promise<EventCount[]>
    /** Sums over all claims for a range of weeks, both ends included. */
    weeks(operator: string, from: string, to: string, test: boolean): Promise<WeekEvents[]>
    /** Whether results match how people say they played: sums by answer and claim, at most one row per claim and answer. */
    answers(): Promise<AnswerCount[]>
  }

  /** Counts a use by a client until it expires; false, and not counted, when the limit is reached. */
  addUse(use: NewUse): Promise<boolean>
  findUses(client: string, now: number): Promise<ClientUses>

  /** Enqueues a job; false if one with this key already exists. Only once the queue is open. */
  addJob(job: NewJob): Promise<boolean>
  /** Adds to the uses of a day, over all processes, and returns them. */
  addDayUse(subject: string, day: number, by?: number): Promise<number>
  /** Removes uses of days before this one. */
  forgetDayUses(before: number): Promise<void>
  /** The latest time recorded in this database. */
  clockSeen(): Promise<number | undefined>
  seeClock(at: number): Promise<void>

  /** Rejects unless the database can store. */
  ping(): Promise<void>
  close(): Promise<void>
}
