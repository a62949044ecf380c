import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { AuditEntry } from './audit-entry.ts'
import { argument, compileQuery } from './query.ts'
import type { StoredEntry } from './store.ts'
import type { Tables } from './tables.ts'
import { all, first, type Work } from './work.ts'

/** The audit log: who changed what. Entries are only added and read. */
export const auditWork = (db: Kysely<Tables>) => {
  const insert = compileQuery<AuditEntry, { id: number }>(
    db
      .insertInto('audit')
      .values({
        at: argument('at'),
        actor: argument('actor'),
        action: argument('action'),
        operator: argument('operator'),
        subject: argument('subject'),
      })
      .returning('id'),
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
  const listProvider = compileQuery<{ limit: number; before: number }, StoredEntry>(
    rows
      .where((e) => e.or([e('operator', 'is', null), e('actor', '=', sql.lit('command line')), e('actor', 'like', sql.lit('provider: %'))]))
      .limit(argument<number>('limit')),
  )
  return {
    /** Returns its id. */
    *add(entry: AuditEntry): Work<number> {
      return (yield* first(insert, entry))?.id ?? 0
    },
    *list(limit: number, operator?: string, before = Number.MAX_SAFE_INTEGER): Work<StoredEntry[]> {
      return operator === undefined ? yield* all(list, { limit, before }) : yield* all(listOf, { limit, operator, before })
    },
    *listProvider(limit: number, before = Number.MAX_SAFE_INTEGER): Work<StoredEntry[]> {
      return yield* all(listProvider, { limit, before })
    },
  }
}
