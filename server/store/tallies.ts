import { sql } from 'kysely'
import { dayOf } from '../process/utc-day.ts'
import { type Args, compileQuery, type Db, given, pick } from './query.ts'
import type { Row as RowOfTable } from './schema/schema.ts'
import type { Tallied } from './schema/upkeep.ts'
import { all, change, read, type Work } from './work.ts'

type Row = RowOfTable<'day_tally'>

/** SQL: cards of the game from the deck it took most from. */
export const cardsOfLargestDeck = sql<number>`(select max(cards) from (select count(*) as cards from draw where draw."gameId" = game.id
  group by stack_type) as decks)`

/**
 * Exact counts by operator and day (UTC) of live games, written in the transaction of what they count. Deletions are counted on their own
 * day: the games that are left and the deleted ones make up what was counted.
 */
export const tallyWork = (db: Db) => {
  const key = ['operator', 'day', 'event', 'deleted'] as const
  const tally = db
    .insertInto('day_tally')
    .columns([...key, 'count'])
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet((e) => ({ count: sql<number>`${e.ref('day_tally.count')} + ${e.ref('excluded.count')}` })),
    )
  const add = compileQuery((args: Args<Row>) => tally.values(pick(args, 'operator', 'day', 'event', 'deleted', 'count')))
  const addOfGame = compileQuery((args: Args<{ id: number; day: number; event: Tallied }>) =>
    tally.expression(
      db
        .selectFrom('game')
        .innerJoin('secret', 'secret.id', 'game.secretId')
        .where('game.id', '=', args.id)
        .where('secret.test', '=', sql.lit(false))
        .select(['game.operator', given(args, 'day', 'integer'), given(args, 'event', 'text')])
        .select([sql<number>`0`.as('deleted'), sql<number>`1`.as('count')]),
    ),
  )
  const list = compileQuery((args: Args<{ from: number; to: number }>) =>
    db
      .selectFrom('day_tally')
      .where('day', '>=', args.from)
      .where('day', '<', args.to)
      .select([...key, 'count'])
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
