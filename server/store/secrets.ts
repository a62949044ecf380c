import { type LabelState, stricterState } from '../../contract/label-state.ts'
import { type Args, compileQuery, type Db, pick } from './query.ts'
import type { NewSecret, SecretRecord } from './records.ts'
import type { Tables } from './tables.ts'
import { all, change, first, read, type Work, write } from './work.ts'

type SecretRow = Omit<Tables['secret'], 'id' | 'key_id' | 'games'> & {
  key_hash: string | null
  key_revoked_at: number | null
  label_state: LabelState | null
}
type NewRow = Pick<SecretRow, 'hash' | 'operator' | 'test' | 'created_at' | 'revoked_at' | 'name' | 'made_by'>

const toRecord = (row: SecretRow): SecretRecord => ({
  hash: row.hash,
  operator: row.operator,
  test: row.test === 1,
  createdAt: row.created_at,
  revokedAt: row.revoked_at ?? row.key_revoked_at,
  state: stricterState(row.label_state ?? 'live', row.paused_at === null ? 'live' : 'paused'),
  lastUsed: row.last_used,
  ...(row.name !== null && { name: row.name }),
  ...(row.made_by !== null && { madeBy: row.made_by }),
  ...(row.retires_at !== null && { retiresAt: row.retires_at }),
  ...(row.session_id !== null && {
    session: {
      sessionId: row.session_id,
      keyHash: row.key_hash ?? '',
      externalHash: row.external_hash ?? undefined,
      language: row.language ?? undefined,
      opensUntil: row.opens_until ?? 0,
      endsAt: row.ends_at ?? 0,
    },
  }),
})

/** Page secrets, and session secrets once they exist. */
export const secretWork = (db: Db) => {
  const rows = db
    .selectFrom('secret')
    .leftJoin('server_key', 'server_key.id', 'secret.key_id')
    .leftJoin('operator_pause', 'operator_pause.operator', 'secret.operator')
    .select(['secret.hash', 'secret.operator', 'secret.test', 'secret.created_at', 'secret.revoked_at', 'secret.paused_at'])
    .select(['secret.last_used', 'secret.session_id', 'secret.external_hash', 'secret.language', 'secret.opens_until', 'secret.ends_at'])
    .select(['secret.name', 'secret.made_by'])
    // The sessions of a key end with it.
    .select((e) => e.fn.coalesce('secret.retires_at', 'server_key.retires_at').as('retires_at'))
    .select(['server_key.hash as key_hash', 'server_key.revoked_at as key_revoked_at', 'operator_pause.state as label_state'])
  const insert = compileQuery((args: Args<NewRow>) =>
    db.insertInto('secret').values(pick(args, 'hash', 'operator', 'test', 'created_at', 'revoked_at', 'name', 'made_by')),
  )
  const find = compileQuery((args: Args<{ hash: string }>) => rows.where('secret.hash', '=', args.hash))
  const pageSecrets = rows.where('secret.session_id', 'is', null).orderBy('secret.id')
  const list = compileQuery(() => pageSecrets)
  const listOf = compileQuery((args: Args<{ operator: string }>) => pageSecrets.where('secret.operator', '=', args.operator))
  const revoke = compileQuery((args: Args<{ hash: string; at: number }>) =>
    db.updateTable('secret').set({ revoked_at: args.at }).where('hash', '=', args.hash).where('revoked_at', 'is', null),
  )
  const pause = compileQuery((args: Args<{ hash: string; at: number | null }>) =>
    db.updateTable('secret').set({ paused_at: args.at }).where('hash', '=', args.hash),
  )
  const use = compileQuery((args: Args<{ hash: string; day: string }>) =>
    db.updateTable('secret').set({ last_used: args.day }).where('hash', '=', args.hash),
  )

  function* findByStart(hashStart: string): Work<SecretRow | undefined> {
    const found = (yield* all(list, {})).filter(({ hash }) => hash.startsWith(hashStart))
    return found.length === 1 ? found[0] : undefined
  }

  return {
    addSecret: write(function* ({ createdAt, revokedAt, test, name, madeBy, ...same }: NewSecret): Work<void> {
      const row = { ...same, test: test ? 1 : 0, created_at: createdAt, revoked_at: revokedAt, name: name ?? null, made_by: madeBy ?? null }
      yield* change(insert, row)
    }),
    findSecret: read(function* (hash: string): Work<SecretRecord | undefined> {
      const row = yield* first(find, { hash })
      return row && toRecord(row)
    }),
    /** Oldest first. */
    listSecrets: read(function* (operator?: string): Work<SecretRecord[]> {
      return (operator === undefined ? yield* all(list, {}) : yield* all(listOf, { operator })).map(toRecord)
    }),
    /** Revokes by a prefix of the hash; undefined when it matches none or several. Takes effect at once, in every process. */
    revokeSecret: write(function* (hashStart: string, at: number): Work<SecretRecord | undefined> {
      const row = yield* findByStart(hashStart)
      if (!row) return undefined
      yield* change(revoke, { hash: row.hash, at })
      return toRecord({ ...row, revoked_at: row.revoked_at ?? at })
    }),
    /** Pauses a secret, or resumes it if null; otherwise as `revokeSecret`. */
    pauseSecret: write(function* (hashStart: string, at: number | null): Work<SecretRecord | undefined> {
      const row = yield* findByStart(hashStart)
      if (!row) return undefined
      yield* change(pause, { hash: row.hash, at })
      return toRecord({ ...row, paused_at: at })
    }),
    noteSecretUse: write(function* (hash: string, day: string): Work<void> {
      yield* change(use, { hash, day })
    }),
  }
}
