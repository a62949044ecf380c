import type { Kysely } from 'kysely'
import { argument, compileQuery } from './query.ts'
import type { SecretRecord } from './store.ts'
import type { Tables } from './tables.ts'
import { all, change, first, type Work } from './work.ts'

type SecretRow = Omit<Tables['secret'], 'id'>

const toRecord = (row: SecretRow): SecretRecord => ({
  hash: row.hash,
  operator: row.operator,
  test: row.test === 1,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
})

/** Operator secrets. */
export const secretWork = (db: Kysely<Tables>) => {
  const rows = db.selectFrom('secret').select(['hash', 'operator', 'test', 'created_at', 'revoked_at'])
  const insert = compileQuery<SecretRow>(
    db.insertInto('secret').values({
      hash: argument('hash'),
      operator: argument('operator'),
      test: argument('test'),
      created_at: argument('created_at'),
      revoked_at: argument('revoked_at'),
    }),
  )
  const find = compileQuery<{ hash: string }, SecretRow>(rows.where('hash', '=', argument<string>('hash')))
  const list = compileQuery<object, SecretRow>(rows.orderBy('id'))
  const revoke = compileQuery<{ hash: string; at: number }>(
    db
      .updateTable('secret')
      .set({ revoked_at: argument('at') })
      .where('hash', '=', argument<string>('hash'))
      .where('revoked_at', 'is', null),
  )

  return {
    *add(secret: SecretRecord): Work<void> {
      const { createdAt, revokedAt, test, ...same } = secret
      yield* change(insert, { ...same, test: test ? 1 : 0, created_at: createdAt, revoked_at: revokedAt })
    },
    *find(hash: string): Work<SecretRecord | undefined> {
      const row = yield* first(find, { hash })
      return row && toRecord(row)
    },
    *list(operator?: string): Work<SecretRecord[]> {
      const found = yield* all(list, {})
      return found.map(toRecord).filter((secret) => operator === undefined || secret.operator === operator)
    },
    *revoke(hashStart: string, at: number): Work<SecretRecord | undefined> {
      const found = (yield* all(list, {})).filter(({ hash }) => hash.startsWith(hashStart))
      const [row] = found
      if (!row || found.length > 1) return undefined
      yield* change(revoke, { hash: row.hash, at })
      return toRecord({ ...row, revoked_at: row.revoked_at ?? at })
    },
  }
}
