import type { Expression } from 'kysely'
import { sql } from 'kysely'
import type { WebhookType } from '../../contract/webhooks.ts'
import { eventColumns } from './event-streams.ts'
import { gamesWithSecrets, type OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertNumbered } from './query.ts'
import { change, first, type Work } from './work.ts'

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
  const deliver = compileQuery((args: Args<OperatorWorld & { eventId: number; type: string; at: number }>) =>
    db
      .insertInto('webhookDelivery')
      .columns(['eventId', 'endpointId', 'state', 'nextAt'])
      .expression(
        db
          .selectFrom('webhookEndpoint')
          .where('operator', '=', args.operator)
          .where('test', '=', args.test)
          .where('disabledAt', 'is', null)
          .where((e) => e.or([e('events', 'is', null), isListed(args.type)]))
          .select([
            sql<number>`cast(${args.eventId} as bigint)`.as('eventId'),
            'webhookEndpoint.id',
            sql<'waiting'>`'waiting'`.as('state'),
            sql<number>`cast(${args.at} as bigint)`.as('nextAt'),
          ]),
      ),
  )

  return function* add(gameId, type, at) {
    yield* change(nextNumber, { id: gameId })
    const game = yield* first(subject, { id: gameId })
    if (!game) return
    const event = yield* first(insert, { ...game, type, createdAt: at })
    if (event) yield* change(deliver, { eventId: event.id, operator: game.operator, test: game.test, type, at })
  }
}

/** Whether an endpoint's list of types, `a,b`, contains this one. */
export const isListed = (type: Expression<string>) => sql<boolean>`(',' || events || ',') like ('%,' || cast(${type} as text) || ',%')`
