import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import { isSingleDeck } from '../analysis/decks.ts'
import { dayOf, firstOpenWeek } from '../process/time.ts'
import type { AddEvent } from './events.ts'
import { gamesInWorld, gamesWithSecrets, type OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, type RowOf } from './query.ts'
import { parseJson } from './schema/columns.ts'
import type { Row } from './schema/schema.ts'
import type { TallyEvent } from './schema/upkeep.ts'
import type { secretWork } from './secrets.ts'
import { categoryKey, reachedCards, type tallyWork } from './tallies.ts'
import { all, change, type Engine, erase, first, map, read, transact, type Work, whenDue } from './work.ts'

/** SQL: cards of the game from the deck it took most from. */
const cardsOfLargestDeck = sql<number>`(select max(cards) from (select count(*) as cards from draw where draw."gameId" = game.id
  group by stack_type) as decks)`

type GameCounts = { operator: string; started: number; completed: number; analysed: number }

/** Counts of games for each operator, and the removal of games, which keeps the counts. */
export const removalWork = (
  db: Db,
  { exclusive, removals, noteDeleted }: Engine,
  { addEvent, tallies, secrets }: { addEvent: AddEvent; tallies: ReturnType<typeof tallyWork>; secrets: ReturnType<typeof secretWork> },
) => {
  const present = compileQuery(() =>
    gamesWithSecrets(db)
      .leftJoin('draw', (join) => join.onRef('draw.gameId', '=', 'game.id').on('draw.selection_id', '=', sql.lit(cardsPerGame)))
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .where('secret.test', '=', sql.lit(false))
      .select((e) => [
        'game.operator',
        e.fn.countAll<number>().as('started'),
        e.fn.count<number>('draw.gameId').as('completed'),
        e.fn.count<number>('analysis.gameId').as('analysed'),
      ])
      .groupBy('game.operator'),
  )
  const removable = compileQuery((args: Args<{ id: number }>) =>
    gamesWithSecrets(db)
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .leftJoin('guess', 'guess.gameId', 'game.id')
      .where('game.id', '=', args.id)
      .select(['game.uid', 'game.reference', 'game.externalHash', 'game.operator', 'game.createdAt', 'game.firstDrawAt'])
      .select([
        'secret.test',
        'secret.hash as secretHash',
        'secret.endsAt',
        'analysis.analysis',
        'guess.gameId as guessed',
        cardsOfLargestDeck.as('largest'),
      ])
      .select(sql<number | null>`(select max(selection_id) from draw where draw."gameId" = game.id)`.as('cards')),
  )
  const old = compileQuery((args: Args<{ before: number; limit: number }>) => {
    const games = db.selectFrom('game').select('id').where('createdAt', '<', args.before).orderBy('createdAt').limit(args.limit)
    return exclusive ? games : games.forUpdate().skipLocked()
  })
  const oldest = compileQuery(() =>
    db.selectFrom('game').where('createdAt', '>=', sql.lit(0)).select('createdAt').orderBy('createdAt').limit(sql.lit(1)),
  )
  const external = compileQuery((args: Args<OperatorWorld & { externalHash: string }>) =>
    gamesInWorld(db, args).where('game.externalHash', '=', args.externalHash).select('game.id').orderBy('game.id'),
  )
  const byUid = compileQuery((args: Args<{ uid: string }>) => db.selectFrom('game').where('uid', '=', args.uid).select('id'))
  /** Row lock, which old games have from their look-up: what was counted of the game is read behind it. */
  const lock = compileQuery((args: Args<{ id: number }>) => db.selectFrom('game').where('id', '=', args.id).select('id').forUpdate())
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('game').where('id', '=', args.id))
  const removeEvents = compileQuery((args: Args<{ reference: string }>) =>
    db.deleteFrom('webhookEvent').where('reference', '=', args.reference).where('type', '!=', sql.lit<WebhookType>('user.deleted')),
  )
  const sessionsOf = (args: Args<OperatorWorld & { externalHash: string }>) =>
    db
      .updateTable('secret')
      .where('externalHash', '=', args.externalHash)
      .where('operator', '=', args.operator)
      .where('test', '=', args.test)
  /** A session of an account without games no longer says whose it is. */
  const unlinkSessions = compileQuery((args: Args<OperatorWorld & { externalHash: string }>) =>
    sessionsOf(args)
      .set({ externalHash: sql.lit(null) })
      .where((e) => e.not(e.exists(gamesInWorld(db, args).where('game.externalHash', '=', args.externalHash).select('game.id')))),
  )

  /** Sessions of an account that is deleted begin nothing more. */
  const endSessions = compileQuery((args: Args<OperatorWorld & { externalHash: string; at: number }>) =>
    sessionsOf(args).set({ revokedAt: args.at }).where('revokedAt', 'is', null),
  )

  const countedOf = ({ firstDrawAt, cards, largest, analysis }: RowOf<typeof removable>): string[] => [
    'registered',
    ...(firstDrawAt === null ? [] : ['started']),
    ...(cards === cardsPerGame ? ['completed'] : []),
    ...(cards === cardsPerGame && isSingleDeck(largest ?? 0) ? ['one_deck'] : []),
    ...(analysis === null ? [] : ['analysed']),
  ]

  const countedInWeek = ({ cards, analysis, guessed }: RowOf<typeof removable>): { event: TallyEvent; key: string }[] => [
    ...reachedCards.filter((card) => card <= (cards ?? 0)).map((card) => ({ event: 'reached' as const, key: String(card) })),
    ...(analysis === null ? [] : [{ event: 'analysed' as const, key: categoryKey(parseJson(analysis)) }]),
    ...(guessed === null ? [] : [{ event: 'guessed' as const, key: '' }]),
  ]

  /** What a player or a partner asked for is told to the partner; a game that is too old is not. */
  function* removeAll(games: { id: number }[], at: number, by: 'age' | 'partner' | 'player'): Work<number> {
    const uids: string[] = []
    const counts: Row<'tally'>[] = []
    for (const { id } of games) {
      if (!exclusive && by !== 'age') yield* all(lock, { id })
      const game = yield* first(removable, { id })
      if (!game) continue
      const { uid, reference, externalHash, operator, test, createdAt, endsAt, secretHash } = game
      // A visit without a draw leaves neither event nor count: both would reveal a player who stated to be too young.
      const leavesNothing = by === 'player' && game.firstDrawAt === null
      if (by !== 'age' && !leavesNothing) yield* addEvent(id, 'user.deleted', at)
      if ((yield* change(remove, { id })) === 0) continue
      uids.push(uid)
      yield* change(removeEvents, { reference })
      if (endsAt !== null) yield* secrets.leave(secretHash, at)
      // Jobs are kept for a shorter time than games.
      if (by !== 'age') yield* change(removals.jobsOf, { uid })
      if (externalHash !== null) yield* change(unlinkSessions, { operator, test, externalHash })
      if (by !== 'age' && createdAt >= firstOpenWeek(at))
        counts.push(...countedInWeek(game).map((each) => ({ ...each, operator, test, day: dayOf(createdAt), count: -1 })))
      if (!test && !leavesNothing)
        counts.push(...countedOf(game).map((key) => ({ operator, test, day: dayOf(at), event: 'deleted' as const, key, count: 1 })))
    }
    yield* tallies.addAll(counts)
    if (uids.length > 0) yield* erase()
    if (by !== 'age' && uids.length > 0) noteDeleted?.(uids, at)
    return uids.length
  }

  return {
    /** Games of live secrets for each operator, removed ones included; sorted by operator. */
    countGames: read(function* (): Work<GameCounts[]> {
      const counts = new Map<string, GameCounts>()
      for (const row of yield* all(present, {})) counts.set(row.operator, row)
      for (const { operator, key, count } of yield* tallies.deletions()) {
        const sum = counts.get(operator) ?? { operator, started: 0, completed: 0, analysed: 0 }
        if (key === 'registered') sum.started += count
        if (key === 'completed' || key === 'analysed') sum[key] += count
        counts.set(operator, sum)
      }
      return [...counts.values()].sort((one, other) => (one.operator < other.operator ? -1 : 1))
    }),
    /** When the oldest game was registered. */
    oldestGame: read((): Work<number | undefined> => map(first(oldest, {}), (row) => row?.createdAt)),
    /** Removes up to `limit` games registered longer ago than an age, ms, with all their data; returns how many. Counts stay. */
    removeGames: whenDue(function* (now: number, age: number, limit: number): Work<number> {
      return yield* removeAll(yield* all(old, { before: now - age, limit }), now, 'age')
    }),
    /**
     * Removes the games in the world of a partner's own user id, and ends its sessions; returns how many games. Counts stay, and the partner is
     * notified.
     */
    removeExternal: transact(function* (world: OperatorWorld, externalHash: string, at: number): Work<number> {
      const ofUser = { ...world, externalHash }
      // Before the games are read: a concurrent registration locks its session until it commits, and its game is then included.
      yield* change(endSessions, { ...ofUser, at })
      const removedGames = yield* removeAll(yield* all(external, ofUser), at, 'partner')
      yield* change(unlinkSessions, ofUser)
      return removedGames
    }),
    /** The same for one game, as its player asks for it. */
    removeGame: transact(function* (uid: string, at: number): Work<number> {
      return yield* removeAll(yield* all(byUid, { uid }), at, 'player')
    }),
  }
}
