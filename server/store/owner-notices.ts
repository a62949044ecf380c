import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { AuditEntry } from './audit-entry.ts'
import type { DueNotice } from './notice-store.ts'
import { type Args, compileQuery, given } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, type Work } from './work.ts'

/** Mails to owners about what gives access, added in the transaction of the change and removed once sent. */
export const ownerNoticeWork = (db: Kysely<Tables>, { exclusive }: Engine) => {
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
    *claim(now: number, lease: number, limit: number): Work<DueNotice[]> {
      const notices: DueNotice[] = []
      for (const { id, email, audit_id, attempts } of yield* all(claim, { now, lease, limit }))
        for (const found of yield* all(entry, { audit_id })) notices.push({ id, email, attempts, entry: found })
      return notices.sort((one, other) => one.id - other.id)
    },
    *postpone(id: number, until: number): Work<void> {
      yield* change(postpone, { id, next_at: until })
    },
    *remove(id: number): Work<void> {
      yield* change(remove, { id })
    },
  }
}
