import { type Selectable, sql } from 'kysely'
import type { MemberRole } from '../../contract/console/call.ts'
import { ProblemError } from '../errors/problem.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { ConsoleSession, LinkOutcome, MemberRecord, SignInLink } from './records.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, first, read, transact, type Work, whenDue, write } from './work.ts'

/** A person who may sign in to the console; `operator` undefined: a member of the provider. */
type NewMember = {
  /** Lower case */
  email: string
  operator: string | undefined
  role: MemberRole
  at: number
}

type MemberRow = Selectable<Tables['console_member']>
type LinkRow = Tables['console_link']
type SessionRow = Tables['console_session']

/** Stands for the provider, which is not an operator. */
const provider = ''

const toMember = ({ id, email, operator, role, created_at, last_seen, language }: MemberRow): MemberRecord => ({
  id,
  email,
  operator: operator === provider ? undefined : operator,
  role,
  createdAt: created_at,
  lastSeen: last_seen ?? undefined,
  language: language ?? undefined,
})

const toLink = ({ hash, email, mailed, browser, asked_at, asked_in, expires_at }: LinkRow): SignInLink => ({
  hash,
  email,
  mailed: mailed === 1,
  browser: browser ?? undefined,
  asked: asked_at === null ? undefined : { at: asked_at, in: asked_in ?? '' },
  expiresAt: expires_at,
})

const toSession = (row: SessionRow): ConsoleSession => ({
  hash: row.hash,
  id: row.id,
  email: row.email,
  browser: row.browser,
  startedAt: row.started_at,
  lastSeen: row.last_seen,
  expiresAt: row.expires_at,
  actingFor: row.acting_for ?? undefined,
})

/** Members of the console, their sign-in links and sessions. */
export const memberWork = (db: Db, { exclusive }: Engine) => {
  const members = db.selectFrom('console_member').selectAll()
  const ofOperator = (args: Args<{ operator: string }>) => members.where('operator', '=', args.operator).orderBy('id')
  const insert = compileQuery((args: Args<Omit<MemberRow, 'id' | 'last_seen' | 'language'>>) =>
    db
      .insertInto('console_member')
      .values(pick(args, 'email', 'operator', 'role', 'created_at'))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll(),
  )
  const list = compileQuery(ofOperator)
  // Two owners who demote each other at the same time must not both succeed.
  const listLocked = compileQuery((args: Args<{ operator: string }>) => (exclusive ? ofOperator(args) : ofOperator(args).forUpdate()))
  const of = compileQuery((args: Args<{ email: string }>) => members.where('email', '=', args.email).orderBy('operator'))
  const counts = compileQuery(() =>
    db
      .selectFrom('console_member')
      .select((e) => [
        'operator',
        e.fn.countAll<number>().as('members'),
        e.fn.countAll<number>().filterWhere('role', '=', sql.lit('owner')).as('owners'),
      ])
      .groupBy('operator'),
  )
  const setRole = compileQuery((args: Args<{ id: number; role: MemberRole }>) =>
    db.updateTable('console_member').set({ role: args.role }).where('id', '=', args.id),
  )
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('console_member').where('id', '=', args.id))
  const see = compileQuery((args: Args<{ email: string; at: number; language: string }>) =>
    db.updateTable('console_member').set({ last_seen: args.at, language: args.language }).where('email', '=', args.email),
  )

  const insertLink = compileQuery((args: Args<Omit<LinkRow, 'used_at'>>) =>
    db.insertInto('console_link').values(pick(args, 'hash', 'email', 'mailed', 'browser', 'asked_at', 'asked_in', 'expires_at')),
  )
  const findLink = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('console_link').selectAll().where('hash', '=', args.hash))
  const firstLinks = compileQuery((args: Args<{ operator: string }>) =>
    db
      .selectFrom('console_link')
      .select((e) => ['email', e.fn.max('expires_at').as('until')])
      .where('asked_at', 'is', null)
      .where('used_at', 'is', null)
      .where('email', 'in', db.selectFrom('console_member').select('email').where('operator', '=', args.operator))
      .groupBy('email'),
  )
  const bindLink = compileQuery((args: Args<{ hash: string; browser: string }>) =>
    db.updateTable('console_link').set({ browser: args.browser }).where('hash', '=', args.hash).where('browser', 'is', null),
  )
  const useLink = compileQuery((args: Args<{ hash: string; at: number }>) =>
    db.updateTable('console_link').set({ used_at: args.at }).where('hash', '=', args.hash).where('used_at', 'is', null),
  )
  const dropLinks = compileQuery((args: Args<{ email: string }>) => db.deleteFrom('console_link').where('email', '=', args.email))
  const forgetLinks = compileQuery((args: Args<{ before: number }>) => db.deleteFrom('console_link').where('expires_at', '<', args.before))

  const addBrowser = compileQuery((args: Args<Tables['console_browser']>) =>
    db
      .insertInto('console_browser')
      .values(pick(args, 'hash', 'email', 'signed_in_at'))
      .onConflict((conflict) => conflict.columns(['hash', 'email']).doUpdateSet({ signed_in_at: args.signed_in_at })),
  )
  const findBrowser = compileQuery((args: Args<{ hash: string; email: string }>) =>
    db.selectFrom('console_browser').select('hash').where('hash', '=', args.hash).where('email', '=', args.email),
  )
  const dropBrowsers = compileQuery((args: Args<{ email: string }>) => db.deleteFrom('console_browser').where('email', '=', args.email))
  const forgetBrowsers = compileQuery((args: Args<{ before: number }>) =>
    db.deleteFrom('console_browser').where('signed_in_at', '<', args.before),
  )

  const sessions = db.selectFrom('console_session').selectAll()
  const insertSession = compileQuery((args: Args<SessionRow>) =>
    db.insertInto('console_session').values(pick(args, 'hash', 'id', 'email', 'browser', 'started_at', 'last_seen', 'expires_at')),
  )
  const findSession = compileQuery((args: Args<{ hash: string; now: number }>) =>
    sessions.where('hash', '=', args.hash).where('expires_at', '>', args.now),
  )
  const listSessions = compileQuery((args: Args<{ email: string; now: number }>) =>
    sessions.where('email', '=', args.email).where('expires_at', '>', args.now).orderBy('started_at', 'desc').orderBy('id'),
  )
  const seeSession = compileQuery((args: Args<{ hash: string; at: number }>) =>
    db.updateTable('console_session').set({ last_seen: args.at }).where('hash', '=', args.hash),
  )
  const ended = db.deleteFrom('console_session')
  const endSession = compileQuery((args: Args<{ email: string; id: string }>) =>
    ended.where('email', '=', args.email).where('id', '=', args.id),
  )
  const endOne = compileQuery((args: Args<{ hash: string }>) => ended.where('hash', '=', args.hash))
  const endAll = compileQuery((args: Args<{ email: string }>) => ended.where('email', '=', args.email))
  const endOthers = compileQuery((args: Args<{ email: string; hash: string }>) =>
    ended.where('email', '=', args.email).where('hash', '<>', args.hash),
  )
  const actFor = compileQuery((args: Args<{ hash: string; operator: string | null }>) =>
    db.updateTable('console_session').set({ acting_for: args.operator }).where('hash', '=', args.hash),
  )
  const forgetSessions = compileQuery((args: Args<{ before: number }>) => ended.where('expires_at', '<', args.before))

  /** The member, unless it belongs to another operator, or is the last owner and would cease to be one. */
  function* changeable(operator: string, id: number, staysOwner: boolean): Work<MemberRecord> {
    const found = (yield* all(listLocked, { operator })).map(toMember)
    const member = found.find((each) => each.id === id)
    if (!member) throw new ProblemError('not_found')
    const owners = found.filter(({ role }) => role === 'owner')
    if (member.role === 'owner' && !staysOwner && owners.length === 1)
      throw new ProblemError('conflict', 'an operator needs at least one owner')
    return member
  }

  function* openLink(hash: string, browser: string, at: number): Work<LinkOutcome> {
    const found = yield* first(findLink, { hash })
    if (!found || found.expires_at <= at) return { refusal: 'link_expired' }
    if (found.used_at !== null) return { refusal: 'link_used' }
    if (found.mailed === 1) return { link: toLink(found) }
    if (found.browser === null) yield* change(bindLink, { hash, browser })
    const bound = found.browser ?? (yield* first(findLink, { hash }))?.browser
    if (bound !== browser) return { refusal: 'other_browser' }
    return { link: toLink({ ...found, browser }) }
  }

  function* add({ email, operator = provider, role, at }: NewMember): Work<MemberRecord | undefined> {
    const row = yield* first(insert, { email, operator, role, created_at: at })
    return row && toMember(row)
  }

  return {
    /** Undefined if the address is already a member there. */
    add: write(add),
    /** As `add`, for an owner; `conflict` where the operator has one. */
    addFirstOwner: transact(function* (member: Omit<NewMember, 'role'> & { operator: string }): Work<MemberRecord | undefined> {
      // Only the provider adds first owners: its own rows, locked, keep two of them from doing so at the same time.
      yield* all(listLocked, { operator: provider })
      if ((yield* all(list, member)).some(({ role }) => role === 'owner'))
        throw new ProblemError('conflict', 'the operator has an owner, who can invite others')
      return yield* add({ ...member, role: 'owner' })
    }),
    /** Members of the operator, or of the provider if none is given. Oldest first. */
    list: read(function* (operator: string = provider): Work<MemberRecord[]> {
      return (yield* all(list, { operator })).map(toMember)
    }),
    /** All memberships of an address. */
    of: read(function* (email: string): Work<MemberRecord[]> {
      return (yield* all(of, { email })).map(toMember)
    }),
    /** Until when the first links of an operator's members work that nobody has used yet, by address. */
    firstLinks: read(function* (operator: string): Work<Map<string, number>> {
      return new Map((yield* all(firstLinks, { operator })).map(({ email, until }) => [email, Number(until)]))
    }),
    /** Number of members by operator, and of owners among them. */
    counts: read(function* (): Work<Map<string, { members: number; owners: number }>> {
      const rows = yield* all(counts, {})
      return new Map(rows.map(({ operator, ...count }) => [operator, count]))
    }),
    /** `conflict` for the last owner, `not_found` for a member of another operator. */
    setRole: transact(function* (operator: string, id: number, role: MemberRole): Work<MemberRecord> {
      const member = yield* changeable(operator, id, role === 'owner')
      yield* change(setRole, { id, role })
      return { ...member, role }
    }),
    /** Fails as `setRole` does. Somebody with no membership left is signed out everywhere, and pending links stop working. */
    remove: transact(function* (operator: string = provider, id: number): Work<MemberRecord> {
      const member = yield* changeable(operator, id, false)
      const { email } = member
      yield* change(remove, { id })
      if ((yield* all(of, { email })).length > 0) return member
      yield* change(endAll, { email })
      yield* change(dropLinks, { email })
      yield* change(dropBrowsers, { email })
      return member
    }),
    addLink: write(function* ({ hash, email, mailed, browser, asked, expiresAt }: SignInLink): Work<void> {
      const kept = { hash, email, mailed: mailed ? 1 : 0, browser: browser ?? null, expires_at: expiresAt }
      yield* change(insertLink, { ...kept, asked_at: asked?.at ?? null, asked_in: asked?.in ?? null })
    }),
    /** Binds an unbound link to this browser, and says whether it may be used there. */
    openLink: write(openLink),
    /**
     * As `openLink`, and consumes the link: succeeds once, begins the session, ends the browser's previous one, given by its hash, and
     * remembers that the address was signed in in this browser.
     */
    signIn: transact(function* (
      hash: string,
      browser: string,
      session: ConsoleSession,
      { before, language }: { before?: string | undefined; language: string },
    ): Work<LinkOutcome> {
      const { startedAt, lastSeen, expiresAt, actingFor: _never, ...same } = session
      const outcome = yield* openLink(hash, browser, startedAt)
      if ('refusal' in outcome) return outcome
      if ((yield* change(useLink, { hash, at: startedAt })) === 0) return { refusal: 'link_used' }
      if (before !== undefined) yield* change(endOne, { hash: before })
      yield* change(insertSession, { ...same, started_at: startedAt, last_seen: lastSeen, expires_at: expiresAt, acting_for: null })
      yield* change(see, { email: session.email, at: startedAt, language })
      yield* change(addBrowser, { hash: browser, email: session.email, signed_in_at: startedAt })
      return outcome
    }),
    /** Whether the address was signed in in this browser before. */
    knowsBrowser: read(function* (browser: string, email: string): Work<boolean> {
      return (yield* first(findBrowser, { hash: browser, email })) !== undefined
    }),
    /** Undefined when it has ended. */
    findSession: read(function* (hash: string, now: number): Work<ConsoleSession | undefined> {
      const row = yield* first(findSession, { hash, now })
      return row && toSession(row)
    }),
    /** Updates when the session, and the member, were last seen, and in which language. */
    seeSession: write(function* (hash: string, email: string, at: number, language: string): Work<void> {
      yield* change(seeSession, { hash, at })
      yield* change(see, { email, at, language })
    }),
    listSessions: read(function* (email: string, now: number): Work<ConsoleSession[]> {
      return (yield* all(listSessions, { email, now })).map(toSession)
    }),
    endSession: write(function* (email: string, id: string): Work<boolean> {
      return (yield* change(endSession, { email, id })) > 0
    }),
    /** Returns how many were ended. */
    endOtherSessions: write(function* (email: string, hash: string): Work<number> {
      return yield* change(endOthers, { email, hash })
    }),
    actFor: write(function* (hash: string, operator: string | undefined): Work<void> {
      yield* change(actFor, { hash, operator: operator ?? null })
    }),
    /** Removes links and sessions that ended longer ago than an age, ms, and browsers that signed in longer ago than another. */
    forget: whenDue(function* (now: number, age: number, browserAge: number): Work<number> {
      const before = now - age
      const browsers = yield* change(forgetBrowsers, { before: now - browserAge })
      return browsers + (yield* change(forgetLinks, { before })) + (yield* change(forgetSessions, { before }))
    }),
  }
}
