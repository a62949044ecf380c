import { type Selectable, sql } from 'kysely'
import type { WebhookType } from '../../contract/webhooks.ts'
import { ProblemError } from '../errors/problem.ts'
import { eventOf } from './event-streams.ts'
import { listed } from './events.ts'
import { forgetting } from './forget.ts'
import { type Args, compileQuery, type Db, pick, type RowOf } from './query.ts'
import type { DeliveryRecord, DueDelivery, NewEndpoint, OldSecret, WebhookEndpoint } from './records.ts'
import type { Tables } from './tables.ts'
import { all, change, type Engine, first, read, transact, type Work, write } from './work.ts'

type DeliveryTry = { deliveryId: number; at: number; status: number | null; error: string | null }

type AttemptResult = {
  state: DeliveryRecord['state']
  at: number
  nextAt: number | null
  status?: number | undefined
  error?: string | undefined
}

type EndpointRow = Selectable<Tables['webhook_endpoint']>

/** Maximum number of old secrets that sign beside the new one: beyond that, rotations within a day drop the oldest. */
const maxOldSecrets = 5

const oldSecretsOf = ({ old_secret, old_until, older_secrets }: EndpointRow): OldSecret[] => [
  ...(old_secret === null ? [] : [{ secret: old_secret, until: old_until ?? 0 }]),
  ...(older_secrets === null ? [] : (JSON.parse(older_secrets) as OldSecret[])),
]

const toEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  operator: row.operator,
  test: row.test === 1,
  url: row.url,
  events: row.events === null ? undefined : (row.events.split(',') as WebhookType[]),
  secret: row.secret,
  oldSecrets: oldSecretsOf(row),
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
  disabledBecause: row.disabled_because,
})

/** Endpoints of partners, and their deliveries. */
export const webhookWork = (db: Db, { exclusive }: Engine) => {
  const endpoints = db.selectFrom('webhook_endpoint').selectAll()
  const insert = compileQuery((args: Args<Pick<EndpointRow, 'operator' | 'test' | 'url' | 'events' | 'secret' | 'created_at'>>) =>
    db
      .insertInto('webhook_endpoint')
      .values(pick(args, 'operator', 'test', 'url', 'events', 'secret', 'created_at'))
      .returning('id'),
  )
  const find = compileQuery((args: Args<{ id: number }>) => endpoints.where('id', '=', args.id))
  const list = compileQuery(() => endpoints.orderBy('id'))
  const rotate = compileQuery((args: Args<{ id: number; before: string; secret: string; old_until: number; older_secrets: string }>) =>
    db
      .updateTable('webhook_endpoint')
      .set({ secret: args.secret, old_secret: sql.ref('secret'), old_until: args.old_until, older_secrets: args.older_secrets })
      .where('id', '=', args.id)
      .where('secret', '=', args.before),
  )
  const changeTo = compileQuery((args: Args<{ id: number; url: string; events: string | null }>) =>
    db.updateTable('webhook_endpoint').set({ url: args.url, events: args.events }).where('id', '=', args.id),
  )
  const noteMail = compileQuery((args: Args<{ id: number; now: number; since: number }>) =>
    db
      .updateTable('webhook_endpoint')
      .set({ mailed_at: args.now })
      .where('id', '=', args.id)
      .where((e) => e.or([e('mailed_at', 'is', null), e('mailed_at', '<', args.since)])),
  )
  const addTry = compileQuery((args: Args<{ delivery_id: number; at: number; status: number | null; error: string | null }>) =>
    db.insertInto('webhook_try').values(pick(args, 'delivery_id', 'at', 'status', 'error')),
  )
  const tries = compileQuery((args: Args<{ endpoint_id: number; from: number }>) =>
    db
      .selectFrom('webhook_try')
      .innerJoin('webhook_delivery', 'webhook_delivery.id', 'webhook_try.delivery_id')
      .where('webhook_delivery.endpoint_id', '=', args.endpoint_id)
      .where('webhook_delivery.id', '>=', args.from)
      .orderBy('webhook_try.id')
      .selectAll('webhook_try'),
  )
  const replayOne = compileQuery((args: Args<{ endpoint_id: number; id: number; now: number }>) =>
    db
      .updateTable('webhook_delivery')
      .set({ state: sql.lit('waiting'), attempts: sql.lit(0), tried: sql.lit(0), next_at: args.now })
      .where('endpoint_id', '=', args.endpoint_id)
      .where('id', '=', args.id)
      .where('next_at', 'is', null),
  )
  const disable = compileQuery((args: Args<{ id: number; at: number | null; because: string | null }>) =>
    db.updateTable('webhook_endpoint').set({ disabled_at: args.at, disabled_because: args.because }).where('id', '=', args.id),
  )
  const remove = compileQuery((args: Args<{ id: number }>) => db.deleteFrom('webhook_endpoint').where('id', '=', args.id))
  const stopWaiting = compileQuery((args: Args<{ id: number; error: string }>) =>
    db
      .updateTable('webhook_delivery')
      .set({ state: sql.lit('failed'), next_at: sql<null>`null`, last_error: args.error })
      .where('endpoint_id', '=', args.id)
      .where('next_at', 'is not', null),
  )
  const hasten = compileQuery((args: Args<{ now: number; latest: number }>) =>
    db.updateTable('webhook_delivery').set({ next_at: args.now }).where('next_at', '>', args.latest),
  )
  const due = compileQuery((args: Args<{ now: number }>) =>
    db
      .selectFrom('webhook_endpoint')
      .where((e) =>
        e.exists(
          e
            .selectFrom('webhook_delivery')
            .whereRef('endpoint_id', '=', 'webhook_endpoint.id')
            .where('next_at', '<=', args.now)
            .select('webhook_delivery.id'),
        ),
      )
      .select('id as endpoint_id')
      .orderBy('test')
      .orderBy('id'),
  )
  /** Due deliveries of an endpoint: the first attempt of a game's event waits for that of the event before. */
  const claimable = (args: Args<{ endpoint_id: number; now: number; limit: number }>) =>
    db
      .selectFrom('webhook_delivery')
      .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
      .where('webhook_delivery.endpoint_id', '=', args.endpoint_id)
      .where('webhook_delivery.next_at', '<=', args.now)
      .where('webhook_event.place', 'is not', null)
      .where((e) =>
        e.or([
          e('webhook_delivery.tried', '=', sql.lit(1)),
          e.not(
            e.exists(
              e
                .selectFrom('webhook_delivery as earlier')
                .innerJoin('webhook_event as told', 'told.id', 'earlier.event_id')
                .whereRef('earlier.endpoint_id', '=', 'webhook_delivery.endpoint_id')
                .whereRef('told.reference', '=', 'webhook_event.reference')
                .whereRef('told.sequence', '<', 'webhook_event.sequence')
                .where('earlier.next_at', 'is not', null)
                .where('earlier.tried', '=', sql.lit(0))
                .select('earlier.id'),
            ),
          ),
        ]),
      )
      .orderBy('webhook_delivery.next_at')
      .orderBy('webhook_delivery.id')
      .limit(args.limit)
      .select('webhook_delivery.id')
  const claim = compileQuery((args: Args<{ endpoint_id: number; now: number; limit: number; lease: number }>) =>
    db
      .updateTable('webhook_delivery')
      .set({ next_at: args.lease, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', exclusive ? claimable(args) : claimable(args).forUpdate('webhook_delivery').skipLocked())
      .returning('id'),
  )
  const published = db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .where('webhook_event.place', 'is not', null)
  const deliveries = published
    .select(['webhook_delivery.id', 'webhook_delivery.endpoint_id', 'webhook_delivery.attempts', 'webhook_delivery.state'])
    .select(['webhook_delivery.next_at', 'webhook_delivery.last_at', 'webhook_delivery.last_status', 'webhook_delivery.last_error'])
    .select(['webhook_event.type', 'webhook_event.reference', 'webhook_event.operator', 'webhook_event.session_id'])
    .select(['webhook_event.sequence', 'webhook_event.test', 'webhook_event.created_at'])
    .select(sql<number>`webhook_event.place`.as('place'))
  const load = compileQuery((args: Args<{ id: number }>) => deliveries.where('webhook_delivery.id', '=', args.id))
  const latest = compileQuery((args: Args<{ endpoint_id: number; limit: number }>) =>
    deliveries.where('webhook_delivery.endpoint_id', '=', args.endpoint_id).orderBy('webhook_delivery.id', 'desc').limit(args.limit),
  )
  const outcomes = compileQuery((args: Args<{ endpoint_id: number; limit: number }>) =>
    published
      .where('webhook_delivery.endpoint_id', '=', args.endpoint_id)
      .orderBy('webhook_delivery.id', 'desc')
      .limit(args.limit)
      .select(['webhook_delivery.state', 'webhook_event.created_at as at', 'webhook_delivery.last_at as lastAt']),
  )
  const finish = compileQuery(
    (
      args: Args<{
        id: number
        attempts: number
        state: DeliveryRecord['state']
        next_at: number | null
        last_at: number
        last_status: number | null
        last_error: string | null
      }>,
    ) =>
      db
        .updateTable('webhook_delivery')
        .set({
          tried: sql.lit(1),
          state: args.state,
          next_at: args.next_at,
          last_at: args.last_at,
          last_status: args.last_status,
          last_error: args.last_error,
        })
        .where('id', '=', args.id)
        .where('attempts', '=', args.attempts),
  )
  const replay = compileQuery((args: Args<{ endpoint_id: number; since: number; now: number }>) =>
    db
      .updateTable('webhook_delivery')
      .set({ state: sql.lit('waiting'), attempts: sql.lit(0), tried: sql.lit(0), next_at: args.now })
      .where('endpoint_id', '=', args.endpoint_id)
      .where('event_id', 'in', (e) =>
        e.selectFrom('webhook_event').where('webhook_event.created_at', '>=', args.since).select('webhook_event.id'),
      ),
  )
  const addMissed = compileQuery((args: Args<{ endpoint_id: number; since: number; now: number }>) =>
    db
      .insertInto('webhook_delivery')
      .columns(['event_id', 'endpoint_id', 'state', 'next_at'])
      .expression(
        db
          .selectFrom('webhook_event')
          .innerJoin('webhook_endpoint', (join) =>
            join
              .onRef('webhook_endpoint.operator', '=', 'webhook_event.operator')
              .onRef('webhook_endpoint.test', '=', 'webhook_event.test'),
          )
          .where('webhook_endpoint.id', '=', args.endpoint_id)
          .where('webhook_event.created_at', '>=', args.since)
          .where((e) => e.or([e('webhook_endpoint.events', 'is', null), listed(sql.ref<string>('webhook_event.type'))]))
          .orderBy('webhook_event.id')
          .select([
            'webhook_event.id',
            'webhook_endpoint.id as endpoint_id',
            sql<'waiting'>`'waiting'`.as('state'),
            sql<number>`cast(${args.now} as bigint)`.as('next_at'),
          ]),
      )
      .onConflict((conflict) => conflict.columns(['event_id', 'endpoint_id']).doNothing()),
  )

  const toDelivery = (row: RowOf<typeof load>): DeliveryRecord => {
    const { id: messageId, data } = eventOf(row)
    return {
      id: row.id,
      endpointId: row.endpoint_id,
      messageId,
      attempts: row.attempts,
      state: row.state,
      nextAt: row.next_at,
      lastAt: row.last_at,
      lastStatus: row.last_status,
      lastError: row.last_error,
      at: row.created_at,
      type: row.type,
      data,
    }
  }

  return {
    /** Returns its id. */
    add: write(function* ({ operator, test, url, events, secret, createdAt }: NewEndpoint): Work<number> {
      const row = { operator, test: test ? 1 : 0, url, events: events?.join(',') ?? null, secret, created_at: createdAt }
      return (yield* first(insert, row))?.id ?? 0
    }),
    find: read(function* (id: number): Work<WebhookEndpoint | undefined> {
      const row = yield* first(find, { id })
      return row && toEndpoint(row)
    }),
    list: read(function* (operator?: string): Work<WebhookEndpoint[]> {
      return (yield* all(list, {})).map(toEndpoint).filter((endpoint) => operator === undefined || endpoint.operator === operator)
    }),
    /** The current secret also signs until `oldUntil`, earlier ones until their own ends; `conflict` if another rotation came first. */
    rotate: transact(function* (id: number, secret: string, now: number, oldUntil: number): Work<void> {
      const row = yield* first(find, { id })
      if (!row) throw new ProblemError('not_found')
      const older = oldSecretsOf(row).filter(({ until }) => until > now)
      const changed = { id, before: row.secret, secret, old_until: oldUntil }
      const older_secrets = JSON.stringify(older.slice(0, maxOldSecrets - 1))
      if ((yield* change(rotate, { ...changed, older_secrets })) === 0) throw new ProblemError('conflict', 'it was rotated in the meantime')
    }),
    change: write(function* (id: number, { url, events }: { url: string; events: readonly WebhookType[] | undefined }): Work<void> {
      yield* change(changeTo, { id, url, events: events?.join(',') ?? null })
    }),
    /** Records that owners are mailed about failures; false if they have been since a time. */
    noteMail: write(function* (id: number, now: number, since: number): Work<boolean> {
      return (yield* change(noteMail, { id, now, since })) === 1
    }),
    /** Finished attempts, oldest first, of the endpoint's deliveries from this one on. */
    tries: read(function* (endpointId: number, from: number): Work<DeliveryTry[]> {
      const rows = Number.isFinite(from) ? yield* all(tries, { endpoint_id: endpointId, from }) : []
      return rows.map(({ delivery_id, at, status, error }) => ({ deliveryId: delivery_id, at, status, error }))
    }),
    /** Redelivers one, unless it is being delivered; returns how many. */
    replayOne: write(function* (endpointId: number, id: number, now: number): Work<number> {
      return yield* change(replayOne, { endpoint_id: endpointId, id, now })
    }),
    /** Fails pending deliveries; a replay revives them. */
    disable: transact(function* (id: number, at: number, because: string): Work<void> {
      yield* change(disable, { id, at, because })
      yield* change(stopWaiting, { id, error: because })
    }),
    enable: write(function* (id: number): Work<void> {
      yield* change(disable, { id, at: null, because: null })
    }),
    /** With its deliveries. */
    remove: write(function* (id: number): Work<void> {
      yield* change(remove, { id })
    }),
    /** Makes due what is put off until after `latest`, as only a clock that was ahead does; returns how many. */
    hasten: write(function* (now: number, latest: number): Work<number> {
      return yield* change(hasten, { now, latest })
    }),
    /** Ids of endpoints with due deliveries, those of live players first. */
    dueEndpoints: read(function* (now: number): Work<number[]> {
      return (yield* all(due, { now })).map(({ endpoint_id }) => endpoint_id)
    }),
    /** Leases up to `limit` due deliveries, oldest first; no other process gets them before `lease`. */
    claim: transact(function* (endpointId: number, now: number, lease: number, limit: number): Work<DueDelivery[]> {
      const claimed = yield* all(claim, { endpoint_id: endpointId, now, lease, limit })
      const found: DueDelivery[] = []
      const row = yield* first(find, { id: endpointId })
      if (!row) return []
      for (const { id } of claimed) {
        const delivery = yield* first(load, { id })
        if (delivery) found.push({ ...toDelivery(delivery), endpoint: toEndpoint(row) })
      }
      return found.sort((one, other) => one.id - other.id)
    }),
    /** Records the outcome of an attempt, unless another has begun. */
    finish: transact(function* (id: number, attempt: number, result: AttemptResult): Work<void> {
      const counted = yield* change(finish, {
        id,
        attempts: attempt,
        state: result.state,
        next_at: result.nextAt,
        last_at: result.at,
        last_status: result.status ?? null,
        last_error: result.error ?? null,
      })
      if (counted > 0) yield* change(addTry, { delivery_id: id, at: result.at, status: result.status ?? null, error: result.error ?? null })
    }),
    /** Newest first. */
    deliveries: read(function* (endpointId: number, limit: number): Work<DeliveryRecord[]> {
      return (yield* all(latest, { endpoint_id: endpointId, limit })).map(toDelivery)
    }),
    /** What became of them: cheaper where that is all that is asked for. Newest first. */
    outcomes: read(function* (endpointId: number, limit: number): Work<Pick<DeliveryRecord, 'state' | 'at' | 'lastAt'>[]> {
      return yield* all(outcomes, { endpoint_id: endpointId, limit })
    }),
    /** Redelivers, under the same ids, events since a time; returns how many. */
    replay: transact(function* (endpointId: number, since: number, now: number): Work<number> {
      const again = yield* change(replay, { endpoint_id: endpointId, since, now })
      return again + (yield* change(addMissed, { endpoint_id: endpointId, since, now }))
    }),
    /** Removes up to `limit` events older than an age, ms, without pending deliveries; returns how many. */
    forget: forgetting(
      db,
      'webhook_event',
      'id',
      'created_at',
      sql`and not exists (select id from webhook_delivery where event_id = old.id and next_at is not null)`,
    ),
  }
}
