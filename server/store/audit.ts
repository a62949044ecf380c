import { sql } from 'kysely'
import { type Args, compileQuery, type Db, given, pick } from './query.ts'
import type { AuditEntry, DueNotice } from './records.ts'
import { all, change, type Engine, first, read, transact, type Work, whenDue, write } from './work.ts'

/** An audit entry with its id. */
type StoredEntry = AuditEntry & { id: number }

/** Actors that are listed; more would be no choice. */
const mostActors = 200

/** Places for beginnings of changes: as many as all kinds together have. */
const slots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
type Slot = (typeof slots)[number]
type Filter = { who: string; from: number; to: number; words: string } & Record<`action${Slot}`, string>

/** Which entries of an operator's log: changes whose names begin so, by one actor, with these words in who or what, at times from one until another. */
export type LogFilter = { actions?: readonly string[]; who?: string; find?: string; from?: number; to?: number }

const filterOf = ({ actions = [''], who = '', find = '', from = 0, to = Number.MAX_SAFE_INTEGER }: LogFilter): Filter => ({
  who,
  from,
  to,
  words: `%${find.toLowerCase().replace(/[~%_]/g, '~$&')}%`,
  ...(Object.fromEntries(slots.map((at) => [`action${at}`, actions[at] === undefined ? '' : `${actions[at]}%`])) as Omit<
    Filter,
    'who' | 'from' | 'to' | 'words'
  >),
})

/** The audit log: who changed what. Entries are only added and read. */
export const auditWork = (db: Db) => {
  const insert = compileQuery((args: Args<AuditEntry>) =>
    db
      .insertInto('audit')
      .values(pick(args, 'at', 'actor', 'action', 'operator', 'subject'))
      .returning('id'),
  )
  const rows = (args: Args<{ before: number }>) =>
    db
      .selectFrom('audit')
      .select(['id', 'at', 'actor', 'action', 'operator', 'subject'])
      .where('id', '<', args.before)
      .orderBy('id', 'desc')
  const list = compileQuery((args: Args<{ limit: number; before: number }>) => rows(args).limit(args.limit))
  const listOf = compileQuery((args: Args<{ operator: string; limit: number; before: number } & Filter>) =>
    rows(args)
      .where('operator', '=', args.operator)
      .where('at', '>=', args.from)
      .where('at', '<', args.to)
      .where(sql<boolean>`${args.who} in ('', actor)`)
      .where(sql<boolean>`lower(actor || ' ' || subject) like ${args.words} escape '~'`)
      .where((e) => e.or(slots.map((at) => e('action', 'like', args[`action${at}`]))))
      .limit(args.limit),
  )
  const actorsOf = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('audit').select('actor').distinct().where('operator', '=', args.operator).orderBy('actor').limit(sql.lit(mostActors)),
  )
  const listProvider = compileQuery((args: Args<{ limit: number; before: number }>) =>
    rows(args)
      .where((e) => e.or([e('operator', 'is', null), e('actor', '=', sql.lit('command line')), e('actor', 'like', sql.lit('provider: %'))]))
      .limit(args.limit),
  )
  return {
    /** Returns its id. */
    add: write(function* (entry: AuditEntry): Work<number> {
      return (yield* first(insert, entry))?.id ?? 0
    }),
    /** Newest first; only those with an id below `before`. */
    list: read(function* (limit: number, operator?: string, before = Number.MAX_SAFE_INTEGER, filter: LogFilter = {}): Work<StoredEntry[]> {
      return operator === undefined
        ? yield* all(list, { limit, before })
        : yield* all(listOf, { limit, operator, before, ...filterOf(filter) })
    }),
    /** Who changed something at an operator, by name. */
    actors: read(function* (operator: string): Work<string[]> {
      return (yield* all(actorsOf, { operator })).map(({ actor }) => actor)
    }),
    /** The same of what the provider did, in the console and by command, and of what concerns no operator. */
    listProvider: read(function* (limit: number, before = Number.MAX_SAFE_INTEGER): Work<StoredEntry[]> {
      return yield* all(listProvider, { limit, before })
    }),
  }
}

/** Mails to owners about what gives access, added in the transaction of the change and removed once sent. */
export const noticeWork = (db: Db, { exclusive }: Engine) => {
  const add = compileQuery((args: Args<{ audit_id: number; next_at: number; operator: string; except: string }>) =>
    db
      .insertInto('owner_notice')
      .columns(['email', 'audit_id', 'next_at'])
      .expression((e) =>
        e
          .selectFrom('console_member')
          .where('operator', '=', args.operator)
          .where('role', '=', sql.lit('owner'))
          .where('email', '<>', args.except)
          .select(['email', given(args, 'audit_id', 'bigint'), given(args, 'next_at', 'bigint')]),
      ),
  )
  const due = (args: Args<{ now: number; limit: number }>) =>
    db.selectFrom('owner_notice').select('id').where('next_at', '<=', args.now).orderBy('id').limit(args.limit)
  const claim = compileQuery((args: Args<{ now: number; lease: number; limit: number }>) =>
    db
      .updateTable('owner_notice')
      .set({ next_at: args.lease, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', exclusive ? due(args) : due(args).forUpdate().skipLocked())
      .returning(['id', 'email', 'audit_id', 'attempts']),
  )
  const hasten = compileQuery((args: Args<{ now: number; latest: number }>) =>
    db.updateTable('owner_notice').set({ next_at: args.now }).where('next_at', '>', args.latest),
  )
  const entry = compileQuery((args: Args<{ audit_id: number }>) =>
    db
      .selectFrom('audit')
      .select(['at', 'actor', 'action', 'operator', 'subject'])
      .where('id', '=', args.audit_id)
      .$narrowType<{ operator: string }>(),
  )
  const postpone = compileQuery((args: Args<{ id: number; next_at: number }>) =>
    db.updateTable('owner_notice').set({ next_at: args.next_at }).where('id', '=', args.id),
  )
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('owner_notice').where('id', '=', args.id))

  return {
    *add(auditId: number, { at, operator, tellOwners }: AuditEntry): Work<void> {
      if (operator === null || tellOwners === undefined) return
      yield* change(add, { audit_id: auditId, next_at: at, operator, except: tellOwners === true ? '' : tellOwners.except })
    },
    /** Leases up to `limit` due ones, oldest first; no other process gets them before `lease`. */
    claim: transact(function* (now: number, lease: number, limit: number): Work<DueNotice[]> {
      const notices: DueNotice[] = []
      for (const { id, email, audit_id, attempts } of yield* all(claim, { now, lease, limit }))
        for (const found of yield* all(entry, { audit_id })) notices.push({ id, email, attempts, entry: found })
      return notices.sort((one, other) => one.id - other.id)
    }),
    /** Makes due what is put off until after `latest`, as only a clock that was ahead does; returns how many. */
    hasten: write(function* (now: number, latest: number): Work<number> {
      return yield* change(hasten, { now, latest })
    }),
    postpone: write(function* (id: number, until: number): Work<void> {
      yield* change(postpone, { id, next_at: until })
    }),
    remove: write(function* (id: number): Work<void> {
      yield* change(remove, { id })
    }),
    /** Removes one that was not sent, because of its age; returns how many. */
    giveUp: whenDue(function* (_now: number, id: number): Work<number> {
      return yield* change(remove, { id })
    }),
  }
}
