import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ProblemError } from '../errors/problem.ts'
import { argument, compileQuery, given } from './query.ts'
import type { GameRecord, Registration } from './store.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

type GameRow = {
  id: number
  uid: string
  operator: string
  external_hash: string | null
  created_at: number
  secret_hash: string
  revoked_at: number | null
}

type NewGame = {
  uid: string
  secret_hash: string
  external_hash: string | null
  created_at: number
}

/** Registered games. */
export const gameWork = (db: Kysely<Tables>) => {
  const validSecret = db
    .selectFrom('secret')
    .where('secret.hash', '=', argument<string>('secret_hash'))
    .where('secret.revoked_at', 'is', null)
  const insert = compileQuery<NewGame>(
    db
      .insertInto('game')
      .columns(['uid', 'secret_id', 'operator', 'external_hash', 'created_at'])
      .expression(
        validSecret.select([
          given<string, 'uid'>('uid', 'text'),
          'secret.id',
          'secret.operator',
          given<string | null, 'external_hash'>('external_hash', 'text'),
          given<number, 'created_at'>('created_at', 'bigint'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  const find = compileQuery<{ uid: string }, GameRow>(
    db
      .selectFrom('game')
      .innerJoin('secret', 'secret.id', 'game.secret_id')
      .where('game.uid', '=', argument<string>('uid'))
      .select(['game.id', 'game.uid', 'game.operator', 'game.external_hash', 'game.created_at'])
      .select(['secret.hash as secret_hash', 'secret.revoked_at']),
  )
  const rebind = compileQuery<Omit<NewGame, 'created_at'>>(
    db
      .updateTable('game')
      .set({ secret_id: validSecret.select('secret.id'), external_hash: argument('external_hash') })
      .where('uid', '=', argument<string>('uid'))
      .where((e) => e.exists(validSecret.select('secret.id'))),
  )
  const counting = (column: 'mails' | 'calls') =>
    compileQuery<{ uid: string; by: number }, { total: number }>(
      db
        .updateTable('game')
        .set(column, sql<number>`${sql.ref(column)} + cast(${argument('by')} as integer)`)
        .where('uid', '=', argument<string>('uid'))
        .returning(`${column} as total`),
    )
  const counters = { mails: counting('mails'), calls: counting('calls') }
  const findUid = compileQuery<{ operator: string; external_hash: string }, { uid: string }>(
    db
      .selectFrom('game')
      .leftJoin('advice', 'advice.game_id', 'game.id')
      .where('game.operator', '=', argument<string>('operator'))
      .where('game.external_hash', '=', argument<string>('external_hash'))
      .select('game.uid')
      .orderBy(sql`case when advice.game_id is null then 1 else 0 end`)
      .orderBy('game.id', 'desc')
      .limit(sql.lit(1)),
  )

  return {
    /** A game may move to another valid secret of its operator: secrets are rotated while games are played. */
    *register({ uid, operator, secretHash, externalHash, at }: Registration): Work<'registered' | 'repeated'> {
      const asked = { uid, secret_hash: secretHash, external_hash: externalHash ?? null }
      if ((yield* change(insert, { ...asked, created_at: at })) === 1) return 'registered'
      const game = yield* first(find, { uid })
      if (!game) throw new ProblemError('unauthorized')
      if (game.operator !== operator) throw new ProblemError('conflict', 'the uid belongs to another operator')
      if (game.external_hash && externalHash && game.external_hash !== externalHash)
        throw new ProblemError('conflict', 'the uid belongs to another extuserid')
      const external_hash = externalHash ?? game.external_hash
      if (game.secret_hash === secretHash && game.external_hash === external_hash) return 'repeated'
      if ((yield* change(rebind, { ...asked, external_hash })) === 0) throw new ProblemError('unauthorized')
      return 'repeated'
    },
    *find(uid: string): Work<GameRecord | undefined> {
      const row = yield* first(find, { uid })
      return row && { id: row.id, uid, operator: row.operator, createdAt: row.created_at, revoked: row.revoked_at !== null }
    },
    *add(column: 'mails' | 'calls', uid: string, by: number): Work<number | undefined> {
      return (yield* first(counters[column], { uid, by }))?.total
    },
    *findUidByExternal(operator: string, externalHash: string): Work<string | undefined> {
      return (yield* first(findUid, { operator, external_hash: externalHash }))?.uid
    },
  }
}
