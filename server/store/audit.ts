import { sql } from 'kysely'
import type { MemberRole } from '../../contract/console/console-call.ts'
import { type LogFilter, type LogKind, logKinds } from '../../contract/console/log-calls.ts'
import { day } from '../process/time.ts'
import { type Leased, leaseWork } from './lease.ts'
import { type Args, compileQuery, type Db, insertFrom, insertNumbered, pick } from './query.ts'
import type { NewRow, Row } from './schema/schema.ts'
import { all, change, type Engine, first, map, read, run, select, transact, type Work, whenDue, write } from './work.ts'

/** An entry of the audit log; `subject` is never a secret. */
export type AuditEntry = NewRow<'audit'> & {
  /** Mail the operator's owners about it, except the new owner whom it concerns */
  notifyOwners?: NotifyOwners | undefined
}

export type NotifyOwners = true | { except: string }

/** A member who becomes an owner is news for the other owners. */
export const ifOwner = (email: string, role: MemberRole): NotifyOwners | undefined => (role === 'owner' ? { except: email } : undefined)

/** A mail to an owner that is due: about one entry of the operator's log. `attempts` includes this one. */
export type DueNotice = Leased & Pick<Row<'ownerNotice'>, 'email'> & { entry: Omit<Row<'audit'>, 'id'> & { operator: string } }

const columns = ['at', 'actor', 'action', 'operator', 'subject'] as const
/** Maximum actors in a list; more would be no choice. */
const mostActors = 200
const latest = Number.MAX_SAFE_INTEGER

/** The audit log: who changed what. Entries are only added and read. */
export const auditWork = (db: Db) => {
  const insert = insertNumbered(db, 'audit', ...columns)
  const newest = (limit: number, before: number) =>
    db
      .selectFrom('audit')
      .select(['id', ...columns])
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit)
  const newestOf = (limit: number, before: number, operator: string, { kinds, who = '', find = '', from = '', to = '' }: LogFilter) => {
    const starts = (kinds?.split(',') as LogKind[] | undefined)?.flatMap((kind) => logKinds[kind]) ?? []
    const words = `%${find.toLowerCase().replace(/[~%_]/g, '~$&')}%`
    return newest(limit, before)
      .where('operator', '=', operator)
      .$if(starts.length > 0, (q) => q.where((e) => e.or(starts.map((start) => e('action', 'like', `${start}%`)))))
      .$if(who !== '', (q) => q.where('actor', '=', who))
      .$if(find !== '', (q) => q.where(sql<boolean>`lower(actor || ' ' || subject) like ${words} escape '~'`))
      .$if(from !== '', (q) => q.where('at', '>=', Date.parse(from)))
      .$if(to !== '', (q) => q.where('at', '<', Date.parse(to) + day))
  }
  const actorsOf = compileQuery((args: Args<{ operator: string }>) =>
    db.selectFrom('audit').select('actor').distinct().where('operator', '=', args.operator).orderBy('actor').limit(sql.lit(mostActors)),
  )
  return {
    /** Returns its id. */
    add: write((entry: AuditEntry): Work<number> => map(first(insert, entry), (row) => row?.id ?? 0)),
    /** Newest first; only those with an id below `before`. */
    list: read(
      (limit: number, operator?: string, before = latest, filter: LogFilter = {}): Work<Row<'audit'>[]> =>
        select(operator === undefined ? newest(limit, before) : newestOf(limit, before, operator, filter)),
    ),
    /** Who changed something at an operator, by name. */
    actors: read((operator: string): Work<string[]> => map(all(actorsOf, { operator }), (rows) => rows.map(({ actor }) => actor))),
    /** The same of what the provider did, in the console and by command, and of what concerns no operator. */
    listProvider: read(function* (limit: number, before = latest): Work<Row<'audit'>[]> {
      const ofProvider = newest(limit, before).where((e) =>
        e.or([e('operator', 'is', null), e('actor', '=', 'command line'), e('actor', 'like', 'provider: %')]),
      )
      return yield* select(ofProvider)
    }),
  }
}

/** Mails to owners about what gives access, added in the transaction of the change and removed once sent. */
export const noticeWork = (db: Db, engine: Engine) => {
  const add = compileQuery((args: Args<{ auditId: number; nextAt: number; operator: string; except: string }>) => {
    const owners = db.selectFrom('consoleMember').where('operator', '=', args.operator).where('role', '=', sql.lit('owner'))
    return insertFrom(db, 'ownerNotice', owners.where('email', '<>', args.except), { ...pick(args, 'auditId', 'nextAt'), email: 'email' })
  })
  const lease = leaseWork(db, engine, 'ownerNotice', (args: Args<{ now: number; limit: number }>) =>
    db.selectFrom('ownerNotice').select('ownerNotice.id').where('nextAt', '<=', args.now).orderBy('id').limit(args.limit),
  )
  const find = compileQuery((args: Args<{ id: number }>) =>
    db
      .selectFrom('ownerNotice')
      .innerJoin('audit', 'audit.id', 'ownerNotice.auditId')
      .where('ownerNotice.id', '=', args.id)
      .select(['email', ...columns])
      .$narrowType<{ operator: string }>(),
  )
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('ownerNotice').where('id', '=', args.id))

  return {
    *add(auditId: number, { at, operator, notifyOwners }: AuditEntry): Work<void> {
      if (!operator || !notifyOwners) return
      yield* change(add, { auditId, nextAt: at, operator, except: notifyOwners === true ? '' : notifyOwners.except })
    },
    /** Leases up to `limit` due ones, oldest first; no other process gets them before `until`. */
    claim: transact(function* (now: number, until: number, limit: number): Work<DueNotice[]> {
      const notices: DueNotice[] = []
      for (const leased of yield* lease.claim({ now, until, limit })) {
        const row = yield* first(find, leased)
        if (!row) continue
        const { email, ...entry } = row
        notices.push({ ...leased, email, entry })
      }
      return notices
    }),
    hasten: write(lease.hasten),
    giveBack: write(lease.giveBack),
    remove: write((id: number): Work<void> => run(remove, { id })),
    /** Removes one that was not sent, because of its age; returns how many. */
    discard: whenDue((_now: number, id: number): Work<number> => change(remove, { id })),
  }
}
