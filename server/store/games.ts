import { type ExpressionBuilder, sql } from 'kysely'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import { createReference } from '../keys/secrets.ts'
import { userIdsOpen } from './operator-settings.ts'
import { gamesInWorld, gamesWithSecrets, type OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertFrom, pick, type RowOf, type Selected } from './query.ts'
import type { Json } from './schema/columns.ts'
import type { Row, Tables } from './schema/schema.ts'
import type { secretWork } from './secrets.ts'
import type { tallyWork } from './tallies.ts'
import { all, change, first, map, read, run, transact, type Work, write } from './work.ts'

/** Registers a game: the player's uid with a valid pair of secret and operator. */
type Registration = {
  uid: string
  operator: string
  secretHash: string
  session?: boolean
  /** `hashExternalId` of the partner's own player id, if one was given */
  externalHash?: string | undefined
  /** What the operator's folder says of user ids, which are open or not when the game begins; none: `sessions` */
  folderUserIds?: UserIdMode
  /** The partner's name for the game; generated if none is given */
  reference?: string
  study?: string | undefined
  at: number
}

/** What opens a player's earlier games: a session of that player or a page secret, and what the operator's folder says of user ids. */
export type OpenedBy = { session: boolean; folderUserIds: UserIdMode }

/** Games that one session secret can register. */
export const gamesOfSession = 10
/** Largest value of the column's type */
const highestCount = 2 ** 31 - 1

type NewGame = Pick<Row<'game'>, 'uid' | 'externalHash' | 'reference' | 'createdAt' | 'study'> & {
  secretHash: string
  folderUserIds: UserIdMode
}

/** Whether the player last agreed that the account opens the game; null before any answer. */
export const lastAgreed = (e: ExpressionBuilder<Tables, 'game'>) =>
  e.selectFrom('consent').whereRef('consent.gameId', '=', 'game.id').select('consent.open').orderBy('consent.id', 'desc').limit(sql.lit(1))

type External = OperatorWorld & { externalHash: string }

const rowsOf = (db: Db) =>
  gamesWithSecrets(db)
    .select(['game.id', 'game.uid', 'game.operator', 'game.externalHash', 'game.createdAt', 'game.reference', 'game.completedAt'])
    .select(['game.firstDrawAt', 'game.mails'])
    .select(['secret.hash as secretHash', 'secret.revokedAt', 'secret.endsAt', 'secret.test'])

/** A game without its draws; `test`, `revokedAt` and `endsAt` are of the secret it is registered with: null for what a page secret does not have. */
export type GameRecord = Selected<typeof rowsOf>

/** Whether a game may still be written. */
export const isOpenAt = ({ revokedAt, endsAt }: Pick<GameRecord, 'revokedAt' | 'endsAt'>, at: number): boolean =>
  revokedAt === null && (endsAt === null || endsAt > at)

const ofExternal = (db: Db, args: Args<External>) =>
  gamesInWorld(db, args)
    .where('game.externalHash', '=', args.externalHash)
    .leftJoin('analysis', 'analysis.gameId', 'game.id')
    .select(['game.id', 'game.uid', 'game.reference', 'secret.sessionId', 'game.createdAt as startedAt', 'game.completedAt'])
    .select('analysis.createdAt as analysedAt')

export const gameWork = (db: Db, tallies: ReturnType<typeof tallyWork>, secrets: ReturnType<typeof secretWork>) => {
  const validSecret = (args: Args<{ secretHash: string }>) =>
    db.selectFrom('secret').where('secret.hash', '=', args.secretHash).where('secret.revokedAt', 'is', null)
  const insert = compileQuery((args: Args<NewGame>) =>
    insertFrom(db, 'game', validSecret(args), {
      ...pick(args, 'uid', 'externalHash', 'createdAt', 'reference', 'study'),
      secretId: 'secret.id',
      operator: 'secret.operator',
      userIdsOpen: userIdsOpen(sql.ref('secret.operator'), args),
    }).onConflict((conflict) => conflict.doNothing()),
  )
  const find = compileQuery((args: Args<{ uid: string }>) => rowsOf(db).where('game.uid', '=', args.uid))
  const rebind = compileQuery((args: Args<{ uid: string; secretHash: string }>) =>
    db
      .updateTable('game')
      .set({ secretId: validSecret(args).select('secret.id') })
      .where('uid', '=', args.uid)
      .where((e) => e.exists(validSecret(args).select('secret.id'))),
  )
  const findTest = compileQuery((args: Args<{ secretHash: string }>) => validSecret(args).select('secret.test'))
  const addToSession = compileQuery((args: Args<{ secretHash: string; at: number; endsAt: number }>) =>
    db
      .updateTable('secret')
      .where('hash', '=', args.secretHash)
      .where('revokedAt', 'is', null)
      .where('opensUntil', '>', args.at)
      .set({ games: sql<number>`games + 1`, endsAt: args.endsAt, idleEnd: sql.lit(null) })
      .where('games', '<', sql.lit(gamesOfSession)),
  )
  const isValidSession = compileQuery((args: Args<{ secretHash: string; at: number }>) =>
    validSecret(args).where('opensUntil', '>', args.at).select('secret.id'),
  )
  const returnToSession = compileQuery((args: Args<{ secretHash: string }>) =>
    db.updateTable('secret').set({ games: sql<number>`games - 1` }).where('hash', '=', args.secretHash),
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
  const noting = (column: 'firstDrawAt' | 'completedAt') =>
    compileQuery((args: Args<{ id: number; at: number }>) =>
      db.updateTable('game').set(column, sql<number>`cast(${args.at} as bigint)`).where('id', '=', args.id).where(column, 'is', null),
    )
  const [begin, complete] = [noting('firstDrawAt'), noting('completedAt')]

  const byReference = compileQuery((args: Args<OperatorWorld & { reference: string }>) =>
    gamesInWorld(db, args)
      .where('game.reference', '=', args.reference)
      .select(['game.uid', 'game.reference', 'game.completedAt', 'secret.sessionId']),
  )
  const anyLinked = compileQuery((args: Args<OperatorWorld>) =>
    gamesInWorld(db, args).where('game.externalHash', 'is not', null).select('game.id').limit(sql.lit(1)),
  )
  const listOfExternal = compileQuery((args: Args<External>) => ofExternal(db, args).orderBy('game.id'))
  /** Analysed games that may be opened: begun while user ids were open and still are, or last agreed to, with a session. With advice first, then newest. */
  const openable = (session: boolean) =>
    compileQuery((args: Args<External & { folderUserIds: UserIdMode }>) =>
      ofExternal(db, args)
        .leftJoin('advice', 'advice.gameId', 'game.id')
        .where('analysis.analysis', 'is not', null)
        .where((e) => {
          const open = e.and([e.ref('game.userIdsOpen'), userIdsOpen(e.ref('game.operator'), args)])
          return session ? e.or([open, e(lastAgreed(e), '=', sql.lit(true))]) : open
        })
        .select('analysis.analysis')
        .$narrowType<{ analysis: Json<GameAnalysis> }>()
        .orderBy(sql`case when ${sql.ref('advice.gameId')} is null then 1 else 0 end`)
        .orderBy('game.id', 'desc'),
    )
  const openables = { session: openable(true), page: openable(false) }

  function* takeGameOfSession(secretHash: string, at: number): Work<void> {
    if ((yield* change(addToSession, { secretHash, at, endsAt: at + lifetimesMs.gameOfSession })) === 1) return
    if ((yield* first(isValidSession, { secretHash, at })) === undefined) throw new ProblemError('unauthorized')
    throw new ProblemError('forbidden', `a session secret registers at most ${gamesOfSession} games: create a new session`)
  }

  /** A game may move to another valid secret of its operator: secrets are rotated, and sessions renewed, during a game. */
  function* registerAgain(game: RowOf<typeof find>, registration: Registration): Work<'repeated'> {
    if (game.operator !== registration.operator) throw new ProblemError('conflict', 'this uid was registered by another operator')
    if (game.secretHash === registration.secretHash) {
      if (registration.externalHash && game.externalHash !== registration.externalHash)
        throw new ProblemError('conflict', 'this uid was registered with a different user id')
      return 'repeated'
    }
    const keepsId =
      game.externalHash === (registration.externalHash ?? null) ||
      (!registration.session && !registration.externalHash && game.endsAt === null)
    if (!keepsId) throw new ProblemError('conflict', 'this uid was registered with a different user id, or without one')
    const secret = yield* first(findTest, { secretHash: registration.secretHash })
    if (secret && secret.test !== game.test)
      throw new ProblemError(
        'conflict',
        'live and test games are separate: continue a live game with a live secret, a test game with a test secret',
      )
    if (game.endsAt !== null && !registration.session) throw new ProblemError('conflict', 'this uid was registered with a session secret')
    if (registration.session) yield* takeGameOfSession(registration.secretHash, registration.at)
    if ((yield* change(rebind, { uid: registration.uid, secretHash: registration.secretHash })) === 0)
      throw new ProblemError('unauthorized')
    if (game.endsAt !== null) yield* secrets.leave(game.secretHash, registration.at)
    return 'repeated'
  }

  return {
    /** `unauthorized`: the secret is no longer valid; `forbidden`: an eleventh game of a session; `conflict`: another operator, external id or mode. */
    registerGame: transact(function* (registration: Registration): Work<'registered' | 'repeated'> {
      const { uid, secretHash, externalHash, at } = registration
      const row = {
        uid,
        secretHash,
        externalHash: externalHash ?? null,
        folderUserIds: registration.folderUserIds ?? ('sessions' as const),
        reference: registration.reference ?? createReference(),
        createdAt: at,
        study: registration.study ?? null,
      }
      if (registration.session) {
        const before = yield* first(find, { uid })
        if (before) return yield* registerAgain(before, registration)
        yield* takeGameOfSession(secretHash, at)
      }
      if ((yield* change(insert, row)) === 1) {
        yield* tallies.addOfWeek(uid, 'reached', 0, at)
        return 'registered'
      }
      if (registration.session) yield* change(returnToSession, { secretHash })
      const game = yield* first(find, { uid })
      if (!game) throw new ProblemError('unauthorized')
      return yield* registerAgain(game, registration)
    }),
    findGame: read((uid: string): Work<GameRecord | undefined> => first(find, { uid })),
    /** Adds to the mails of a game, or subtracts one that failed; their number, or undefined for an unknown uid or not fewer than `below`. */
    countMail: write((uid: string, by: 1 | -1 = 1, below = highestCount) => map(first(countMail, { uid, by, below }), (row) => row?.total)),
    /** Adds to the call count of a game and returns it; undefined for an unknown uid. */
    countCalls: write((uid: string, by: number) => map(first(countCalls, { uid, by, below: highestCount }), (row) => row?.total)),
    begin: (id: number, at: number): Work<void> => run(begin, { id, at }),
    complete: (id: number, at: number): Work<void> => run(complete, { id, at }),
    findByReference: read((world: OperatorWorld, reference: string) => first(byReference, { ...world, reference })),
    /** The games in the world of a player whom the partner can identify, oldest first. */
    listExternal: read((world: OperatorWorld, externalHash: string) => all(listOfExternal, { ...world, externalHash })),
    /** Whether any game in the world belongs to an account of the partner. */
    hasLinkedGames: read((world: OperatorWorld): Work<boolean> => map(first(anyLinked, world), (row) => row !== undefined)),
    *listOpenable(world: OperatorWorld, externalHash: string, by: OpenedBy): Work<RowOf<typeof openables.session>[]> {
      return yield* all(openables[by.session ? 'session' : 'page'], { ...world, externalHash, folderUserIds: by.folderUserIds })
    },
  }
}
