import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { AuditEntry } from './audit-entry.ts'
import type { DueNotice } from './notice-store.ts'
import { argument, compileQuery, given } from './query.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, type Work } from './work.ts'

type Claimed = { id: number; email: string; audit_id: number; attempts: number }

/** Mails to owners about what gives access, added in the transaction of the change and removed once sent. */
export const ownerNoticeWork = (db: Kysely<Tables>, { exclusive }: Engine) => {
  const add = compileQuery<{ audit_id: number; next_at: number; operator: string; except: string }>(
    db
      .insertInto('owner_notice')
      .columns(['email', 'audit_id', 'next_at'])
      .expression((e) =>
        e
          .selectFrom('console_member')
          .where('operator', '=', argument<string>('operator'))
          .where('role', '=', sql.lit('owner'))
          .where('email', '<>', argument<string>('except'))
          .select(['email', given<number, 'audit_id'>('audit_id', 'bigint'), given<number, 'next_at'>('next_at', 'bigint')]),
      ),
  )
  const due = db
    .selectFrom('owner_notice')
    .select('id')
    .where('next_at', '<=', argument<number>('now'))
    .orderBy('id')
    .limit(argument<number>('limit'))
  const claim = compileQuery<{ now: number; lease: number; limit: number }, Claimed>(
    db
      .updateTable('owner_notice')
      .set({ next_at: argument('lease'), attempts: sql<number>`attempts + 1` })
      .where('id', 'in', exclusive ? due : due.forUpdate().skipLocked())
      .returning(['id', 'email', 'audit_id', 'attempts']),
  )
  const entry = compileQuery<{ audit_id: number }, AuditEntry & { operator: string }>(
    db
      .selectFrom('audit')
      .select(['at', 'actor', 'action', 'operator', 'subject'])
      .where('id', '=', argument<number>('audit_id'))
      .$narrowType<{ operator: string }>(),
  )
  const postpone = compileQuery<{ id: number; next_at: number }>(
    db
      .updateTable('owner_notice')
      .set({ next_at: argument('next_at') })
      .where('id', '=', argument<number>('id')),
  )
  const remove = compileQuery<{ id: number }>(db.deleteFrom('owner_notice').where('id', '=', argument<number>('id')))

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
