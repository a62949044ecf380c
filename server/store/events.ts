import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { WebhookType } from '../../contract/webhooks.ts'
import { argument, compileQuery } from './query.ts'
import type { ScopeRow } from './scope.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

type EventRow = Omit<Tables['webhook_event'], 'id'>

/** Adds an event of a game with its deliveries. Call it in the transaction that causes the event. */
export type AddEvent = (gameId: number, type: WebhookType, at: number) => Work<void>

/** Adds events, each with a delivery to every endpoint of its operator in its world. */
export const eventWork = (db: Kysely<Tables>): AddEvent => {
  /** Takes the sequence number from the game's row, so that concurrent events are serialised. No-op where no endpoint would get it. */
  const takeNumber = compileQuery<{ id: number }>(
    db
      .updateTable('game')
      .set({ events: sql<number>`events + 1` })
      .where('id', '=', argument<number>('id'))
      .where((e) =>
        e.exists(
          e
            .selectFrom('webhook_endpoint')
            .innerJoin('secret', 'secret.test', 'webhook_endpoint.test')
            .whereRef('webhook_endpoint.operator', '=', 'game.operator')
            .whereRef('secret.id', '=', 'game.secret_id')
            .select('webhook_endpoint.id'),
        ),
      ),
  )
  const subject = compileQuery<{ id: number }, Omit<EventRow, 'message_id' | 'type' | 'created_at'>>(
    db
      .selectFrom('game')
      .innerJoin('secret', 'secret.id', 'game.secret_id')
      .where('game.id', '=', argument<number>('id'))
      .select(['game.operator', 'game.reference', 'game.events as sequence', 'secret.session_id', 'secret.test']),
  )
  const insert = compileQuery<EventRow, { id: number }>(
    db
      .insertInto('webhook_event')
      .values({
        message_id: argument('message_id'),
        operator: argument('operator'),
        type: argument('type'),
        reference: argument('reference'),
        session_id: argument('session_id'),
        sequence: argument('sequence'),
        test: argument('test'),
        created_at: argument('created_at'),
      })
      .returning('id'),
  )
  const deliver = compileQuery<ScopeRow & { event_id: number; type: string; at: number }>(
    db
      .insertInto('webhook_delivery')
      .columns(['event_id', 'endpoint_id', 'state', 'next_at'])
      .expression(
        db
          .selectFrom('webhook_endpoint')
          .where('operator', '=', argument<string>('operator'))
          .where('test', '=', argument<number>('test'))
          .where('disabled_at', 'is', null)
          .where((e) => e.or([e('events', 'is', null), listed(argument<string>('type'))]))
          .select([
            sql<number>`cast(${argument('event_id')} as bigint)`.as('event_id'),
            'webhook_endpoint.id',
            sql<'waiting'>`'waiting'`.as('state'),
            sql<number>`cast(${argument('at')} as bigint)`.as('next_at'),
          ]),
      ),
  )

  return function* add(gameId, type, at) {
    if ((yield* change(takeNumber, { id: gameId })) === 0) return
    const game = yield* first(subject, { id: gameId })
    if (!game) return
    const message_id = `msg_${game.reference.slice('rf_'.length)}_${game.sequence}`
    const event = yield* first(insert, { ...game, message_id, type, created_at: at })
    if (event) yield* change(deliver, { event_id: event.id, operator: game.operator, test: game.test, type, at })
  }
}

/** Whether an endpoint's list of types, `a,b`, contains this one. */
export const listed = (type: ReturnType<typeof argument<string>>) =>
  sql<boolean>`(',' || events || ',') like ('%,' || cast(${type} as text) || ',%')`
