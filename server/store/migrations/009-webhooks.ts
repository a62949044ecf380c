import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Partners' endpoints, the events for them, and each delivery. Events outlive their games. */
export const up: Migration = (schema, engine) => {
  const numbered = (name: string) =>
    engine === 'sqlite'
      ? schema.createTable(name).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : schema.createTable(name).addColumn('id', 'bigserial', (c) => c.primaryKey())
  return [
    numbered('webhook_endpoint')
      .addColumn('operator', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('events', 'text')
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('old_secret', 'text')
      .addColumn('old_until', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('disabled_at', 'bigint')
      .addColumn('disabled_because', 'text'),
    schema.createIndex('webhook_endpoint_of_operator').on('webhook_endpoint').column('operator'),
    numbered('webhook_event')
      .addColumn('message_id', 'text', (c) => c.notNull().unique())
      .addColumn('operator', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('reference', 'text', (c) => c.notNull())
      .addColumn('session_id', 'text')
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('test', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull()),
    schema.createIndex('webhook_event_of_time').on('webhook_event').columns(['operator', 'created_at']),
    numbered('webhook_delivery')
      .addColumn('event_id', 'bigint', (c) => c.notNull().references('webhook_event.id').onDelete('cascade'))
      .addColumn('endpoint_id', 'bigint', (c) => c.notNull().references('webhook_endpoint.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('tried', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint')
      .addColumn('last_at', 'bigint')
      .addColumn('last_status', 'integer')
      .addColumn('last_error', 'text')
      .addUniqueConstraint('webhook_delivery_once', ['event_id', 'endpoint_id']),
    schema
      .createIndex('webhook_delivery_due')
      .on('webhook_delivery')
      .columns(['endpoint_id', 'next_at'])
      .where(sql.ref('next_at'), 'is not', null),
  ]
}
