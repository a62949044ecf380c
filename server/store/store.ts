import type { CountedEvent } from '../../contract/count-calls.ts'
import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import type { Advice, RiskGuess } from '../../contract/results.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { NewJob } from '../jobs/jobs.ts'
import type { AuditEntry, Note } from './audit-entry.ts'
import type { ConsentStore } from './consent-store.ts'
import type { MemberStore } from './console-store.ts'
import type { DocumentStore } from './document-store.ts'
import type { FigureStore } from './figure-store.ts'
import type { KeyStore } from './key-store.ts'
import type { LookStore } from './look-store.ts'
import type { NormsStore } from './norms-store.ts'
import type { NewSecret, SecretRecord } from './secret-record.ts'
import type { WebhookStore } from './webhook-store.ts'

/** What registers a game: the player's uid under a valid pair of secret and operator. */
export type Registration = {
  uid: string
  operator: string
  secretHash: string
  /** Whether it is a session secret */
  session?: boolean
  /** SHA-256 over operator and the partner's own id of the player, if one was given */
  externalHash?: string | undefined
  /** What the partner will know the game by; the database makes one where none is given */
  reference?: string
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
  /** The server's time of the last card */
  completedAt: number | null
  reference: string
  externalHash: string | undefined
  test: boolean
  /** From when its reaction times count (science, section 6). */
  reactionTimeVersion: 1 | 2
  /** Whether its secret was revoked: it can then be read, but not written. */
  revoked: boolean
  /** When it can be written no longer, as it was registered with a session secret; null: with a page secret */
  endsAt: number | null
}

/** Whether a game may still be written. */
export const isOpenAt = ({ revoked, endsAt }: GameRecord, at: number): boolean => !revoked && (endsAt === null || endsAt > at)

/** A game as its partner names it. */
export type ReferencedGame = {
  uid: string
  reference: string
  sessionId: string | undefined
  completedAt: number | null
  test: boolean
}

/** A game of a player whom the partner knows. */
export type ExternalGame = {
  id: number
  uid: string
  reference: string
  sessionId: string | undefined
  startedAt: number
  completedAt: number | undefined
  analysedAt: number | undefined
  test: boolean
}

/** How often something happened at an operator in a week. */
export type EventCount = {
  operator: string
  /** ISO 8601, `2026-W47` */
  week: string
  event: CountedEvent
  /** Key of the claim it belongs to */
  claim?: string
  count: number
}

/** How often an event was counted in a week, whatever claims it belongs to. */
export type WeekEvents = Pick<EventCount, 'week' | 'event' | 'count'>

/** How often one of the three answers was given, at all operators and in all weeks. */
export type AnswerCount = Pick<EventCount, 'event' | 'claim' | 'count'>

/** An entry with its number. */
export type StoredEntry = AuditEntry & { id: number }

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

/** What may be said of a guess follows from the analysis. */
export type StoredGuess = Omit<RiskGuess, 'claims'>

export type CompletedGame = {
  /** The database's own number of it, which nobody outside knows */
  id: number
  draws: Omit<CardSelection, 'id'>[]
  /** In the order of time, each with the cards that were turned by then */
  popups: (Omit<PopupAnswerRecord, 'id'> & { cards_turned: number })[]
  /** As it is kept, where the game was analysed */
  analysis: GameAnalysis | undefined
  createdAt: number
  completedAt: number | null
  reactionTimeVersion: 1 | 2
  /** Its secret was revoked */
  revoked: boolean
}

/**
 * All that is kept. Every write is durable when its promise resolves, and a repeat of it changes nothing.
 * Refusals are ProblemErrors: `forbidden` for a uid that is not registered or whose secret is revoked, `conflict` for what contradicts
 * the first record, `unavailable` when the database cannot be reached. Both engines pass `store-contract.ts`.
 */
export type Store = {
  /** The same store, in which the log of changes gets an entry with each change, in one transaction. `Result` is that of the change. */
  noting<Result>(note: Note<Result>): Store
  addSecret(secret: NewSecret): Promise<void>
  findSecret(hash: string): Promise<SecretRecord | undefined>
  /** Oldest first. */
  listSecrets(operator?: string): Promise<SecretRecord[]>
  /** Revokes by the first characters of the hash; undefined when they fit none or several. Acts at once, in every process. */
  revokeSecret(hashStart: string, at: number): Promise<SecretRecord | undefined>
  /** Pauses a secret, or with null lets it go on; as `revokeSecret`. */
  pauseSecret(hashStart: string, at: number | null): Promise<SecretRecord | undefined>
  noteSecretUse(hash: string, day: string): Promise<void>
  keys: KeyStore
  audit: {
    add(entry: AuditEntry): Promise<void>
    /** Newest first; only those with a smaller number than `before`. */
    list(limit: number, operator?: string, before?: number): Promise<StoredEntry[]>
  }
  members: MemberStore
  looks: LookStore
  figures: FigureStore
  consents: ConsentStore
  webhooks: WebhookStore
  documents: DocumentStore

  /**
   * `unauthorized` where the secret is not valid any more, `forbidden` for an eleventh game of a session, `conflict` when the uid belongs to
   * another operator, another external id, or the other mode.
   */
  registerGame(registration: Registration): Promise<'registered' | 'repeated'>
  /** Operators whose pages brought a partner's own user ids with a page secret, as was usual before 1.1.0; sorted. */
  operatorsWithUserIds(): Promise<string[]>
  findGame(uid: string): Promise<GameRecord | undefined>
  /** A game of the operator by the name that the partner knows. */
  findByReference(operator: string, reference: string): Promise<ReferencedGame | undefined>
  /** All games of a player whom the partner knows, oldest first. */
  listExternal(operator: string, externalHash: string): Promise<ExternalGame[]>
  /**
   * The analysed ones of them, only those whose player agreed or all; with their analysis as it is kept. Those with advice come first,
   * then the newest.
   */
  listOpenable(operator: string, externalHash: string, agreed: boolean): Promise<(ExternalGame & { analysis: string })[]>
  /** Adds one to the mails sent for a game, or takes one back that failed, and returns their number; undefined for an unknown uid. */
  countMail(uid: string, by?: 1 | -1): Promise<number | undefined>
  /** Adds to the calls of a game and returns their number; undefined for an unknown uid. */
  countCalls(uid: string, by: number): Promise<number | undefined>

  /** Stores the next draw, or recognises a repeat; returns the turns stored up to and with it. `at` is now, unless given. */
  addDraw(selection: CardSelection, at?: number): Promise<number>
  /** In the order of play. */
  listDraws(uid: string): Promise<CardSelection[]>
  addPopupAnswer(answer: PopupAnswerRecord, at?: number): Promise<void>
  listPopupAnswers(uid: string): Promise<PopupAnswerRecord[]>

  /** The first analysis of a game stands. `networkPlace`: its number among the valid ones of its client network and day, where that is known */
  addAnalysis(uid: string, analysis: GameAnalysis, at: number, networkPlace?: number): Promise<void>
  findAnalysis(uid: string): Promise<GameAnalysis | undefined>
  /** The first guess stands; another value is a `conflict`. */
  addGuess(uid: string, guess: StoredGuess): Promise<StoredGuess>
  findGuess(uid: string): Promise<StoredGuess | undefined>
  /** The first advice stands and is returned. */
  addAdvice(uid: string, advice: Advice): Promise<Advice>
  findAdvice(uid: string): Promise<Advice | undefined>

  norms: NormsStore
  /** All complete games of live secrets in the order of their registration, read `page` at a time. */
  completedGames(page?: number): AsyncIterable<CompletedGame>

  /** Games of live secrets for each operator, removed ones included; sorted by operator. */
  countGames(): Promise<GameCounts[]>
  /** Removes up to `limit` games registered before a time, with all that belongs to them; returns how many. Counts stay. */
  removeGames(before: number, limit: number): Promise<number>
  /** Removes all games of a partner's own user id, or the test games among them; returns how many. Counts stay, and the partner is notified. */
  removeExternal(operator: string, externalHash: string, at: number, which?: 'all' | 'test'): Promise<number>
  /** The same for one game. */
  removeGame(uid: string, at: number): Promise<number>

  /** Counts without identity. */
  eventCounts: {
    add(event: Omit<EventCount, 'count'>): Promise<void>
    /** By operator, week, event and claim. */
    list(operator?: string): Promise<EventCount[]>
    /** Sums over claims, of weeks from and to these. */
    weeks(operator: string, from: string, to: string): Promise<WeekEvents[]>
    /** Whether results describe how somebody played: sums by answer and claim, as few as there are claims. */
    answers(): Promise<AnswerCount[]>
  }

  /** Counts a use by a client until it ends; false, and nothing is counted, when the limit is reached. */
  addUse(use: NewUse): Promise<boolean>
  findUses(client: string, now: number): Promise<ClientUses>
  /** The key for hashes of clients, the same in every process; made with the database. */
  clientKey(): Promise<string>

  /** Puts work into the queue; false if it already has a job with this key. Only once the queue is open. */
  addJob(job: NewJob): Promise<boolean>
  /** Adds to the uses of a day, in all processes together, and returns them. */
  addDayUse(subject: string, day: number, by?: number): Promise<number>
  /** Forgets uses of days before this one. */
  forgetDayUses(before: number): Promise<void>
  /** The latest time that was noted in this database. */
  clockSeen(): Promise<number | undefined>
  seeClock(at: number): Promise<void>

  /** Rejects unless the database stores. */
  ping(): Promise<void>
  close(): Promise<void>
}
