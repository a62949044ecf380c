import type { Migration } from '../migrate.ts'

/** Every attempt of a delivery, and when owners were last mailed that an endpoint fails. */
export const up: Migration = (schema, engine) => [
  (engine === 'sqlite'
    ? schema.createTable('webhook_try').addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : schema.createTable('webhook_try').addColumn('id', 'bigserial', (c) => c.primaryKey())
  )
    .addColumn('delivery_id', 'bigint', (c) => c.notNull().references('webhook_delivery.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text'),
  schema.createIndex('webhook_try_of_delivery').on('webhook_try').column('delivery_id'),
  schema.alterTable('webhook_endpoint').addColumn('mailed_at', 'bigint'),
]
