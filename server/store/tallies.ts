import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import { dayOf } from '../process/utc-day.ts'
import { type Args, compileQuery, type Db } from './query.ts'
import type { Tallied } from './records.ts'
import type { Tables } from './tables.ts'
import { all, change, read, type Work } from './work.ts'

type Row = Tables['day_tally']

/** SQL: cards of the game from the deck it took most from. */
export const cardsOfLargestDeck = sql<number>`(select max(cards) from (select count(*) as cards from draw where draw.game_id = game.id
  group by stack_type) as decks)`

/** Whether a game with this many cards from one deck gets no analysis. Both in cards. */
export const isOneDeck = (largest: number, share: number): boolean => largest / cardsPerGame > share

/**
 * Exact counts by operator and day (UTC) of live games, written in the transaction of what they count. Deletions are counted on their own
 * day: the games that are left and the deleted ones make up what was counted.
 */
export const tallyWork = (db: Db) => {
  const add = compileQuery((args: Args<Row>) =>
    db
      .insertInto('day_tally')
      .values({ operator: args.operator, day: args.day, event: args.event, deleted: args.deleted, count: args.count })
      .onConflict((conflict) =>
        conflict
          .columns(['operator', 'day', 'event', 'deleted'])
          .doUpdateSet((e) => ({ count: sql<number>`${e.ref('day_tally.count')} + ${e.ref('excluded.count')}` })),
      ),
  )
  const addOfGame = compileQuery((args: Args<{ id: number; day: number; event: Tallied }>) =>
    db
      .insertInto('day_tally')
      .columns(['operator', 'day', 'event', 'deleted', 'count'])
      .expression(
        db
          .selectFrom('game')
          .innerJoin('secret', 'secret.id', 'game.secret_id')
          .where('game.id', '=', args.id)
          .where('secret.test', '=', sql.lit(0))
          .select([
            'game.operator',
            sql<number>`cast(${args.day} as integer)`.as('day'),
            sql<Tallied>`cast(${args.event} as text)`.as('event'),
            sql<number>`0`.as('deleted'),
            sql<number>`1`.as('count'),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['operator', 'day', 'event', 'deleted'])
          .doUpdateSet((e) => ({ count: sql<number>`${e.ref('day_tally.count')} + ${e.ref('excluded.count')}` })),
      ),
  )
  const list = compileQuery((args: Args<{ from: number; to: number }>) =>
    db
      .selectFrom('day_tally')
      .where('day', '>=', args.from)
      .where('day', '<', args.to)
      .select(['operator', 'day', 'event', 'deleted', 'count'])
      .orderBy('operator')
      .orderBy('day')
      .orderBy('event')
      .orderBy('deleted'),
  )
  return {
    /** Counts an event of a live game; those of test games are not counted. */
    *add(id: number, event: Tallied, at: number): Work<void> {
      yield* change(addOfGame, { id, event, day: dayOf(at) })
    },
    /** Counts an event of an operator that no game is known of. */
    *addOfOperator(operator: string, event: Tallied, at: number): Work<void> {
      yield* change(add, { operator, event, day: dayOf(at), deleted: 0, count: 1 })
    },
    /** Counts the deletion of a live game of which these events were counted. */
    *addDeletion(operator: string, events: readonly Tallied[], at: number): Work<void> {
      for (const event of events) yield* change(add, { operator, event, day: dayOf(at), deleted: 1, count: 1 })
    },
    /** The tallies of days (UTC, as `dayOf` numbers them) from the first up to, not including, the last. */
    list: read(function* (from: number, to: number): Work<Row[]> {
      return yield* all(list, { from, to })
    }),
  }
}
