import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import { isSingleDeck } from '../analysis/decks.ts'
import type { AddEvent } from './events.ts'
import { type Args, compileQuery, type Db, pick, type RowOf } from './query.ts'
import type { Scope, Tallied } from './records.ts'
import { gamesInScope, type ScopeRow, scopeRow } from './scope.ts'
import { cardsOfLargestDeck, type tallyWork } from './tallies.ts'
import { all, change, dropJobs, type Engine, erase, read, transact, type Work, whenDue } from './work.ts'

type GameCounts = {
  operator: string
  started: number
  completed: number
  analysed: number
}

/** What was tallied of a game. */
const talliedOf = (game: { first_draw_at: number | null; completed: number; largest: number | null }): Tallied[] => [
  ...(game.first_draw_at === null ? [] : ['started' as const]),
  ...(game.completed ? ['completed' as const] : []),
  ...(game.completed && isSingleDeck(game.largest ?? 0) ? ['one_deck' as const] : []),
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
  const removed = compileQuery(() => db.selectFrom('removed_games').select(['operator', 'started', 'completed', 'analysed']))
  const removable = games.select([
    'game.id',
    'game.uid',
    'game.reference',
    'game.external_hash',
    'game.operator',
    'secret.test',
    'game.first_draw_at',
    cardsOfLargestDeck.as('largest'),
    sql<number>`case when draw.game_id is null then 0 else 1 end`.as('completed'),
    sql<number>`case when analysis.game_id is null then 0 else 1 end`.as('analysed'),
  ])
  const old = compileQuery((args: Args<{ before: number; limit: number }>) =>
    removable.where('game.created_at', '<', args.before).orderBy('game.created_at').limit(args.limit),
  )
  const external = compileQuery((args: Args<ScopeRow & { external_hash: string }>) =>
    removable.where('game.id', 'in', gamesInScope(db, args).where('game.external_hash', '=', args.external_hash).select('game.id')),
  )
  const byUid = compileQuery((args: Args<{ uid: string }>) => removable.where('game.uid', '=', args.uid))
  /** Row lock: whether a card was drawn is read behind it. */
  const lock = compileQuery((args: Args<{ uid: string }>) => db.selectFrom('game').where('uid', '=', args.uid).select('id').forUpdate())
  const addRemoved = compileQuery((args: Args<GameCounts>) =>
    db
      .insertInto('removed_games')
      .values(pick(args, 'operator', 'started', 'completed', 'analysed'))
      .onConflict((conflict) =>
        conflict.column('operator').doUpdateSet((e) => ({
          started: e('removed_games.started', '+', e.ref('excluded.started')),
          completed: e('removed_games.completed', '+', e.ref('excluded.completed')),
          analysed: e('removed_games.analysed', '+', e.ref('excluded.analysed')),
        })),
      ),
  )
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
  function* removeAll(rows: RowOf<typeof old>[], at: number, by: 'age' | 'partner' | 'player'): Work<number> {
    let removedRows = 0
    for (const row of rows) {
      const { id, uid, reference, external_hash, operator, test, completed, analysed } = row
      // A visit without a card leaves neither event nor count: both would tell of somebody who said that they are too young (ruling 55).
      const leavesNothing = by === 'player' && row.first_draw_at === null
      if (by !== 'age' && !leavesNothing) yield* addEvent(id, 'user.deleted', at)
      if ((yield* change(remove, { id })) === 0) continue
      removedRows += 1
      yield* change(removeEvents, { reference })
      // Jobs are kept for a shorter time than games.
      if (by !== 'age') yield* dropJobs(uid)
      if (external_hash !== null) yield* change(unlinkSessions, { operator, test, external_hash })
      if (test === 1 || leavesNothing) continue
      yield* change(addRemoved, { operator, started: 1, completed, analysed })
      yield* tallies.addDeletion(operator, talliedOf(row), at)
    }
    if (removedRows > 0) yield* erase()
    return removedRows
  }

  return {
    /** Games of live secrets for each operator, removed ones included; sorted by operator. */
    countGames: read(function* (): Work<GameCounts[]> {
      const counts = new Map<string, GameCounts>()
      for (const row of [...(yield* all(present, {})), ...(yield* all(removed, {}))]) {
        const sum = counts.get(row.operator) ?? { operator: row.operator, started: 0, completed: 0, analysed: 0 }
        sum.started += row.started
        sum.completed += row.completed
        sum.analysed += row.analysed
        counts.set(row.operator, sum)
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
      if (!exclusive) yield* all(lock, { uid })
      return yield* removeAll(yield* all(byUid, { uid }), at, 'player')
    }),
  }
}
