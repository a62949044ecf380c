import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { WebhookType } from '../../contract/webhooks.ts'
import { ProblemError } from '../errors/problem.ts'
import { listed } from './events.ts'
import { argument, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import type { AttemptResult, DeliveryRecord, DeliveryTry, DueDelivery, NewEndpoint, OldSecret, WebhookEndpoint } from './webhook-store.ts'
import { all, change, type Engine, first, type Work } from './work.ts'

type EndpointRow = Omit<Tables['webhook_endpoint'], 'id'> & { id: number }

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
export const webhookWork = (db: Kysely<Tables>, { exclusive }: Engine) => {
  const endpoints = db.selectFrom('webhook_endpoint').selectAll()
  const insert = compileQuery<Pick<EndpointRow, 'operator' | 'test' | 'url' | 'events' | 'secret' | 'created_at'>, { id: number }>(
    db
      .insertInto('webhook_endpoint')
      .values({
        operator: argument('operator'),
        test: argument('test'),
        url: argument('url'),
        events: argument('events'),
        secret: argument('secret'),
        created_at: argument('created_at'),
      })
      .returning('id'),
  )
  const find = compileQuery<{ id: number }, EndpointRow>(endpoints.where('id', '=', argument<number>('id')))
  const list = compileQuery<object, EndpointRow>(endpoints.orderBy('id'))
  const rotate = compileQuery<{ id: number; before: string; secret: string; old_until: number; older_secrets: string }>(
    db
      .updateTable('webhook_endpoint')
      .set({
        secret: argument('secret'),
        old_secret: sql.ref('secret'),
        old_until: argument('old_until'),
        older_secrets: argument('older_secrets'),
      })
      .where('id', '=', argument<number>('id'))
      .where('secret', '=', argument<string>('before')),
  )
  const changeTo = compileQuery<{ id: number; url: string; events: string | null }>(
    db
      .updateTable('webhook_endpoint')
      .set({ url: argument('url'), events: argument('events') })
      .where('id', '=', argument<number>('id')),
  )
  const noteMail = compileQuery<{ id: number; now: number; since: number }>(
    db
      .updateTable('webhook_endpoint')
      .set({ mailed_at: argument('now') })
      .where('id', '=', argument<number>('id'))
      .where((e) => e.or([e('mailed_at', 'is', null), e('mailed_at', '<', argument<number>('since'))])),
  )
  const addTry = compileQuery<{ delivery_id: number; at: number; status: number | null; error: string | null }>(
    db
      .insertInto('webhook_try')
      .values({ delivery_id: argument('delivery_id'), at: argument('at'), status: argument('status'), error: argument('error') }),
  )
  const tries = compileQuery<{ endpoint_id: number; from: number }, Tables['webhook_try']>(
    db
      .selectFrom('webhook_try')
      .innerJoin('webhook_delivery', 'webhook_delivery.id', 'webhook_try.delivery_id')
      .where('webhook_delivery.endpoint_id', '=', argument<number>('endpoint_id'))
      .where('webhook_delivery.id', '>=', argument<number>('from'))
      .orderBy('webhook_try.id')
      .selectAll('webhook_try'),
  )
  const replayOne = compileQuery<{ endpoint_id: number; id: number; now: number }>(
    db
      .updateTable('webhook_delivery')
      .set({ state: sql.lit('waiting'), attempts: sql.lit(0), tried: sql.lit(0), next_at: argument('now') })
      .where('endpoint_id', '=', argument<number>('endpoint_id'))
      .where('id', '=', argument<number>('id'))
      .where('next_at', 'is', null),
  )
  const disable = compileQuery<{ id: number; at: number | null; because: string | null }>(
    db
      .updateTable('webhook_endpoint')
      .set({ disabled_at: argument('at'), disabled_because: argument('because') })
      .where('id', '=', argument<number>('id')),
  )
  const stopWaiting = compileQuery<{ id: number; error: string }>(
    db
      .updateTable('webhook_delivery')
      .set({ state: sql.lit('failed'), next_at: sql<null>`null`, last_error: argument('error') })
      .where('endpoint_id', '=', argument<number>('id'))
      .where('next_at', 'is not', null),
  )
  const due = compileQuery<{ now: number }, { endpoint_id: number }>(
    db.selectFrom('webhook_delivery').where('next_at', '<=', argument<number>('now')).select('endpoint_id').distinct(),
  )
  /** Due deliveries of an endpoint: the first attempt of a game's event waits for that of the event before. */
  const claimable = db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .where('webhook_delivery.endpoint_id', '=', argument<number>('endpoint_id'))
    .where('webhook_delivery.next_at', '<=', argument<number>('now'))
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
    .limit(argument<number>('limit'))
    .select('webhook_delivery.id')
  const claimableNow = exclusive ? claimable : claimable.forUpdate('webhook_delivery').skipLocked()
  const claim = compileQuery<{ endpoint_id: number; now: number; limit: number; lease: number }, { id: number }>(
    db
      .updateTable('webhook_delivery')
      .set({ next_at: argument('lease'), attempts: sql<number>`attempts + 1` })
      .where('id', 'in', claimableNow)
      .returning('id'),
  )
  const deliveries = db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_event', 'webhook_event.id', 'webhook_delivery.event_id')
    .select(['webhook_delivery.id', 'webhook_delivery.endpoint_id', 'webhook_delivery.attempts', 'webhook_delivery.state'])
    .select(['webhook_delivery.next_at', 'webhook_delivery.last_at', 'webhook_delivery.last_status', 'webhook_delivery.last_error'])
    .select(['webhook_event.message_id', 'webhook_event.type', 'webhook_event.reference', 'webhook_event.operator'])
    .select(['webhook_event.session_id', 'webhook_event.sequence', 'webhook_event.test', 'webhook_event.created_at'])
  type DeliveryRow = Tables['webhook_event'] & Tables['webhook_delivery'] & { id: number }
  const load = compileQuery<{ id: number }, DeliveryRow>(deliveries.where('webhook_delivery.id', '=', argument<number>('id')))
  const latest = compileQuery<{ endpoint_id: number; limit: number }, DeliveryRow>(
    deliveries
      .where('webhook_delivery.endpoint_id', '=', argument<number>('endpoint_id'))
      .orderBy('webhook_delivery.id', 'desc')
      .limit(argument<number>('limit')),
  )
  const finish = compileQuery<{
    id: number
    attempts: number
    state: string
    next_at: number | null
    last_at: number
    last_status: number | null
    last_error: string | null
  }>(
    db
      .updateTable('webhook_delivery')
      .set({
        tried: sql.lit(1),
        state: argument('state'),
        next_at: argument('next_at'),
        last_at: argument('last_at'),
        last_status: argument('last_status'),
        last_error: argument('last_error'),
      })
      .where('id', '=', argument<number>('id'))
      .where('attempts', '=', argument<number>('attempts')),
  )
  const replay = compileQuery<{ endpoint_id: number; since: number; now: number }>(
    db
      .updateTable('webhook_delivery')
      .set({ state: sql.lit('waiting'), attempts: sql.lit(0), tried: sql.lit(0), next_at: argument('now') })
      .where('endpoint_id', '=', argument<number>('endpoint_id'))
      .where('event_id', 'in', (e) =>
        e.selectFrom('webhook_event').where('webhook_event.created_at', '>=', argument<number>('since')).select('webhook_event.id'),
      ),
  )
  const addMissed = compileQuery<{ endpoint_id: number; since: number; now: number }>(
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
          .where('webhook_endpoint.id', '=', argument<number>('endpoint_id'))
          .where('webhook_event.created_at', '>=', argument<number>('since'))
          .where((e) => e.or([e('webhook_endpoint.events', 'is', null), listed(sql.ref<string>('webhook_event.type') as never)]))
          .orderBy('webhook_event.id')
          .select([
            'webhook_event.id',
            'webhook_endpoint.id as endpoint_id',
            sql<'waiting'>`'waiting'`.as('state'),
            sql<number>`cast(${argument('now')} as bigint)`.as('next_at'),
          ]),
      )
      .onConflict((conflict) => conflict.columns(['event_id', 'endpoint_id']).doNothing()),
  )
  const forget = compileQuery<{ before: number; limit: number }>(
    db.deleteFrom('webhook_event').where('id', 'in', (e) =>
      e
        .selectFrom('webhook_event as old')
        .where('old.created_at', '<', argument<number>('before'))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_delivery')
                .whereRef('webhook_delivery.event_id', '=', 'old.id')
                .where('webhook_delivery.next_at', 'is not', null)
                .select('webhook_delivery.id'),
            ),
          ),
        )
        .select('old.id')
        .limit(argument<number>('limit')),
    ),
  )

  const toDelivery = (row: DeliveryRow): DeliveryRecord => ({
    id: row.id,
    endpointId: row.endpoint_id,
    messageId: row.message_id,
    attempts: row.attempts,
    state: row.state,
    nextAt: row.next_at,
    lastAt: row.last_at,
    lastStatus: row.last_status,
    lastError: row.last_error,
    at: row.created_at,
    type: row.type,
    data: {
      reference: row.reference,
      operator: row.operator,
      ...(row.session_id !== null && { sessionId: row.session_id }),
      sequence: row.sequence,
      test: row.test === 1,
    },
  })

  return {
    *add({ operator, test, url, events, secret, createdAt }: NewEndpoint): Work<number> {
      const row = { operator, test: test ? 1 : 0, url, events: events?.join(',') ?? null, secret, created_at: createdAt }
      return (yield* first(insert, row))?.id ?? 0
    },
    *find(id: number): Work<WebhookEndpoint | undefined> {
      const row = yield* first(find, { id })
      return row && toEndpoint(row)
    },
    *list(operator?: string): Work<WebhookEndpoint[]> {
      return (yield* all(list, {})).map(toEndpoint).filter((endpoint) => operator === undefined || endpoint.operator === operator)
    },
    *rotate(id: number, secret: string, now: number, oldUntil: number): Work<void> {
      const row = yield* first(find, { id })
      if (!row) throw new ProblemError('not_found')
      const older = oldSecretsOf(row).filter(({ until }) => until > now)
      const changed = { id, before: row.secret, secret, old_until: oldUntil }
      const older_secrets = JSON.stringify(older.slice(0, maxOldSecrets - 1))
      if ((yield* change(rotate, { ...changed, older_secrets })) === 0) throw new ProblemError('conflict', 'it was rotated in the meantime')
    },
    *change(id: number, { url, events }: { url: string; events: readonly WebhookType[] | undefined }): Work<void> {
      yield* change(changeTo, { id, url, events: events?.join(',') ?? null })
    },
    *noteMail(id: number, now: number, since: number): Work<boolean> {
      return (yield* change(noteMail, { id, now, since })) === 1
    },
    *tries(endpointId: number, from: number): Work<DeliveryTry[]> {
      const rows = Number.isFinite(from) ? yield* all(tries, { endpoint_id: endpointId, from }) : []
      return rows.map(({ delivery_id, at, status, error }) => ({ deliveryId: delivery_id, at, status, error }))
    },
    *replayOne(endpointId: number, id: number, now: number): Work<number> {
      return yield* change(replayOne, { endpoint_id: endpointId, id, now })
    },
    /** Fails pending deliveries; a replay revives them. */
    *disable(id: number, at: number, because: string): Work<void> {
      yield* change(disable, { id, at, because })
      yield* change(stopWaiting, { id, error: because })
    },
    *enable(id: number): Work<void> {
      yield* change(disable, { id, at: null, because: null })
    },
    *dueEndpoints(now: number): Work<number[]> {
      return (yield* all(due, { now })).map(({ endpoint_id }) => endpoint_id)
    },
    *claim(endpointId: number, now: number, lease: number, limit: number): Work<DueDelivery[]> {
      const claimed = yield* all(claim, { endpoint_id: endpointId, now, lease, limit })
      const found: DueDelivery[] = []
      const row = yield* first(find, { id: endpointId })
      if (!row) return []
      for (const { id } of claimed) {
        const delivery = yield* first(load, { id })
        if (delivery) found.push({ ...toDelivery(delivery), endpoint: toEndpoint(row) })
      }
      return found.sort((one, other) => one.id - other.id)
    },
    *finish(id: number, attempt: number, result: AttemptResult): Work<void> {
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
    },
    *deliveries(endpointId: number, limit: number): Work<DeliveryRecord[]> {
      return (yield* all(latest, { endpoint_id: endpointId, limit })).map(toDelivery)
    },
    /** Redelivers all events since a time now, under the same ids, including those waiting for a retry; returns how many. */
    *replay(endpointId: number, since: number, now: number): Work<number> {
      const again = yield* change(replay, { endpoint_id: endpointId, since, now })
      return again + (yield* change(addMissed, { endpoint_id: endpointId, since, now }))
    },
    *forget(before: number, limit: number): Work<number> {
      return yield* change(forget, { before, limit })
    },
  }
}
