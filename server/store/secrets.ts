import { type ExpressionBuilder, sql } from 'kysely'
import type { OperatorState } from '../../contract/operator-state.ts'
import { day } from '../process/time.ts'
import { type Args, compileQuery, type Db, insertInto, type Selected, update } from './query.ts'
import type { NewRow, Tables } from './schema/schema.ts'
import { all, change, type Engine, first, read, run, type Work, write } from './work.ts'

/** A page secret. Only its SHA-256 is stored: the secret itself has 216 random bits, so a slow hash adds nothing. */
export type NewSecret = Pick<NewRow<'secret'>, 'hash' | 'operator' | 'test' | 'createdAt' | 'name' | 'madeBy'> & {
  revokedAt: number | null
}

const rowsOf = (db: Db) =>
  db
    .selectFrom('secret')
    .leftJoin('serverKey', 'serverKey.id', 'secret.keyId')
    .leftJoin('operatorSetting', 'operatorSetting.operator', 'secret.operator')
    .select(['secret.hash', 'secret.operator', 'secret.test', 'secret.createdAt', 'secret.lastUsed', 'secret.name', 'secret.madeBy'])
    .select(['secret.sessionId', 'secret.externalHash', 'secret.language', 'secret.opensUntil', 'secret.endsAt'])
    .select((e) => [
      'serverKey.hash as keyHash',
      // The sessions of a key end with it.
      e.fn.coalesce('secret.revokedAt', 'serverKey.revokedAt').as('revokedAt'),
      e.fn.coalesce('secret.retiresAt', 'serverKey.retiresAt').as('retiresAt'),
      sql<OperatorState>`case when ${e.ref('secret.pausedAt')} is null or ${e.ref('operatorSetting.state')} = 'ended'
        then coalesce(${e.ref('operatorSetting.state')}, 'live') else 'paused' end`.as('state'),
    ])

/** A page secret, or a session's, which alone has `sessionId`, `keyHash`, `opensUntil`, `endsAt`. `state` is its own, or the provider's of its label. */
export type SecretRecord = Selected<typeof rowsOf>

/** Page secrets, and session secrets once they exist. */
export const secretWork = (db: Db, { exclusive }: Engine) => {
  const rows = rowsOf(db)
  const insert = insertInto(db, 'secret', 'hash', 'operator', 'test', 'createdAt', 'revokedAt', 'name', 'madeBy')
  const find = compileQuery((args: Args<{ hash: string }>) => rows.where('secret.hash', '=', args.hash))
  const list = compileQuery(() => rows.where('secret.sessionId', 'is', null).orderBy('secret.operator').orderBy('secret.id'))
  const revoke = compileQuery((args: Args<{ hash: string; at: number }>) =>
    db.updateTable('secret').set({ revokedAt: args.at }).where('hash', '=', args.hash).where('revokedAt', 'is', null),
  )
  const withoutGame = (e: ExpressionBuilder<Tables, 'secret'>) =>
    e.not(e.exists(e.selectFrom('game').whereRef('game.secretId', '=', 'secret.id').select('game.id')))
  const lock = compileQuery((args: Args<{ hash: string }>) =>
    db.selectFrom('secret').where('hash', '=', args.hash).select('id').forNoKeyUpdate(),
  )
  const dropEnded = compileQuery((args: Args<{ hash: string; before: number }>) =>
    db.deleteFrom('secret').where('hash', '=', args.hash).where('endsAt', '<', args.before).where(withoutGame),
  )
  const noteIdle = compileQuery((args: Args<{ hash: string }>) =>
    db
      .updateTable('secret')
      .set((e) => ({ idleEnd: e.ref('endsAt') }))
      .where('hash', '=', args.hash)
      .where(withoutGame),
  )
  const pause = update(db, 'secret', ['hash'], 'pausedAt')
  const use = update(db, 'secret', ['hash'], 'lastUsed')

  function* changeOne(hashStart: string, run: (hash: string) => Work<number>): Work<SecretRecord | undefined> {
    const [match, ...others] = (yield* all(list, {})).filter(({ hash }) => hash.startsWith(hashStart))
    if (!match || others.length > 0) return undefined
    yield* run(match.hash)
    return yield* first(find, { hash: match.hash })
  }

  return {
    /** A session has lost a game. With the last one it goes, or a while after its end: what an account opened with it stays open for a day. */
    *leave(hash: string, at: number): Work<void> {
      // Its last two games may go at the same time.
      if (!exclusive) yield* all(lock, { hash })
      if ((yield* change(dropEnded, { hash, before: at - day })) === 0) yield* change(noteIdle, { hash })
    },
    addSecret: write((secret: NewSecret): Work<void> => run(insert, secret)),
    findSecret: read((hash: string): Work<SecretRecord | undefined> => first(find, { hash })),
    /** By operator, oldest first. */
    listSecrets: read(function* (operator?: string): Work<SecretRecord[]> {
      return (yield* all(list, {})).filter((secret) => operator === undefined || secret.operator === operator)
    }),
    /** Revokes by a prefix of the hash; undefined when it matches none or several. Takes effect at once, in every process. */
    revokeSecret: write((hashStart: string, at: number) => changeOne(hashStart, (hash) => change(revoke, { hash, at }))),
    /** Pauses a secret, or resumes it if null; otherwise as `revokeSecret`. */
    pauseSecret: write((hashStart: string, at: number | null) => changeOne(hashStart, (hash) => change(pause, { hash, pausedAt: at }))),
    noteSecretUse: write((hash: string, day: string): Work<void> => run(use, { hash, lastUsed: day })),
  }
}
