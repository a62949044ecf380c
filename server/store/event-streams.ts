import { createHash } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import type { WebhookBody, WebhookType } from '../../contract/webhooks.ts'
import { worldOf } from '../../contract/world.ts'
import { gamesWithSecrets, type OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertFrom, insertNumbered, update } from './query.ts'
import type { Row } from './schema/schema.ts'
import { all, change, first, map, read, transact, type Work } from './work.ts'

/** A number in the stream of an operator's world, and the time of its event. */
export type EventCursor = { number: number; at: number }

const tagOf = (world: OperatorWorld): string =>
  createHash('sha256')
    .update(`${world.operator} ${worldOf(world)}`)
    .digest('hex')
    .slice(0, 8)
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')

/** The id of an event, of its message, and the cursor behind it. It holds number and time, so it is good without its event, and after a restore. */
export const eventIdOf = (world: OperatorWorld, { number, at }: EventCursor): string =>
  `msg_${tagOf(world)}${hex(number, 10)}${hex(at, 12)}`

/** What an id says; undefined if it is malformed, or of another operator or world. */
export const readEventId = (world: OperatorWorld, id: string): EventCursor | undefined => {
  const [, tag, number = '', at = ''] = /^msg_([0-9a-f]{8})([0-9a-f]{10})([0-9a-f]{12})$/.exec(id) ?? []
  return tag === tagOf(world) ? { number: Number.parseInt(number, 16), at: Number.parseInt(at, 16) } : undefined
}

/** An event that partners can read. */
export type PublishedEvent = {
  /** The same in the webhook and in the list of events */
  id: string
  /** When it happened */
  at: number
  type: WebhookType
  data: WebhookBody['data']
}

/** Columns of an event that are published, beside its number. */
export const eventColumns = ['type', 'reference', 'operator', 'sessionId', 'sequence', 'test', 'createdAt'] as const
type EventColumn = (typeof eventColumns)[number]

/** Events published in one transaction: few enough that no other writer waits long. */
const batch = 1000

/** A world's events as one stream, numbered after their commit: whoever has read to a number has missed none before it, and no draw waits for another. */
export const eventStreamWork = (db: Db) => {
  const unpublished = compileQuery(() =>
    db.selectFrom('webhookEvent').where('number', 'is', null).select(['operator', 'test']).distinct().orderBy('test').orderBy('operator'),
  )
  /** Also a row lock: processes publish one after the other. */
  const lastNumber = compileQuery((args: Args<OperatorWorld>) =>
    db
      .insertInto('eventStream')
      .values({ operator: args.operator, test: args.test, last: sql.lit(0) })
      .onConflict((conflict) => conflict.columns(['operator', 'test']).doUpdateSet((e) => ({ last: e.ref('eventStream.last') })))
      .returning('last'),
  )
  const giveOut = compileQuery((args: Args<OperatorWorld & { last: number; limit: number }>) => {
    const statement = sql<{ number: number }>`
      update "webhookEvent" set number = cast(${args.last} as bigint) + numbered.step
      from (
        select id as event, row_number() over (order by id) as step from "webhookEvent"
        where operator = ${args.operator} and test = ${args.test} and number is null order by id limit ${args.limit}
      ) as numbered
      where "webhookEvent".id = numbered.event
      returning number`
    return { compile: () => statement.compile(db) }
  })
  const advance = update(db, 'eventStream', ['operator', 'test'], 'last')
  const ofStream = (args: Args<OperatorWorld>) =>
    db.selectFrom('webhookEvent').where('operator', '=', args.operator).where('test', '=', args.test)
  const page = compileQuery((args: Args<OperatorWorld & { number: number; since: number; limit: number }>) =>
    ofStream(args)
      .where('number', '>', args.number)
      .where('createdAt', '>=', args.since)
      .orderBy('number')
      .limit(args.limit)
      .select(eventColumns)
      .select(sql<number>`number`.as('number')),
  )
  const atNumber = compileQuery((args: Args<OperatorWorld & { number: number }>) =>
    ofStream(args).where('number', '=', args.number).select('createdAt'),
  )
  const newest = compileQuery((args: Args<OperatorWorld & { reference: string; type: WebhookType }>) =>
    ofStream(args)
      .where('reference', '=', args.reference)
      .where('type', '=', args.type)
      .orderBy('number', 'desc')
      .limit(sql.lit(1))
      .select([sql<number>`number`.as('number'), 'createdAt']),
  )
  const streams = db.selectFrom('eventStream')
  const end = compileQuery((args: Args<OperatorWorld>) =>
    streams.where('operator', '=', args.operator).where('test', '=', args.test).select('last'),
  )
  const ends = compileQuery(() => streams.select(['operator', 'test', 'last']))

  const endOf = (world: OperatorWorld): Work<number> => map(first(end, world), (row) => row?.last ?? 0)

  return {
    /** Streams with events that have no number yet, those of live players first. */
    unpublished: read((): Work<OperatorWorld[]> => all(unpublished, {})),
    /** Gives committed events of a stream their numbers, in the order in which they were added. */
    publish: transact(function* (world: OperatorWorld): Work<void> {
      const last = (yield* first(lastNumber, world))?.last ?? 0
      const numbers = (yield* all(giveOut, { ...world, last, limit: batch })).map(({ number }) => number)
      if (numbers.length > 0) yield* change(advance, { ...world, last: Math.max(...numbers) })
    }),
    /** Events behind a number that happened since a time, in order. */
    page: read(function* (world: OperatorWorld, number: number, since: number, limit: number): Work<PublishedEvent[]> {
      return (yield* all(page, { ...world, number, since, limit })).map(eventOf)
    }),
    /** The last number of a stream. */
    end: read(endOf),
    /** Whether a stream has come to this number, and not with another event after a backup was restored. */
    has: read(function* (world: OperatorWorld, { number, at }: EventCursor): Work<boolean> {
      const event = yield* first(atNumber, { ...world, number })
      return number <= (yield* endOf(world)) && (event === undefined || event.createdAt <= at)
    }),
    /** The id of the newest event of this type about a game. */
    idOf: read(function* (world: OperatorWorld, reference: string, type: WebhookType): Work<string | undefined> {
      const event = yield* first(newest, { ...world, reference, type })
      return event && eventIdOf(world, { number: event.number, at: event.createdAt })
    }),
    /** The same of every stream. */
    ends: read((): Work<(OperatorWorld & { last: number })[]> => all(ends, {})),
  }
}

/** A published event of its row. */
export const eventOf = (row: Pick<Row<'webhookEvent'>, EventColumn> & { number: number }): PublishedEvent => {
  const { operator, number, reference, sessionId, sequence, test, type, createdAt: at } = row
  return {
    id: eventIdOf({ operator, test }, { number, at }),
    at,
    type,
    data: { reference, operator, ...(sessionId !== null && { sessionId }), sequence, test },
  }
}

/** Adds an event of a game with its deliveries. Call it in the transaction that causes the event; it is published afterwards. */
export type AddEvent = (gameId: number, type: WebhookType, at: number) => Work<void>

/** Adds events, each with a delivery to every endpoint of its operator in its world. */
export const eventWork = (db: Db): AddEvent => {
  /** Takes the sequence number from the game's row, so that concurrent events are serialised. */
  const nextNumber = compileQuery((args: Args<{ id: number }>) =>
    db.updateTable('game').set({ events: sql<number>`events + 1` }).where('id', '=', args.id),
  )
  const subject = compileQuery((args: Args<{ id: number }>) =>
    gamesWithSecrets(db)
      .where('game.id', '=', args.id)
      .select(['game.operator', 'game.reference', 'game.events as sequence', 'secret.sessionId', 'secret.test']),
  )
  const insert = insertNumbered(db, 'webhookEvent', ...eventColumns)
  const addDeliveries = compileQuery((args: Args<OperatorWorld & { eventId: number; type: string; at: number }>) => {
    const endpoints = db
      .selectFrom('webhookEndpoint')
      .where('operator', '=', args.operator)
      .where('test', '=', args.test)
      .where('disabledAt', 'is', null)
      .where((e) => e.or([e('events', 'is', null), isListed(args.type)]))
    return deliver(db, endpoints, args.eventId, args.at)
  })

  return function* add(gameId, type, at) {
    yield* change(nextNumber, { id: gameId })
    const game = yield* first(subject, { id: gameId })
    if (!game) return
    const event = yield* first(insert, { ...game, type, createdAt: at })
    if (event) yield* change(addDeliveries, { eventId: event.id, operator: game.operator, test: game.test, type, at })
  }
}

/** Adds a delivery of an event to each endpoint that a select finds, due at once. */
export const deliver = (
  db: Db,
  endpoints: Parameters<typeof insertFrom>[2],
  eventId: string | Expression<number>,
  nextAt: Expression<number>,
) => insertFrom(db, 'webhookDelivery', endpoints, { eventId, endpointId: 'webhookEndpoint.id', state: sql`'waiting'`, nextAt })

/** Whether an endpoint's list of types, `a,b`, contains this one. */
export const isListed = (type: Expression<string>) => sql<boolean>`(',' || events || ',') like ('%,' || cast(${type} as text) || ',%')`
