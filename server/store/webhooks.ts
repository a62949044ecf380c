import { sql } from 'kysely'
import { reason } from '../../contract/console/reasons.ts'
import type { WebhookType } from '../../contract/webhooks.ts'
import { ProblemError } from '../errors/problem.ts'
import { deliver, eventColumns, eventOf, isListed, type PublishedEvent } from './event-streams.ts'
import { forgetting } from './forget.ts'
import { leaseWork } from './lease.ts'
import { type Args, compileQuery, type Db, insertInto, insertNumbered, pick, type RowOf, update } from './query.ts'
import { type Json, parseJson, toJson } from './schema/columns.ts'
import type { OldSecret } from './schema/partners.ts'
import type { Row } from './schema/schema.ts'
import { all, change, type Engine, first, map, read, run, transact, type Work, write } from './work.ts'

type Endpoint = Row<'webhookEndpoint'>

/** Where a partner's events go: those of test games, or of live games. The secret signs, so it is stored in plain text. */
export type WebhookEndpoint = Omit<Endpoint, 'events' | 'oldSecrets'> & {
  /** Null: all */
  events: WebhookType[] | null
  /** Earlier secrets that also sign for a while after a rotation; newest first */
  oldSecrets: OldSecret[]
}

type NewEndpoint = Pick<WebhookEndpoint, 'operator' | 'test' | 'url' | 'secret' | 'createdAt'> & {
  events?: readonly WebhookType[] | undefined
}

type DeliveryTry = Omit<Row<'webhookTry'>, 'id'>

/** Delivery of one event to one endpoint. `attempts` includes a running one, `messageId` is the same for all of them and for replays. */
export type DeliveryRecord = Omit<Row<'webhookDelivery'>, 'eventId' | 'tried'> & { messageId: string } & Omit<PublishedEvent, 'id'>

export type DueDelivery = DeliveryRecord & { endpoint: WebhookEndpoint }

type LastTry = 'lastAt' | 'lastStatus' | 'lastError'
type AttemptResult = {
  state: DeliveryRecord['state']
  at: number
  nextAt: number | null
  status?: number | null | undefined
  error?: string | null | undefined
}

/** Maximum number of old secrets that sign beside the new one: beyond that, rotations within a day drop the oldest. */
const maxOldSecrets = 5

const toEndpoint = (row: Endpoint): WebhookEndpoint => ({
  ...row,
  events: row.events === null ? null : (row.events.split(',') as WebhookType[]),
  oldSecrets: parseJson(row.oldSecrets),
})

/** Endpoints of partners, and their deliveries. */
export const webhookWork = (db: Db, engine: Engine) => {
  const endpoints = db.selectFrom('webhookEndpoint').selectAll()
  const insert = insertNumbered(db, 'webhookEndpoint', 'operator', 'test', 'url', 'events', 'secret', 'createdAt')
  const find = compileQuery((args: Args<{ id: number }>) => endpoints.where('id', '=', args.id))
  const list = compileQuery(() => endpoints.orderBy('id'))
  const rotate = compileQuery((args: Args<{ id: number; before: string; secret: string; oldSecrets: Json<OldSecret[]> }>) =>
    db
      .updateTable('webhookEndpoint')
      .set({ secret: args.secret, oldSecrets: args.oldSecrets })
      .where('id', '=', args.id)
      .where('secret', '=', args.before),
  )
  const changeTo = update(db, 'webhookEndpoint', ['id'], 'url', 'events')
  const noteMail = compileQuery((args: Args<{ id: number; now: number; since: number }>) =>
    db
      .updateTable('webhookEndpoint')
      .set({ mailedAt: args.now })
      .where('id', '=', args.id)
      .where((e) => e.or([e('mailedAt', 'is', null), e('mailedAt', '<', args.since)])),
  )
  const addTry = insertInto(db, 'webhookTry', 'deliveryId', 'at', 'status', 'error')
  const tries = compileQuery((args: Args<{ endpointId: number; from: number }>) =>
    db
      .selectFrom('webhookTry')
      .innerJoin('webhookDelivery', 'webhookDelivery.id', 'webhookTry.deliveryId')
      .where('webhookDelivery.endpointId', '=', args.endpointId)
      .where('webhookDelivery.id', '>=', args.from)
      .orderBy('webhookTry.id')
      .select(['webhookTry.deliveryId', 'webhookTry.at', 'webhookTry.status', 'webhookTry.error']),
  )
  const again = (args: Args<{ endpointId: number; now: number }>) =>
    db
      .updateTable('webhookDelivery')
      .set({ state: sql.lit('waiting'), attempts: sql.lit(0), tried: sql.lit(false), nextAt: args.now })
      .where('endpointId', '=', args.endpointId)
  const replayOne = compileQuery((args: Args<{ endpointId: number; id: number; now: number }>) =>
    again(args).where('id', '=', args.id).where('nextAt', 'is', null),
  )
  const disable = update(db, 'webhookEndpoint', ['id'], 'disabledAt', 'disabledBecause')
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('webhookEndpoint').where('id', '=', args.id))
  const stopWaiting = compileQuery((args: Args<{ id: number; error: string }>) =>
    db
      .updateTable('webhookDelivery')
      .set({ state: sql.lit('failed'), nextAt: sql<null>`null`, lastError: args.error })
      .where('endpointId', '=', args.id)
      .where('nextAt', 'is not', null),
  )
  const due = compileQuery((args: Args<{ now: number }>) =>
    db
      .selectFrom('webhookEndpoint')
      .where((e) =>
        e.exists(
          e
            .selectFrom('webhookDelivery')
            .whereRef('endpointId', '=', 'webhookEndpoint.id')
            .where('nextAt', '<=', args.now)
            .select('webhookDelivery.id'),
        ),
      )
      .select('id as endpointId')
      .orderBy('test')
      .orderBy('id'),
  )
  /** Due deliveries of an endpoint: the first attempt of a game's event waits for that of the event before. */
  const lease = leaseWork(db, engine, 'webhookDelivery', (args: Args<{ endpointId: number; now: number; limit: number }>) =>
    db
      .selectFrom('webhookDelivery')
      .innerJoin('webhookEvent', 'webhookEvent.id', 'webhookDelivery.eventId')
      .where('webhookDelivery.endpointId', '=', args.endpointId)
      .where('webhookDelivery.nextAt', '<=', args.now)
      .where('webhookEvent.number', 'is not', null)
      .where((e) =>
        e.or([
          e.ref('webhookDelivery.tried'),
          e.not(
            e.exists(
              e
                .selectFrom('webhookDelivery as earlier')
                .innerJoin('webhookEvent as told', 'told.id', 'earlier.eventId')
                .whereRef('earlier.endpointId', '=', 'webhookDelivery.endpointId')
                .whereRef('told.reference', '=', 'webhookEvent.reference')
                .whereRef('told.sequence', '<', 'webhookEvent.sequence')
                .where('earlier.nextAt', 'is not', null)
                .where('earlier.tried', '=', sql.lit(false))
                .select('earlier.id'),
            ),
          ),
        ]),
      )
      .orderBy('webhookDelivery.nextAt')
      .orderBy('webhookDelivery.id')
      .limit(args.limit)
      .select('webhookDelivery.id'),
  )
  const published = db
    .selectFrom('webhookDelivery')
    .innerJoin('webhookEvent', 'webhookEvent.id', 'webhookDelivery.eventId')
    .where('webhookEvent.number', 'is not', null)
  const deliveries = published
    .select(['webhookDelivery.id', 'webhookDelivery.endpointId', 'webhookDelivery.attempts', 'webhookDelivery.state'])
    .select(['webhookDelivery.nextAt', 'webhookDelivery.lastAt', 'webhookDelivery.lastStatus', 'webhookDelivery.lastError'])
    .select(eventColumns.map((column) => `webhookEvent.${column}` as const))
    .select(sql<number>`"webhookEvent".number`.as('number'))
  const load = compileQuery((args: Args<{ id: number }>) => deliveries.where('webhookDelivery.id', '=', args.id))
  const latest = compileQuery((args: Args<{ endpointId: number; limit: number }>) =>
    deliveries.where('webhookDelivery.endpointId', '=', args.endpointId).orderBy('webhookDelivery.id', 'desc').limit(args.limit),
  )
  const outcomesOf = (endpointId: Args<{ endpointId: number }>['endpointId']) =>
    published
      .where('webhookDelivery.endpointId', '=', endpointId)
      .select(['webhookDelivery.state', 'webhookEvent.createdAt as at', 'webhookDelivery.lastAt as lastAt'])
  const outcomes = compileQuery((args: Args<{ endpointId: number; limit: number }>) =>
    outcomesOf(args.endpointId).orderBy('webhookDelivery.id', 'desc').limit(args.limit),
  )
  const longestWaiting = compileQuery((args: Args<{ endpointId: number; limit: number }>) =>
    outcomesOf(args.endpointId).where('webhookDelivery.nextAt', 'is not', null).orderBy('webhookDelivery.nextAt', 'desc').limit(args.limit),
  )
  const finish = compileQuery((args: Args<Pick<Row<'webhookDelivery'>, 'id' | 'attempts' | 'state' | 'nextAt' | LastTry>>) =>
    db
      .updateTable('webhookDelivery')
      .set({ tried: sql.lit(true), ...pick(args, 'state', 'nextAt', 'lastAt', 'lastStatus', 'lastError') })
      .where('id', '=', args.id)
      .where('attempts', '=', args.attempts),
  )
  const replay = compileQuery((args: Args<{ endpointId: number; since: number; now: number }>) =>
    again(args).where('eventId', 'in', (e) =>
      e.selectFrom('webhookEvent').where('webhookEvent.createdAt', '>=', args.since).select('webhookEvent.id'),
    ),
  )
  const addMissed = compileQuery((args: Args<{ endpointId: number; since: number; now: number }>) => {
    const events = db
      .selectFrom('webhookEvent')
      .innerJoin('webhookEndpoint', (join) =>
        join.onRef('webhookEndpoint.operator', '=', 'webhookEvent.operator').onRef('webhookEndpoint.test', '=', 'webhookEvent.test'),
      )
      .where('webhookEndpoint.id', '=', args.endpointId)
      .where('webhookEvent.createdAt', '>=', args.since)
      .where((e) => e.or([e('webhookEndpoint.events', 'is', null), isListed(sql.ref<string>('webhookEvent.type'))]))
      .orderBy('webhookEvent.id')
    return deliver(db, events, 'webhookEvent.id', args.now).onConflict((conflict) =>
      conflict.columns(['eventId', 'endpointId']).doNothing(),
    )
  })

  const toDelivery = (row: RowOf<typeof load>): DeliveryRecord => {
    const { id, endpointId, attempts, state, nextAt, lastAt, lastStatus, lastError } = row
    const { id: messageId, ...event } = eventOf(row)
    return { id, endpointId, attempts, state, nextAt, lastAt, lastStatus, lastError, messageId, ...event }
  }

  return {
    /** Returns its id. */
    add: write(function* ({ events, ...endpoint }: NewEndpoint): Work<number> {
      return (yield* first(insert, { ...endpoint, events: events?.join(',') }))?.id ?? 0
    }),
    find: read((id: number): Work<WebhookEndpoint | undefined> => map(first(find, { id }), (row) => row && toEndpoint(row))),
    list: read(function* (operator?: string): Work<WebhookEndpoint[]> {
      return (yield* all(list, {})).map(toEndpoint).filter((endpoint) => operator === undefined || endpoint.operator === operator)
    }),
    /** The current secret also signs until `oldUntil`, earlier ones until their own ends; `conflict` if another rotation came first. */
    rotate: transact(function* (id: number, secret: string, now: number, oldUntil: number): Work<void> {
      const row = yield* first(find, { id })
      if (!row) throw new ProblemError('not_found')
      const older = parseJson(row.oldSecrets).filter(({ until }) => until > now)
      const oldSecrets = [{ secret: row.secret, until: oldUntil }, ...older].slice(0, maxOldSecrets)
      const isRotated = (yield* change(rotate, { id, before: row.secret, secret, oldSecrets: toJson(oldSecrets) })) === 1
      if (!isRotated) throw new ProblemError('conflict', reason('endpoint_rotated'))
    }),
    change: write(function* (id: number, { url, events }: { url: string; events: readonly WebhookType[] | null }): Work<void> {
      yield* change(changeTo, { id, url, events: events?.join(',') ?? null })
    }),
    /** Records that owners are mailed about failures; false if they have been since a time. */
    noteMail: write((id: number, now: number, since: number) => map(change(noteMail, { id, now, since }), (changed) => changed === 1)),
    /** Finished attempts, oldest first, of the endpoint's deliveries from this one on. */
    tries: read(function* (endpointId: number, from: number): Work<DeliveryTry[]> {
      return Number.isFinite(from) ? yield* all(tries, { endpointId, from }) : []
    }),
    /** Redelivers one, unless it is being delivered; returns how many. */
    replayOne: write((endpointId: number, id: number, now: number): Work<number> => change(replayOne, { endpointId, id, now })),
    /** Fails pending deliveries; a replay revives them. */
    disable: transact(function* (id: number, at: number, because: string): Work<void> {
      yield* change(disable, { id, disabledAt: at, disabledBecause: because })
      yield* change(stopWaiting, { id, error: because })
    }),
    enable: write((id: number): Work<void> => run(disable, { id, disabledAt: null, disabledBecause: null })),
    /** With its deliveries. */
    remove: write((id: number): Work<void> => run(remove, { id })),
    hasten: write(lease.hasten),
    /** Ids of endpoints with due deliveries, those of live players first. */
    dueEndpoints: read((now: number): Work<number[]> => map(all(due, { now }), (rows) => rows.map(({ endpointId }) => endpointId))),
    /** Leases up to `limit` due deliveries, oldest first; no other process gets them before `until`. */
    claim: transact(function* (endpointId: number, now: number, until: number, limit: number): Work<DueDelivery[]> {
      const claimed = yield* lease.claim({ endpointId, now, until, limit })
      const deliveries: DueDelivery[] = []
      const row = yield* first(find, { id: endpointId })
      if (!row) return []
      for (const { id } of claimed) {
        const delivery = yield* first(load, { id })
        if (delivery) deliveries.push({ ...toDelivery(delivery), endpoint: toEndpoint(row) })
      }
      return deliveries
    }),
    /** Records the outcome of an attempt, unless another has begun. */
    finish: transact(function* (id: number, attempts: number, { at, status = null, error = null, ...next }: AttemptResult): Work<void> {
      const changes = yield* change(finish, { id, attempts, ...next, lastAt: at, lastStatus: status, lastError: error })
      if (changes > 0) yield* change(addTry, { deliveryId: id, at, status, error })
    }),
    /** Newest first. */
    deliveries: read((endpointId: number, limit: number) => map(all(latest, { endpointId, limit }), (rows) => rows.map(toDelivery))),
    /**
     * What became of an endpoint's newest deliveries, and of those whose next attempt is the furthest away: of a busy endpoint that fails, the
     * newest are all young, and not tried yet.
     */
    outcomes: read(function* (endpointId: number, limit: number) {
      return [...(yield* all(outcomes, { endpointId, limit })), ...(yield* all(longestWaiting, { endpointId, limit }))]
    }),
    /** Redelivers, under the same ids, events since a time; returns how many. */
    replay: transact(function* (endpointId: number, since: number, now: number): Work<number> {
      const replayed = yield* change(replay, { endpointId, since, now })
      return replayed + (yield* change(addMissed, { endpointId, since, now }))
    }),
    /** Removes up to `limit` events older than an age, ms, without pending deliveries; returns how many. */
    forget: forgetting(
      db,
      'webhookEvent',
      'id',
      'createdAt',
      sql`and not exists (select id from "webhookDelivery" where "eventId" = old.id and "nextAt" is not null)`,
    ),
  }
}
