import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { AuditEntry } from './audit-entry.ts'
import { type Args, compileQuery } from './query.ts'
import type { StoredEntry } from './store.ts'
import type { Tables } from './tables.ts'
import { all, first, type Work } from './work.ts'

/** The audit log: who changed what. Entries are only added and read. */
export const auditWork = (db: Kysely<Tables>) => {
  const insert = compileQuery((args: Args<AuditEntry>) =>
    db
      .insertInto('audit')
      .values({ at: args.at, actor: args.actor, action: args.action, operator: args.operator, subject: args.subject })
      .returning('id'),
  )
  const rows = (args: Args<{ before: number }>) =>
    db
      .selectFrom('audit')
      .select(['id', 'at', 'actor', 'action', 'operator', 'subject'])
      .where('id', '<', args.before)
      .orderBy('id', 'desc')
  const list = compileQuery((args: Args<{ limit: number; before: number }>) => rows(args).limit(args.limit))
  const listOf = compileQuery((args: Args<{ operator: string; limit: number; before: number }>) =>
    rows(args).where('operator', '=', args.operator).limit(args.limit),
  )
  const listProvider = compileQuery((args: Args<{ limit: number; before: number }>) =>
    rows(args)
      .where((e) => e.or([e('operator', 'is', null), e('actor', '=', sql.lit('command line')), e('actor', 'like', sql.lit('provider: %'))]))
      .limit(args.limit),
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
