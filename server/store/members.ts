import { sql } from 'kysely'
import type { MemberRole } from '../../contract/console/console-call.ts'
import { reason } from '../../contract/console/reasons.ts'
import { ProblemError } from '../errors/problem.ts'
import { type Args, compileQuery, type Db, insertInto, pick, update, upsert } from './query.ts'
import type { Row } from './schema/schema.ts'
import { all, change, type Engine, first, map, read, run, transact, type Work, whenDue, write } from './work.ts'

/** A person who may sign in to the console; `operator` undefined: a member of the provider. */
type NewMember = {
  /** Lower case */
  email: string
  operator: string | undefined
  role: MemberRole
  at: number
}

/** A member; `operator` is `ofProvider` for one of the provider. */
export type MemberRecord = Row<'consoleMember'>

/** A single-use sign-in link; its token has 256 random bits, of which only the SHA-256 is stored. Nobody asked for an invitation. */
export type SignInLink = Omit<Row<'consoleLink'>, 'usedAt'>

export type LinkOutcome = { link: SignInLink } | { refusal: 'link_expired' | 'link_used' | 'other_browser' | 'wrong_digits' }

/** `actingFor`: the operator that a member of the provider is viewing */
export type ConsoleSession = Row<'consoleSession'>

/** Stands for the provider, which is not an operator. */
export const ofProvider = ''

/** Members of the console, their sign-in links and sessions. */
export const memberWork = (db: Db, { exclusive }: Engine) => {
  const members = db.selectFrom('consoleMember').selectAll()
  const ofOperator = (args: Args<{ operator: string }>) => members.where('operator', '=', args.operator).orderBy('id')
  const insert = compileQuery((args: Args<Pick<MemberRecord, 'email' | 'operator' | 'role' | 'createdAt'>>) =>
    db
      .insertInto('consoleMember')
      .values(pick(args, 'email', 'operator', 'role', 'createdAt'))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll(),
  )
  const list = compileQuery(ofOperator)
  // Two owners who demote each other at the same time must not both succeed.
  const listLocked = compileQuery((args: Args<{ operator: string }>) => (exclusive ? ofOperator(args) : ofOperator(args).forUpdate()))
  const of = compileQuery((args: Args<{ email: string }>) => members.where('email', '=', args.email).orderBy('operator'))
  const counts = compileQuery(() =>
    db
      .selectFrom('consoleMember')
      .select((e) => [
        'operator',
        e.fn.countAll<number>().as('members'),
        e.fn.countAll<number>().filterWhere('role', '=', sql.lit('owner')).as('owners'),
      ])
      .groupBy('operator'),
  )
  const setRole = update(db, 'consoleMember', ['id'], 'role')
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('consoleMember').where('id', '=', args.id))
  const see = update(db, 'consoleMember', ['email'], 'lastSeen', 'language')

  const insertLink = insertInto(db, 'consoleLink', 'hash', 'email', 'mailed', 'browser', 'askedAt', 'askedIn', 'expiresAt')
  const findLink = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('consoleLink').selectAll().where('hash', '=', args.hash))
  const firstLinks = compileQuery((args: Args<{ operator: string }>) =>
    db
      .selectFrom('consoleLink')
      .select((e) => ['email', e.fn.max('expiresAt').as('until')])
      .where('askedAt', 'is', null)
      .where('usedAt', 'is', null)
      .where('email', 'in', db.selectFrom('consoleMember').select('email').where('operator', '=', args.operator))
      .groupBy('email'),
  )
  const bindLink = compileQuery((args: Args<{ hash: string; browser: string }>) =>
    db.updateTable('consoleLink').set({ browser: args.browser }).where('hash', '=', args.hash).where('browser', 'is', null),
  )
  const useLink = compileQuery((args: Args<{ hash: string; at: number }>) =>
    db.updateTable('consoleLink').set({ usedAt: args.at }).where('hash', '=', args.hash).where('usedAt', 'is', null),
  )
  const dropLinks = compileQuery((args: Args<{ email: string }>) => db.deleteFrom('consoleLink').where('email', '=', args.email))
  const forgetLinks = compileQuery((args: Args<{ before: number }>) => db.deleteFrom('consoleLink').where('expiresAt', '<', args.before))

  const addBrowser = upsert(db, 'consoleBrowser', ['hash', 'email'], 'signedInAt')
  const findBrowser = compileQuery((args: Args<{ hash: string; email: string }>) =>
    db.selectFrom('consoleBrowser').select('hash').where('hash', '=', args.hash).where('email', '=', args.email),
  )
  const dropBrowsers = compileQuery((args: Args<{ email: string }>) => db.deleteFrom('consoleBrowser').where('email', '=', args.email))
  const forgetBrowsers = compileQuery((args: Args<{ before: number }>) =>
    db.deleteFrom('consoleBrowser').where('signedInAt', '<', args.before),
  )

  const sessions = db.selectFrom('consoleSession').selectAll()
  const insertSession = insertInto(db, 'consoleSession', 'hash', 'id', 'email', 'browser', 'startedAt', 'lastSeen', 'expiresAt')
  const findSession = compileQuery((args: Args<{ hash: string; now: number }>) =>
    sessions.where('hash', '=', args.hash).where('expiresAt', '>', args.now),
  )
  const listSessions = compileQuery((args: Args<{ email: string; now: number }>) =>
    sessions.where('email', '=', args.email).where('expiresAt', '>', args.now).orderBy('startedAt', 'desc').orderBy('id'),
  )
  const touchSession = update(db, 'consoleSession', ['hash'], 'lastSeen')
  const ended = db.deleteFrom('consoleSession')
  const endSession = compileQuery((args: Args<{ email: string; id: string }>) =>
    ended.where('email', '=', args.email).where('id', '=', args.id),
  )
  const endOne = compileQuery((args: Args<{ hash: string }>) => ended.where('hash', '=', args.hash))
  const endAll = compileQuery((args: Args<{ email: string }>) => ended.where('email', '=', args.email))
  const endOthers = compileQuery((args: Args<{ email: string; hash: string }>) =>
    ended.where('email', '=', args.email).where('hash', '<>', args.hash),
  )
  const actFor = update(db, 'consoleSession', ['hash'], 'actingFor')
  const forgetSessions = compileQuery((args: Args<{ before: number }>) => ended.where('expiresAt', '<', args.before))

  /** The member, unless it belongs to another operator, or is the last owner and would cease to be one. */
  function* changeable(operator: string, id: number, staysOwner: boolean): Work<MemberRecord> {
    const members = yield* all(listLocked, { operator })
    const member = members.find((each) => each.id === id)
    if (!member) throw new ProblemError('not_found')
    const owners = members.filter(({ role }) => role === 'owner')
    if (member.role === 'owner' && !staysOwner && owners.length === 1) throw new ProblemError('conflict', reason('last_owner'))
    return member
  }

  function* openLink(hash: string, browser: string, at: number): Work<LinkOutcome> {
    const link = yield* first(findLink, { hash })
    if (!link || link.expiresAt <= at) return { refusal: 'link_expired' }
    if (link.usedAt !== null) return { refusal: 'link_used' }
    if (link.mailed) return { link }
    if (link.browser === null) yield* change(bindLink, { hash, browser })
    const bound = link.browser ?? (yield* first(findLink, { hash }))?.browser
    if (bound !== browser) return { refusal: 'other_browser' }
    return { link: { ...link, browser } }
  }

  function* add({ email, operator = ofProvider, role, at }: NewMember): Work<MemberRecord | undefined> {
    return yield* first(insert, { email, operator, role, createdAt: at })
  }

  return {
    /** Undefined if the address is already a member there. */
    add: write(add),
    /** As `add`, for an owner; `conflict` where the operator has one. */
    addFirstOwner: transact(function* (member: Omit<NewMember, 'role'> & { operator: string }): Work<MemberRecord | undefined> {
      // Only the provider adds first owners: its own rows, locked, keep two of them from doing so at the same time.
      yield* all(listLocked, { operator: ofProvider })
      if ((yield* all(list, member)).some(({ role }) => role === 'owner')) throw new ProblemError('conflict', reason('has_owner'))
      return yield* add({ ...member, role: 'owner' })
    }),
    /** Members of the operator, or of the provider if none is given. Oldest first. */
    list: read((operator: string = ofProvider): Work<MemberRecord[]> => all(list, { operator })),
    of: read((email: string): Work<MemberRecord[]> => all(of, { email })),
    /** Until when the first links of an operator's members work that nobody has used yet, by address. */
    firstLinks: read(function* (operator: string): Work<Map<string, number>> {
      return new Map((yield* all(firstLinks, { operator })).map(({ email, until }) => [email, Number(until)]))
    }),
    /** Number of members by operator, and of owners among them. */
    counts: read(() => map(all(counts, {}), (rows) => new Map(rows.map(({ operator, ...count }) => [operator, count])))),
    /** `conflict` for the last owner, `not_found` for a member of another operator. */
    setRole: transact(function* (operator: string, id: number, role: MemberRole): Work<MemberRecord> {
      const member = yield* changeable(operator, id, role === 'owner')
      yield* change(setRole, { id, role })
      return { ...member, role }
    }),
    /** Fails as `setRole` does. Somebody with no membership left is signed out everywhere, and pending links stop working. */
    remove: transact(function* (operator: string = ofProvider, id: number): Work<MemberRecord> {
      const member = yield* changeable(operator, id, false)
      const { email } = member
      yield* change(remove, { id })
      if ((yield* all(of, { email })).length > 0) return member
      yield* change(endAll, { email })
      yield* change(dropLinks, { email })
      yield* change(dropBrowsers, { email })
      return member
    }),
    addLink: write((link: SignInLink): Work<void> => run(insertLink, link)),
    /** Binds an unbound link to this browser, and says whether it may be used there. */
    openLink: write(openLink),
    /** As `openLink`, and uses the link up: begins the session, ends the browser's one `before`, given by its hash, and remembers the browser. */
    signIn: transact(function* (
      hash: string,
      browser: string,
      session: ConsoleSession,
      { before, language }: { before?: string | undefined; language: string },
    ): Work<LinkOutcome> {
      const { startedAt } = session
      const outcome = yield* openLink(hash, browser, startedAt)
      if ('refusal' in outcome) return outcome
      if ((yield* change(useLink, { hash, at: startedAt })) === 0) return { refusal: 'link_used' }
      if (before !== undefined) yield* change(endOne, { hash: before })
      yield* change(insertSession, session)
      yield* change(see, { email: session.email, lastSeen: startedAt, language })
      yield* change(addBrowser, { hash: browser, email: session.email, signedInAt: startedAt })
      return outcome
    }),
    /** Whether the address was signed in in this browser before. */
    knowsBrowser: read((browser: string, email: string) => map(first(findBrowser, { hash: browser, email }), (row) => row !== undefined)),
    /** Undefined when it has ended. */
    findSession: read((hash: string, now: number): Work<ConsoleSession | undefined> => first(findSession, { hash, now })),
    /** Updates when the session, and the member, were last seen, and in which language. */
    seeSession: write(function* (hash: string, email: string, at: number, language: string): Work<void> {
      yield* change(touchSession, { hash, lastSeen: at })
      yield* change(see, { email, lastSeen: at, language })
    }),
    listSessions: read((email: string, now: number): Work<ConsoleSession[]> => all(listSessions, { email, now })),
    endSession: write((email: string, id: string): Work<boolean> => map(change(endSession, { email, id }), (changed) => changed > 0)),
    endOtherSessions: write((email: string, hash: string): Work<number> => change(endOthers, { email, hash })),
    actFor: write((hash: string, operator: string | undefined): Work<void> => run(actFor, { hash, actingFor: operator ?? null })),
    /** Removes links and sessions that ended longer ago than an age, ms, and browsers that signed in longer ago than another. */
    forget: whenDue(function* (now: number, age: number, browserAge: number): Work<number> {
      const before = now - age
      const browsers = yield* change(forgetBrowsers, { before: now - browserAge })
      return browsers + (yield* change(forgetLinks, { before })) + (yield* change(forgetSessions, { before }))
    }),
  }
}
