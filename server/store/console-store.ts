import type { MemberRole } from '../../contract/console/call.ts'

/** Somebody who may sign in to the console; `operator` undefined: a member of the provider. */
export type NewMember = {
  /** In small letters */
  email: string
  operator: string | undefined
  role: MemberRole
  at: number
}

export type MemberRecord = {
  id: number
  email: string
  operator: string | undefined
  role: MemberRole
  createdAt: number
  lastSeen: number | undefined
}

/** A link that signs in once; its token has 256 random bits, of which the SHA-256 is kept. */
export type SignInLink = {
  hash: string
  email: string
  /** Hash of the cookie of the browser it is for; undefined: that of the first one that opens it */
  browser: string | undefined
  expiresAt: number
}

export type LinkOutcome = { link: SignInLink } | { refusal: 'link_expired' | 'link_used' | 'other_browser' }

export type ConsoleSession = {
  /** SHA-256 of the cookie */
  hash: string
  /** Names it, opens nothing */
  id: string
  email: string
  /** As the browser names itself, in short */
  browser: string
  startedAt: number
  lastSeen: number
  expiresAt: number
  /** The operator whose viewer a member of the provider is */
  actingFor: string | undefined
}

/** Who may use the console, and who does. */
export type MemberStore = {
  /** Undefined where the address is a member there already. */
  add(member: NewMember): Promise<MemberRecord | undefined>
  /** Of the operator; of the provider where none is given. Oldest first. */
  list(operator?: string): Promise<MemberRecord[]>
  /** All memberships of an address. */
  of(email: string): Promise<MemberRecord[]>
  /** Number of members by operator. */
  counts(): Promise<Map<string, number>>
  /** `conflict` for the last owner, `not_found` for a member of another operator. */
  setRole(operator: string, id: number, role: MemberRole): Promise<MemberRecord>
  /** As `setRole`. Who is a member nowhere else is signed out everywhere, and links on the way open nothing. */
  remove(operator: string | undefined, id: number): Promise<MemberRecord>

  addLink(link: SignInLink): Promise<void>
  /** Binds a link without a browser to this one, and says whether it may be used there. */
  openLink(hash: string, browser: string, at: number): Promise<LinkOutcome>
  /** The same, and uses it: it succeeds once, begins the session and ends the one, by its hash, that the browser had. */
  signIn(hash: string, browser: string, session: ConsoleSession, before?: string): Promise<LinkOutcome>

  /** Undefined when it has ended. */
  findSession(hash: string, now: number): Promise<ConsoleSession | undefined>
  /** Notes that the member is there. */
  seeSession(hash: string, email: string, at: number): Promise<void>
  listSessions(email: string, now: number): Promise<ConsoleSession[]>
  endSession(email: string, id: string): Promise<boolean>
  /** Returns how many. */
  endOtherSessions(email: string, hash: string): Promise<number>
  actFor(hash: string, operator: string | undefined): Promise<void>
  /** Removes links and sessions that ended before a time. */
  forget(before: number): Promise<number>
}
