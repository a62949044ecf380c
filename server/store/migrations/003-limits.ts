import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What limits count, shared by all processes: calls of a game, and uses by clients under a hash whose key is made here. */
export const up: Migration = (schema, engine) => [
  schema.dropTable('failure'),
  schema.alterTable('game').addColumn('calls', 'integer', (c) => c.notNull().defaultTo(0)),
  schema
    .createTable('client_use')
    .addColumn('client', 'text', (c) => c.primaryKey())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull()),
  schema.createIndex('client_use_of_end').on('client_use').column('ends_at'),
  schema
    .createTable('client_key')
    .as(engine === 'sqlite' ? sql`select hex(randomblob(32)) as key` : sql`select concat(gen_random_uuid(), gen_random_uuid()) as key`),
]
