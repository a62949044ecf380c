import type { Kysely } from 'kysely'
import type { AuditEntry } from './audit-entry.ts'
import { argument, compileQuery } from './query.ts'
import type { StoredEntry } from './store.ts'
import type { Tables } from './tables.ts'
import { all, change, type Work } from './work.ts'

/** The audit log: who changed what. Entries are only added and read. */
export const auditWork = (db: Kysely<Tables>) => {
  const insert = compileQuery<AuditEntry & { operator: string | null }>(
    db.insertInto('audit').values({
      at: argument('at'),
      actor: argument('actor'),
      action: argument('action'),
      operator: argument('operator'),
      subject: argument('subject'),
    }),
  )
  const rows = db
    .selectFrom('audit')
    .select(['id', 'at', 'actor', 'action', 'operator', 'subject'])
    .where('id', '<', argument<number>('before'))
    .orderBy('id', 'desc')
  const list = compileQuery<{ limit: number; before: number }, StoredEntry>(rows.limit(argument<number>('limit')))
  const listOf = compileQuery<{ operator: string; limit: number; before: number }, StoredEntry>(
    rows.where('operator', '=', argument<string>('operator')).limit(argument<number>('limit')),
  )
  return {
    *add(entry: AuditEntry): Work<void> {
      yield* change(insert, entry)
    },
    *list(limit: number, operator?: string, before = Number.MAX_SAFE_INTEGER): Work<StoredEntry[]> {
      return operator === undefined ? yield* all(list, { limit, before }) : yield* all(listOf, { limit, operator, before })
    },
  }
}
