import type { MemberRole } from '../../contract/console/call.ts'

/** A person who may sign in to the console; `operator` undefined: a member of the provider. */
export type NewMember = {
  /** Lower case */
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

/** Members of the console and their sessions. */
export type MemberStore = {
  /** Undefined if the address is already a member there. */
  add(member: NewMember): Promise<MemberRecord | undefined>
  /** Members of the operator, or of the provider if none is given. Oldest first. */
  list(operator?: string): Promise<MemberRecord[]>
  /** All memberships of an address. */
  of(email: string): Promise<MemberRecord[]>
  /** Number of members by operator, and of owners among them. */
  counts(): Promise<Map<string, { members: number; owners: number }>>
  /** As `add`, for an owner; `conflict` where the operator has one. */
  addFirstOwner(member: Omit<NewMember, 'role'> & { operator: string }): Promise<MemberRecord | undefined>
  /** `conflict` for the last owner, `not_found` for a member of another operator. */
  setRole(operator: string, id: number, role: MemberRole): Promise<MemberRecord>
  /** Fails as `setRole` does. Somebody with no membership left is signed out everywhere, and pending links stop working. */
  remove(operator: string | undefined, id: number): Promise<MemberRecord>

  addLink(link: SignInLink): Promise<void>
  /** Binds an unbound link to this browser, and says whether it may be used there. */
  openLink(hash: string, browser: string, at: number): Promise<LinkOutcome>
  /**
   * As `openLink`, and consumes the link: succeeds once, begins the session, ends the browser's previous one, given by its hash, and
   * remembers that the address was signed in in this browser.
   */
  signIn(
    hash: string,
    browser: string,
    session: ConsoleSession,
    more: { before?: string | undefined; language: string },
  ): Promise<LinkOutcome>
  /** Whether the address was signed in in this browser before. */
  knowsBrowser(browser: string, email: string): Promise<boolean>

  /** Undefined when it has ended. */
  findSession(hash: string, now: number): Promise<ConsoleSession | undefined>
  /** Updates when the session, and the member, were last seen, and in which language. */
  seeSession(hash: string, email: string, at: number, language: string): Promise<void>
  listSessions(email: string, now: number): Promise<ConsoleSession[]>
  endSession(email: string, id: string): Promise<boolean>
  /** Returns how many were ended. */
  endOtherSessions(email: string, hash: string): Promise<number>
  actFor(hash: string, operator: string | undefined): Promise<void>
  /** Removes links and sessions that ended before a time, and browsers that have not signed in since another. */
  forget(before: number, browsersBefore: number): Promise<number>
}
