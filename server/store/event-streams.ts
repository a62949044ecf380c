import { sql } from 'kysely'
import type { WebhookBody, WebhookType } from '../../contract/webhooks.ts'
import { type EventCursor, eventIdOf } from './event-id.ts'
import { type Args, compileQuery, type Db, type RowOf } from './query.ts'
import type { Scope } from './scope.ts'
import { all, change, first, read, transact, type Work } from './work.ts'

/** An event that partners can read. */
export type PublishedEvent = {
  /** The same in the webhook and in the list of events */
  id: string
  /** When it happened */
  at: number
  type: WebhookType
  data: WebhookBody['data']
}

/** Events published in one transaction: few enough that no other writer waits long. */
const batch = 1000

/**
 * The events of an operator's world as one stream. An event gets its place in it, and with it its id, only after the transaction that caused it
 * has committed: so whoever has read up to a place has missed none before it, and no draw waits for that of another game.
 */
export const eventStreamWork = (db: Db) => {
  const unpublished = compileQuery(() =>
    db.selectFrom('webhookEvent').where('place', 'is', null).select(['operator', 'test']).distinct().orderBy('test').orderBy('operator'),
  )
  /** Also a row lock: processes publish one after the other. */
  const lastPlace = compileQuery((args: Args<Scope>) =>
    db
      .insertInto('eventStream')
      .values({ operator: args.operator, test: args.test, last: sql.lit(0) })
      .onConflict((conflict) => conflict.columns(['operator', 'test']).doUpdateSet((e) => ({ last: e.ref('eventStream.last') })))
      .returning('last'),
  )
  const giveOut = compileQuery((args: Args<Scope & { last: number; limit: number }>) => {
    const statement = sql<{ place: number }>`
      update "webhookEvent" set place = cast(${args.last} as bigint) + numbered.number
      from (
        select id as event, row_number() over (order by id) as number from "webhookEvent"
        where operator = ${args.operator} and test = ${args.test} and place is null order by id limit ${args.limit}
      ) as numbered
      where "webhookEvent".id = numbered.event
      returning place`
    return { compile: () => statement.compile(db) }
  })
  const advance = compileQuery((args: Args<Scope & { last: number }>) =>
    db.updateTable('eventStream').set({ last: args.last }).where('operator', '=', args.operator).where('test', '=', args.test),
  )
  const ofStream = (args: Args<Scope>) => db.selectFrom('webhookEvent').where('operator', '=', args.operator).where('test', '=', args.test)
  const page = compileQuery((args: Args<Scope & { place: number; since: number; limit: number }>) =>
    ofStream(args)
      .where('place', '>', args.place)
      .where('createdAt', '>=', args.since)
      .orderBy('place')
      .limit(args.limit)
      .select(['type', 'reference', 'operator', 'sessionId', 'sequence', 'test', 'createdAt'])
      .select(sql<number>`place`.as('place')),
  )
  const atPlace = compileQuery((args: Args<Scope & { place: number }>) =>
    ofStream(args).where('place', '=', args.place).select('createdAt'),
  )
  const newest = compileQuery((args: Args<Scope & { reference: string; type: WebhookType }>) =>
    ofStream(args)
      .where('reference', '=', args.reference)
      .where('type', '=', args.type)
      .orderBy('place', 'desc')
      .limit(sql.lit(1))
      .select([sql<number>`place`.as('place'), 'createdAt']),
  )
  const streams = db.selectFrom('eventStream')
  const end = compileQuery((args: Args<Scope>) =>
    streams.where('operator', '=', args.operator).where('test', '=', args.test).select('last'),
  )
  const ends = compileQuery(() => streams.select(['operator', 'test', 'last']))

  const toEvent = (row: RowOf<typeof page>): PublishedEvent => ({ ...eventOf(row), at: row.createdAt, type: row.type })

  function* endOf(scope: Scope): Work<number> {
    return (yield* first(end, scope))?.last ?? 0
  }

  return {
    /** Streams with events that have no place yet, those of live players first. */
    unpublished: read(function* (): Work<Scope[]> {
      return yield* all(unpublished, {})
    }),
    /** Gives committed events of a stream their places, in the order in which they were added. */
    publish: transact(function* (scope: Scope): Work<void> {
      const last = (yield* first(lastPlace, scope))?.last ?? 0
      const places = (yield* all(giveOut, { ...scope, last, limit: batch })).map(({ place }) => place)
      if (places.length > 0) yield* change(advance, { ...scope, last: Math.max(...places) })
    }),
    /** Events behind a place that happened since a time, in order. */
    page: read(function* (scope: Scope, place: number, since: number, limit: number): Work<PublishedEvent[]> {
      return (yield* all(page, { ...scope, place, since, limit })).map(toEvent)
    }),
    /** The last place of a stream. */
    end: read(endOf),
    /** Whether a stream has come to this place, and not with another event after a backup was restored. */
    has: read(function* (scope: Scope, { place, at }: EventCursor): Work<boolean> {
      const event = yield* first(atPlace, { ...scope, place })
      return place <= (yield* endOf(scope)) && (event === undefined || event.createdAt <= at)
    }),
    /** The id of the newest event of this type about a game. */
    idOf: read(function* (scope: Scope, reference: string, type: WebhookType): Work<string | undefined> {
      const event = yield* first(newest, { ...scope, reference, type })
      return event && eventIdOf(scope, { place: event.place, at: event.createdAt })
    }),
    /** The same of every stream. */
    ends: read(function* (): Work<(Scope & { last: number })[]> {
      return yield* all(ends, {})
    }),
  }
}

type EventColumns = {
  place: number
  reference: string
  operator: string
  sessionId: string | null
  sequence: number
  test: boolean
  createdAt: number
}

/** Id and data of a published event. */
export const eventOf = (row: EventColumns): Pick<PublishedEvent, 'id' | 'data'> => {
  const { operator, place, reference, sessionId, sequence, test, createdAt: at } = row
  return {
    id: eventIdOf({ operator, test }, { place, at }),
    data: { reference, operator, ...(sessionId !== null && { sessionId }), sequence, test },
  }
}
