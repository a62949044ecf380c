import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { UserIdMode } from '../../contract/operator.ts'
import { ProblemError } from '../errors/problem.ts'
import { createReference } from '../security/secrets.ts'
import { type Args, compileQuery, type Db, given, type RowOf } from './query.ts'
import type { ExternalGame, GameRecord, OpenedBy, Scope } from './records.ts'
import { gamesInScope, type ScopeRow, scopeRow } from './scope.ts'
import type { Tables } from './tables.ts'
import { userIdsOpen } from './user-ids.ts'
import { all, change, first, read, transactIf, type Work, write } from './work.ts'

/** Registers a game: the player's uid with a valid pair of secret and operator. */
type Registration = {
  uid: string
  operator: string
  secretHash: string
  /** Whether it is a session secret */
  session?: boolean
  /** `hashExternalId` of the partner's own player id, if one was given */
  externalHash?: string | undefined
  /** What the operator's folder says of user ids, which are open or not when the game begins; none: `sessions` */
  folderUserIds?: UserIdMode
  /** The partner's name for the game; generated if none is given */
  reference?: string
  /** Id of the study that its operator has declared */
  study?: string | undefined
  at: number
}

/** A game as its partner refers to it. */
type ReferencedGame = {
  uid: string
  reference: string
  sessionId: string | undefined
  completedAt: number | null
}

/** Games that one session secret can register, and how long they can be played, ms (requirements, ruling 25). */
export const gamesOfSession = 10
export const gameOfSessionLasts = 24 * 3600 * 1000
/** Of the column's type */
const highestCount = 2 ** 31 - 1

type NewGame = {
  uid: string
  secret_hash: string
  external_hash: string | null
  folder_user_ids: UserIdMode
  reference: string
  created_at: number
  study: string | null
}

/** Whether the player last agreed that the account opens the game: 1 or 0, null before any answer. */
export const lastAgreed = (e: ExpressionBuilder<Tables, 'game'>) =>
  e.selectFrom('consent').whereRef('consent.game_id', '=', 'game.id').select('consent.open').orderBy('consent.id', 'desc').limit(sql.lit(1))

type External = ScopeRow & { external_hash: string }

/** Registered games. */
export const gameWork = (db: Db) => {
  const validSecret = (args: Args<{ secret_hash: string }>) =>
    db.selectFrom('secret').where('secret.hash', '=', args.secret_hash).where('secret.revoked_at', 'is', null)
  const insert = compileQuery((args: Args<NewGame>) =>
    db
      .insertInto('game')
      .columns(['uid', 'secret_id', 'operator', 'external_hash', 'user_ids_open', 'created_at', 'reference', 'study'])
      .expression(
        validSecret(args).select([
          given(args, 'uid', 'text'),
          'secret.id',
          'secret.operator',
          given(args, 'external_hash', 'text'),
          sql<number>`case when ${userIdsOpen(sql.ref('secret.operator'), args)} then 1 else 0 end`.as('user_ids_open'),
          given(args, 'created_at', 'bigint'),
          given(args, 'reference', 'text'),
          given(args, 'study', 'text'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  const find = compileQuery((args: Args<{ uid: string }>) =>
    db
      .selectFrom('game')
      .innerJoin('secret', 'secret.id', 'game.secret_id')
      .where('game.uid', '=', args.uid)
      .select(['game.id', 'game.uid', 'game.operator', 'game.external_hash', 'game.created_at', 'game.reference', 'game.completed_at'])
      .select(['game.first_draw_at', 'game.mails'])
      .select(['secret.hash as secret_hash', 'secret.revoked_at', 'secret.ends_at', 'secret.test']),
  )
  const rebind = compileQuery((args: Args<{ uid: string; secret_hash: string }>) =>
    db
      .updateTable('game')
      .set({ secret_id: validSecret(args).select('secret.id') })
      .where('uid', '=', args.uid)
      .where((e) => e.exists(validSecret(args).select('secret.id'))),
  )
  const findTest = compileQuery((args: Args<{ secret_hash: string }>) => validSecret(args).select('secret.test'))
  const takePlace = compileQuery((args: Args<{ secret_hash: string; at: number; ends_at: number }>) =>
    db
      .updateTable('secret')
      .where('hash', '=', args.secret_hash)
      .where('revoked_at', 'is', null)
      .where('opens_until', '>', args.at)
      .set({ games: sql<number>`games + 1`, ends_at: args.ends_at })
      .where('games', '<', sql.lit(gamesOfSession)),
  )
  const isValidSession = compileQuery((args: Args<{ secret_hash: string; at: number }>) =>
    validSecret(args).where('opens_until', '>', args.at).select('secret.id'),
  )
  const returnSessionPlace = compileQuery((args: Args<{ secret_hash: string }>) =>
    db.updateTable('secret').set({ games: sql<number>`games - 1` }).where('hash', '=', args.secret_hash),
  )
  const counting = (column: 'mails' | 'calls') =>
    compileQuery((args: Args<{ uid: string; by: number; below: number }>) =>
      db
        .updateTable('game')
        .set(column, sql<number>`${sql.ref(column)} + cast(${args.by} as integer)`)
        .where('uid', '=', args.uid)
        .where(column, '<', args.below)
        .returning(`${column} as total`),
    )
  const [countMail, countCalls] = [counting('mails'), counting('calls')]
  const noting = (column: 'first_draw_at' | 'completed_at') =>
    compileQuery((args: Args<{ id: number; at: number }>) =>
      db.updateTable('game').set(column, sql<number>`cast(${args.at} as bigint)`).where('id', '=', args.id).where(column, 'is', null),
    )
  const [begin, complete] = [noting('first_draw_at'), noting('completed_at')]

  const byReference = compileQuery((args: Args<ScopeRow & { reference: string }>) =>
    gamesInScope(db, args).where('game.reference', '=', args.reference).select(['game.uid', 'game.completed_at', 'secret.session_id']),
  )
  const ofExternal = (args: Args<External>) => gamesInScope(db, args).where('game.external_hash', '=', args.external_hash)
  const anyLinked = compileQuery((args: Args<ScopeRow>) =>
    gamesInScope(db, args).where('game.external_hash', 'is not', null).select('game.id').limit(sql.lit(1)),
  )
  const listOfExternal = compileQuery((args: Args<External>) =>
    ofExternal(args)
      .leftJoin('analysis', 'analysis.game_id', 'game.id')
      .select(['game.id', 'game.uid', 'game.reference', 'secret.session_id', 'game.created_at', 'game.completed_at'])
      .select('analysis.created_at as analysed_at')
      .orderBy('game.id'),
  )
  const toExternal = (row: RowOf<typeof listOfExternal>): ExternalGame => ({
    id: row.id,
    uid: row.uid,
    reference: row.reference,
    sessionId: row.session_id ?? undefined,
    startedAt: row.created_at,
    completedAt: row.completed_at ?? undefined,
    analysedAt: row.analysed_at ?? undefined,
  })
  /**
   * Analysed games that may be opened: those that began while user ids were open and still are, and with a session those whose player last
   * agreed to it. Those with advice come first, then the newest.
   */
  const openable = (session: boolean) =>
    compileQuery((args: Args<External & { folder_user_ids: UserIdMode }>) =>
      ofExternal(args)
        .innerJoin('analysis', 'analysis.game_id', 'game.id')
        .leftJoin('advice', 'advice.game_id', 'game.id')
        .where((e) => {
          const open = e.and([e('game.user_ids_open', '=', sql.lit(1)), userIdsOpen(e.ref('game.operator'), args)])
          return session ? e.or([open, e(lastAgreed(e), '=', sql.lit(1))]) : open
        })
        .select(['game.id', 'game.uid', 'game.reference', 'secret.session_id', 'game.created_at', 'game.completed_at'])
        .select(['analysis.created_at as analysed_at', 'analysis.analysis'])
        .orderBy(sql`case when advice.game_id is null then 1 else 0 end`)
        .orderBy('game.id', 'desc'),
    )
  const openables = { session: openable(true), page: openable(false) }

  function* takeSessionsPlace(secret_hash: string, at: number): Work<void> {
    if ((yield* change(takePlace, { secret_hash, at, ends_at: at + gameOfSessionLasts })) === 1) return
    if ((yield* first(isValidSession, { secret_hash, at })) === undefined) throw new ProblemError('unauthorized')
    throw new ProblemError('forbidden', `a session secret registers at most ${gamesOfSession} games: create a new session`)
  }

  /** A game may move to another valid secret of its operator: secrets are rotated, and sessions renewed, during a game. */
  function* registerAgain(game: RowOf<typeof find>, asked: Registration): Work<'repeated'> {
    if (game.operator !== asked.operator) throw new ProblemError('conflict', 'the uid belongs to another operator')
    if (game.secret_hash === asked.secretHash) {
      if (asked.externalHash && game.external_hash !== asked.externalHash)
        throw new ProblemError('conflict', 'the uid belongs to another extuserid')
      return 'repeated'
    }
    const keepsId = game.external_hash === (asked.externalHash ?? null) || (!asked.session && !asked.externalHash && game.ends_at === null)
    if (!keepsId) throw new ProblemError('conflict', 'the uid belongs to another extuserid, or to none')
    const secret = yield* first(findTest, { secret_hash: asked.secretHash })
    if (secret && secret.test !== game.test)
      throw new ProblemError(
        'conflict',
        'the game was started in the other mode: continue it with a live secret if it is live, else with a test secret',
      )
    if (game.ends_at !== null && !asked.session) throw new ProblemError('conflict', 'the uid was registered with a session secret')
    if (asked.session) yield* takeSessionsPlace(asked.secretHash, asked.at)
    if ((yield* change(rebind, { uid: asked.uid, secret_hash: asked.secretHash })) === 0) throw new ProblemError('unauthorized')
    return 'repeated'
  }

  return {
    /**
     * `unauthorized` where the secret is no longer valid, `forbidden` for an eleventh game of a session, `conflict` when the uid belongs to
     * another operator, another external id, or the other mode.
     */
    registerGame: transactIf(
      ({ session }) => session === true,
      function* (asked: Registration): Work<'registered' | 'repeated'> {
        const { uid, secretHash, externalHash, at } = asked
        const row = {
          uid,
          secret_hash: secretHash,
          external_hash: externalHash ?? null,
          folder_user_ids: asked.folderUserIds ?? ('sessions' as const),
          reference: asked.reference ?? createReference(),
          created_at: at,
          study: asked.study ?? null,
        }
        if (!asked.session) {
          if ((yield* change(insert, row)) === 1) return 'registered'
          const game = yield* first(find, { uid })
          if (!game) throw new ProblemError('unauthorized')
          return yield* registerAgain(game, asked)
        }
        const before = yield* first(find, { uid })
        if (before) return yield* registerAgain(before, asked)
        yield* takeSessionsPlace(secretHash, at)
        if ((yield* change(insert, row)) === 1) return 'registered'
        yield* change(returnSessionPlace, { secret_hash: secretHash })
        const game = yield* first(find, { uid })
        if (!game) throw new ProblemError('unauthorized')
        return yield* registerAgain(game, asked)
      },
    ),
    findGame: read(function* (uid: string): Work<GameRecord | undefined> {
      const row = yield* first(find, { uid })
      return (
        row && {
          id: row.id,
          uid,
          operator: row.operator,
          createdAt: row.created_at,
          firstDrawAt: row.first_draw_at,
          completedAt: row.completed_at,
          mails: row.mails,
          reference: row.reference,
          externalHash: row.external_hash ?? undefined,
          test: row.test === 1,
          revoked: row.revoked_at !== null,
          endsAt: row.ends_at,
        }
      )
    }),
    /**
     * Adds one to the mails sent for a game, or subtracts one that failed, and returns their number; undefined for an unknown uid, and where
     * there are not fewer than `below`.
     */
    countMail: write(function* (uid: string, by: 1 | -1 = 1, below = highestCount): Work<number | undefined> {
      return (yield* first(countMail, { uid, by, below }))?.total
    }),
    /** Adds to the call count of a game and returns it; undefined for an unknown uid. */
    countCalls: write(function* (uid: string, by: number): Work<number | undefined> {
      return (yield* first(countCalls, { uid, by, below: highestCount }))?.total
    }),
    *begin(id: number, at: number): Work<void> {
      yield* change(begin, { id, at })
    },
    *complete(id: number, at: number): Work<void> {
      yield* change(complete, { id, at })
    },
    /** A game in the scope by the partner's reference. */
    findByReference: read(function* (scope: Scope, reference: string): Work<ReferencedGame | undefined> {
      const row = yield* first(byReference, { ...scopeRow(scope), reference })
      return row && { uid: row.uid, reference, sessionId: row.session_id ?? undefined, completedAt: row.completed_at }
    }),
    /** The games in the scope of a player whom the partner can identify, oldest first. */
    listExternal: read(function* (scope: Scope, externalHash: string): Work<ExternalGame[]> {
      return (yield* all(listOfExternal, { ...scopeRow(scope), external_hash: externalHash })).map(toExternal)
    }),
    /** Whether any game in the scope belongs to an account of the partner. */
    hasLinkedGames: read(function* (scope: Scope): Work<boolean> {
      return (yield* first(anyLinked, scopeRow(scope))) !== undefined
    }),
    *listOpenable(scope: Scope, externalHash: string, by: OpenedBy): Work<(ExternalGame & { analysis: string })[]> {
      const args = { ...scopeRow(scope), external_hash: externalHash, folder_user_ids: by.folderUserIds }
      const rows = yield* all(openables[by.session ? 'session' : 'page'], args)
      return rows.map((row) => ({ ...toExternal(row), analysis: row.analysis }))
    },
  }
}
