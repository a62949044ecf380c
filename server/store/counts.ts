import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import { isSingleDeck } from '../analysis/decks.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { dayOf } from '../process/utc-day.ts'
import { firstOpenWeek } from '../process/weeks.ts'
import type { AddEvent } from './events.ts'
import { type Args, compileQuery, type Db } from './query.ts'
import type { Scope } from './records.ts'
import { gamesInScope, type ScopeRow, scopeRow } from './scope.ts'
import type { Tables } from './tables.ts'
import { categoryKey, reachedCards, type TallyEvent, type tallyWork } from './tallies.ts'
import { all, change, dropJobs, type Engine, erase, first, read, transact, type Work, whenDue } from './work.ts'

/** SQL: cards of the game from the deck it took most from. */
const cardsOfLargestDeck = sql<number>`(select max(cards) from (select count(*) as cards from draw where draw.game_id = game.id
  group by stack_type) as decks)`

type GameCounts = {
  operator: string
  started: number
  completed: number
  analysed: number
}

type RemovedGame = {
  operator: string
  test: number
  created_at: number
  first_draw_at: number | null
  cards: number | null
  largest: number | null
  analysis: string | null
  guessed: number | null
}

/** What was counted of a live game. */
const countedOf = ({ first_draw_at, cards, largest, analysis }: RemovedGame): string[] => [
  'registered',
  ...(first_draw_at === null ? [] : ['started']),
  ...(cards === cardsPerGame ? ['completed'] : []),
  ...(cards === cardsPerGame && isSingleDeck(largest ?? 0) ? ['one_deck'] : []),
  ...(analysis === null ? [] : ['analysed']),
]

/** What was counted of a game in its week. */
const countedInWeek = ({ cards, analysis, guessed }: RemovedGame): { event: TallyEvent; key: string }[] => [
  ...reachedCards.filter((card) => card <= (cards ?? 0)).map((card) => ({ event: 'reached' as const, key: String(card) })),
  ...(analysis === null ? [] : [{ event: 'analysed' as const, key: categoryKey(JSON.parse(analysis) as GameAnalysis) }]),
  ...(guessed === null ? [] : [{ event: 'guessed' as const, key: '' }]),
]

/** Counts of games for each operator, and the removal of games, which keeps the counts. */
export const countWork = (db: Db, { exclusive }: Engine, addEvent: AddEvent, tallies: ReturnType<typeof tallyWork>) => {
  const games = db
    .selectFrom('game')
    .innerJoin('secret', 'secret.id', 'game.secret_id')
    .leftJoin('draw', (join) => join.onRef('draw.game_id', '=', 'game.id').on('draw.selection_id', '=', sql.lit(cardsPerGame)))
    .leftJoin('analysis', 'analysis.game_id', 'game.id')
  const present = compileQuery(() =>
    games
      .where('secret.test', '=', sql.lit(0))
      .select((e) => [
        'game.operator',
        e.fn.countAll<number>().as('started'),
        e.fn.count<number>('draw.game_id').as('completed'),
        e.fn.count<number>('analysis.game_id').as('analysed'),
      ])
      .groupBy('game.operator'),
  )
  const removable = compileQuery((args: Args<{ id: number }>) =>
    db
      .selectFrom('game')
      .innerJoin('secret', 'secret.id', 'game.secret_id')
      .leftJoin('analysis', 'analysis.game_id', 'game.id')
      .leftJoin('guess', 'guess.game_id', 'game.id')
      .where('game.id', '=', args.id)
      .select(['game.uid', 'game.reference', 'game.external_hash', 'game.operator', 'game.created_at', 'game.first_draw_at'])
      .select(['secret.test', 'analysis.analysis', 'guess.game_id as guessed', cardsOfLargestDeck.as('largest')])
      .select(sql<number | null>`(select max(selection_id) from draw where draw.game_id = game.id)`.as('cards')),
  )
  const old = compileQuery((args: Args<{ before: number; limit: number }>) =>
    db.selectFrom('game').select('id').where('created_at', '<', args.before).orderBy('created_at').limit(args.limit),
  )
  const external = compileQuery((args: Args<ScopeRow & { external_hash: string }>) =>
    gamesInScope(db, args).where('game.external_hash', '=', args.external_hash).select('game.id').orderBy('game.id'),
  )
  const byUid = compileQuery((args: Args<{ uid: string }>) => db.selectFrom('game').where('uid', '=', args.uid).select('id'))
  /** Row lock: what was counted of the game is read behind it. */
  const lock = compileQuery((args: Args<{ id: number }>) => db.selectFrom('game').where('id', '=', args.id).select('id').forUpdate())
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('game').where('id', '=', args.id))
  const removeEvents = compileQuery((args: Args<{ reference: string }>) =>
    db.deleteFrom('webhook_event').where('reference', '=', args.reference).where('type', '!=', sql.lit<WebhookType>('user.deleted')),
  )
  /** A session of an account without games no longer says whose it is. */
  const unlinkSessions = compileQuery((args: Args<ScopeRow & { external_hash: string }>) =>
    db
      .updateTable('secret')
      .set({ external_hash: sql.lit(null) })
      .where('external_hash', '=', args.external_hash)
      .where('operator', '=', args.operator)
      .where('test', '=', args.test)
      .where((e) => e.not(e.exists(gamesInScope(db, args).where('game.external_hash', '=', args.external_hash).select('game.id')))),
  )

  /** Sessions of an account that is deleted begin nothing more. */
  const endSessions = compileQuery((args: Args<ScopeRow & { external_hash: string; at: number }>) =>
    db
      .updateTable('secret')
      .set({ revoked_at: args.at })
      .where('external_hash', '=', args.external_hash)
      .where('operator', '=', args.operator)
      .where('test', '=', args.test)
      .where('revoked_at', 'is', null),
  )

  /** What a player or a partner asked for is told to the partner; a game that is too old is not. */
  function* removeAll(games: { id: number }[], at: number, by: 'age' | 'partner' | 'player'): Work<number> {
    let removedRows = 0
    const counts: Tables['tally'][] = []
    for (const { id } of games) {
      if (!exclusive) yield* all(lock, { id })
      const game = yield* first(removable, { id })
      if (!game) continue
      const { uid, reference, external_hash, operator, test, created_at } = game
      // A visit without a card leaves neither event nor count: both would tell of somebody who said that they are too young (ruling 55).
      const leavesNothing = by === 'player' && game.first_draw_at === null
      if (by !== 'age' && !leavesNothing) yield* addEvent(id, 'user.deleted', at)
      if ((yield* change(remove, { id })) === 0) continue
      removedRows += 1
      yield* change(removeEvents, { reference })
      // Jobs are kept for a shorter time than games.
      if (by !== 'age') yield* dropJobs(uid)
      if (external_hash !== null) yield* change(unlinkSessions, { operator, test, external_hash })
      if (by !== 'age' && created_at >= firstOpenWeek(at))
        counts.push(...countedInWeek(game).map((each) => ({ ...each, operator, test, day: dayOf(created_at), count: -1 })))
      if (test === 0 && !leavesNothing)
        counts.push(...countedOf(game).map((key) => ({ operator, test, day: dayOf(at), event: 'deleted' as const, key, count: 1 })))
    }
    yield* tallies.addAll(counts)
    if (removedRows > 0) yield* erase()
    return removedRows
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
    /** Removes up to `limit` games registered longer ago than an age, ms, with all their data; returns how many. Counts stay. */
    removeGames: whenDue(function* (now: number, age: number, limit: number): Work<number> {
      return yield* removeAll(yield* all(old, { before: now - age, limit }), now, 'age')
    }),
    /**
     * Removes the games in the scope of a partner's own user id, and ends its sessions; returns how many games. Counts stay, and the partner is
     * notified.
     */
    removeExternal: transact(function* (scope: Scope, externalHash: string, at: number): Work<number> {
      const ofUser = { ...scopeRow(scope), external_hash: externalHash }
      // Before the games are read: a registration under way holds its session until it commits, and its game is then among them.
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
