import type { Migration } from '../migrate.ts'

/** A row for each use by a client: no span of time then holds more than a limit allows, wherever it begins. */
export const up: Migration = (schema, engine) => [
  schema.dropTable('client_use'),
  schema
    .createTable('client_use')
    .$call((t) =>
      engine === 'sqlite'
        ? t.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
        : t.addColumn('id', 'bigserial', (c) => c.primaryKey()),
    )
    .addColumn('client', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull()),
  schema.createIndex('client_use_of_client').on('client_use').columns(['client', 'ends_at']),
  schema.createIndex('client_use_of_end').on('client_use').column('ends_at'),
]
