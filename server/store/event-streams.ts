import { sql } from 'kysely'
import type { WebhookType } from '../../contract/webhooks.ts'
import { type EventCursor, eventIdOf } from './event-id.ts'
import { type Args, compileQuery, type Db, type RowOf } from './query.ts'
import type { PublishedEvent, Scope } from './records.ts'
import { type ScopeRow, scopeRow } from './scope.ts'
import { all, change, first, read, transact, type Work } from './work.ts'

/** Events published in one transaction: few enough that no other writer waits long. */
const batch = 1000

/**
 * The events of an operator's world as one stream. An event gets its place in it, and with it its id, only after the transaction that caused it
 * has committed: so whoever has read up to a place has missed none before it, and no draw waits for that of another game.
 */
export const eventStreamWork = (db: Db) => {
  const unpublished = compileQuery(() =>
    db.selectFrom('webhook_event').where('place', 'is', null).select(['operator', 'test']).distinct().orderBy('test').orderBy('operator'),
  )
  /** Also a row lock: processes publish one after the other. */
  const lastPlace = compileQuery((args: Args<ScopeRow>) =>
    db
      .insertInto('event_stream')
      .values({ operator: args.operator, test: args.test, last: sql.lit(0) })
      .onConflict((conflict) => conflict.columns(['operator', 'test']).doUpdateSet({ last: sql<number>`event_stream.last` }))
      .returning('last'),
  )
  const giveOut = compileQuery((args: Args<ScopeRow & { last: number; limit: number }>) => {
    const statement = sql<{ place: number }>`
      update webhook_event set place = cast(${args.last} as bigint) + numbered.number
      from (
        select id as event_id, row_number() over (order by id) as number from webhook_event
        where operator = ${args.operator} and test = ${args.test} and place is null order by id limit ${args.limit}
      ) as numbered
      where webhook_event.id = numbered.event_id
      returning place`
    return { compile: () => statement.compile(db) }
  })
  const advance = compileQuery((args: Args<ScopeRow & { last: number }>) =>
    db.updateTable('event_stream').set({ last: args.last }).where('operator', '=', args.operator).where('test', '=', args.test),
  )
  const ofStream = (args: Args<ScopeRow>) =>
    db.selectFrom('webhook_event').where('operator', '=', args.operator).where('test', '=', args.test)
  const page = compileQuery((args: Args<ScopeRow & { place: number; since: number; limit: number }>) =>
    ofStream(args)
      .where('place', '>', args.place)
      .where('created_at', '>=', args.since)
      .orderBy('place')
      .limit(args.limit)
      .select(['type', 'reference', 'operator', 'session_id', 'sequence', 'test', 'created_at'])
      .select(sql<number>`place`.as('place')),
  )
  const atPlace = compileQuery((args: Args<ScopeRow & { place: number }>) =>
    ofStream(args).where('place', '=', args.place).select('created_at'),
  )
  const newest = compileQuery((args: Args<ScopeRow & { reference: string; type: WebhookType }>) =>
    ofStream(args)
      .where('reference', '=', args.reference)
      .where('type', '=', args.type)
      .orderBy('place', 'desc')
      .limit(sql.lit(1))
      .select([sql<number>`place`.as('place'), 'created_at']),
  )
  const streams = db.selectFrom('event_stream')
  const end = compileQuery((args: Args<ScopeRow>) =>
    streams.where('operator', '=', args.operator).where('test', '=', args.test).select('last'),
  )
  const ends = compileQuery(() => streams.select(['operator', 'test', 'last']))

  const toEvent = (row: RowOf<typeof page>): PublishedEvent => ({ ...eventOf(row), at: row.created_at, type: row.type })

  function* endOf(scope: Scope): Work<number> {
    return (yield* first(end, scopeRow(scope)))?.last ?? 0
  }

  return {
    /** Streams with events that have no place yet, those of live players first. */
    unpublished: read(function* (): Work<Scope[]> {
      return (yield* all(unpublished, {})).map(({ operator, test }) => ({ operator, test: test === 1 }))
    }),
    /** Gives committed events of a stream their places, in the order in which they were added. */
    publish: transact(function* (scope: Scope): Work<void> {
      const stream = scopeRow(scope)
      const last = (yield* first(lastPlace, stream))?.last ?? 0
      const places = (yield* all(giveOut, { ...stream, last, limit: batch })).map(({ place }) => place)
      if (places.length > 0) yield* change(advance, { ...stream, last: Math.max(...places) })
    }),
    /** Events behind a place that happened since a time, in order. */
    page: read(function* (scope: Scope, place: number, since: number, limit: number): Work<PublishedEvent[]> {
      return (yield* all(page, { ...scopeRow(scope), place, since, limit })).map(toEvent)
    }),
    /** The last place of a stream. */
    end: read(endOf),
    /** Whether a stream has come to this place, and not with another event after a backup was restored. */
    has: read(function* (scope: Scope, { place, at }: EventCursor): Work<boolean> {
      const event = yield* first(atPlace, { ...scopeRow(scope), place })
      return place <= (yield* endOf(scope)) && (event === undefined || event.created_at <= at)
    }),
    /** The id of the newest event of this type about a game. */
    idOf: read(function* (scope: Scope, reference: string, type: WebhookType): Work<string | undefined> {
      const event = yield* first(newest, { ...scopeRow(scope), reference, type })
      return event && eventIdOf(scope, { place: event.place, at: event.created_at })
    }),
    /** The same of every stream. */
    ends: read(function* (): Work<(Scope & { last: number })[]> {
      return (yield* all(ends, {})).map(({ operator, test, last }) => ({ operator, test: test === 1, last }))
    }),
  }
}

type EventColumns = {
  place: number
  reference: string
  operator: string
  session_id: string | null
  sequence: number
  test: number
  created_at: number
}

/** Id and data of a published event. */
export const eventOf = (row: EventColumns): Pick<PublishedEvent, 'id' | 'data'> => {
  const { operator, place, reference, session_id, sequence, created_at: at } = row
  const test = row.test === 1
  return {
    id: eventIdOf({ operator, test }, { place, at }),
    data: { reference, operator, ...(session_id !== null && { sessionId: session_id }), sequence, test },
  }
}
