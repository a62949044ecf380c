import type { MemberRole } from '../../contract/console/call.ts'
import type { PageReport } from '../../contract/console/page-report.ts'
import type { CountedEvent } from '../../contract/count-calls.ts'
import type { LabelState } from '../../contract/label-state.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import type { ConsentGiver } from '../../contract/player-calls.ts'
import type { WebhookBody, WebhookType } from '../../contract/webhooks.ts'

/**
 * What a key or secret gives access to: the games of its operator in its own world, live or test (ruling 38). A `ServerKey` and a
 * `SecretRecord` are scopes.
 */
export type Scope = { operator: string; test: boolean }

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
  /** Hash of the server key that made it */
  keyHash: string
  /** SHA-256 of operator and the partner's own player id; undefined for an anonymous player */
  externalHash: string | undefined
  /** The language set the partner asked for */
  language: string | undefined
  /** Until when it can open games and reports */
  opensUntil: number
  /** Until when what it opened can continue; the same before the first game */
  endsAt: number
}

export type SecretRecord = NewSecret & {
  /** Of its label, as far as the provider decided it, or of the secret itself */
  state: LabelState
  /** Day of the last use, `2026-11-22` */
  lastUsed: string | null
  /** After a rotation: when it expires */
  retiresAt?: number
  session?: SessionOfSecret
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
  /** Of its label, as far as the provider decided it */
  state: LabelState
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
  /** Mails that were sent or are under way */
  mails: number
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

/** A game of a player whom the partner can identify. */
export type ExternalGame = {
  id: number
  uid: string
  reference: string
  sessionId: string | undefined
  startedAt: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

/** What opens a player's earlier games: a session of that player or a page secret, and what the operator's folder says of user ids. */
export type OpenedBy = { session: boolean; folderUserIds: UserIdMode }

/** A game that was opened, with the view id made for this opening. */
export type OpenedGame = ExternalGame & { operator: string; analysis: string; viewId: string }

/** What a view id stands for, whose look-up it came from: a session's, or a page secret's where user ids are open; and whether the player agrees. */
export type View = { uid: string; operator: string; by: 'account' | 'page'; agreed: boolean }

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

/** Occurrences of an event in a week, over all claims. */
export type WeekEvents = Pick<EventCount, 'week' | 'event' | 'count'>

/** How often one of the three answers was given, over all operators and weeks. */
export type AnswerCount = Pick<EventCount, 'event' | 'claim' | 'count'>

export type FigureKind = 'games' | 'left' | 'category' | 'language'

export type WeekFigure = {
  operator: string
  /** ISO 8601 */
  week: string
  test: boolean
  kind: FigureKind
  /** `started`, `completed`, `analysed`, `guessed`; last card; category; language set */
  key: string
  count: number
}

export type NewFigure = Omit<WeekFigure, 'week'>

/** A position in the list of games, ordered by registration. */
export type GameAt = { createdAt: number; id: number }

/** What one game contributes to the figures. */
export type GameFigures = GameAt & {
  operator: string
  test: boolean
  completed: boolean
  analysed: boolean
  guessed: boolean
  /** Of its score; null: not analysed, or without a firm result */
  category: string | null
  /** 0: none */
  lastCard: number
}

/** A page in test mode requested the test, its frame loaded, or a member checked for either. */
export type HelloStep = 'hello' | 'ready' | 'looked'

/** What a page in test mode reported, and when. */
export type PageReportAt = PageReport & { at: number }

export type NewEndpoint = {
  operator: string
  /** Whether it gets the events of test games, or those of live games */
  test: boolean
  url: string
  /** All, if none are named */
  events?: readonly WebhookType[] | undefined
  /** Signs deliveries, so it is stored in plain text */
  secret: string
  createdAt: number
}

export type OldSecret = { secret: string; until: number }

export type WebhookEndpoint = NewEndpoint & {
  id: number
  /** Earlier secrets that also sign for a while after a rotation; newest first */
  oldSecrets: readonly OldSecret[]
  disabledAt: number | null
  disabledBecause: string | null
}

/** An event that partners can read. */
export type PublishedEvent = {
  /** The same wherever it is told */
  id: string
  /** When it happened */
  at: number
  type: WebhookType
  data: WebhookBody['data']
}

/** Delivery of one event to one endpoint. */
export type DeliveryRecord = {
  id: number
  endpointId: number
  /** The same for all attempts and replays */
  messageId: string
  /** Attempts so far, including a running one */
  attempts: number
  state: 'waiting' | 'delivered' | 'failed'
  nextAt: number | null
  lastAt: number | null
  /** HTTP status of the last attempt */
  lastStatus: number | null
  lastError: string | null
  /** When the event happened */
  at: number
  type: WebhookType
  data: WebhookBody['data']
}

export type DueDelivery = DeliveryRecord & {
  endpoint: WebhookEndpoint
}

/** An entry of the audit log; `subject` is never a secret. */
export type AuditEntry = {
  at: number
  actor: string
  action: string
  operator: string | null
  subject: string
  /** Has the operator's owners mailed about it, but for the new owner whom it is about */
  tellOwners?: TellOwners | undefined
}

export type TellOwners = true | { except: string }

/** A member who becomes an owner is news for the other owners. */
export const ifOwner = (email: string, role: MemberRole): TellOwners | undefined => (role === 'owner' ? { except: email } : undefined)

/** A mail to an owner that is due: about one entry of the operator's log. */
export type DueNotice = {
  id: number
  email: string
  /** Attempts so far, including this one */
  attempts: number
  entry: AuditEntry & { operator: string }
}

export type MemberRecord = {
  id: number
  email: string
  operator: string | undefined
  role: MemberRole
  createdAt: number
  lastSeen: number | undefined
  /** Of the console when it was last used; undefined: never used */
  language: string | undefined
}

/** A single-use sign-in link; its token has 256 random bits, of which only the SHA-256 is stored. */
export type SignInLink = {
  hash: string
  email: string
  /** Whoever holds a mailed link gets in; any other is bound to the first browser that opens it. */
  mailed: boolean
  /** Hash of the cookie of the browser that asked for it, or that it is bound to */
  browser: string | undefined
  /** When it was asked for, and the short form of the user agent; undefined: nobody asked, as for invitations */
  asked: { at: number; in: string } | undefined
  expiresAt: number
}

export type LinkOutcome = { link: SignInLink } | { refusal: 'link_expired' | 'link_used' | 'other_browser' }

export type ConsoleSession = {
  /** SHA-256 of the cookie */
  hash: string
  /** Public identifier; grants nothing */
  id: string
  email: string
  /** Short form of the browser's user agent */
  browser: string
  startedAt: number
  lastSeen: number
  expiresAt: number
  /** The operator that a member of the provider is viewing */
  actingFor: string | undefined
}

/** Paths of a label's folder with the SHA-256 of their bytes. */
export type LookPaths = Readonly<Record<string, string>>

export type LookVersion = {
  operator: string
  /** From 1 */
  number: number
  files: LookPaths
  publishedAt: number
  publishedBy: string
  note: string
  rolledBackTo: number | undefined
}

export type LookDraft = {
  id: number
  operator: string
  name: string
  /** Incremented by each change */
  revision: number
  /** Version it was based on; 0: none */
  basedOn: number
  files: LookPaths
  updatedAt: number
  updatedBy: string
}

/** What is counted exactly by day: first card drawn, last card drawn, of these refused because nearly all came from one deck, help opened. */
export type Tallied = 'started' | 'completed' | 'one_deck' | 'help'
