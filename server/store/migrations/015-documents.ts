import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Documents that were set lately, for all processes; on SQLite when a job was set aside; and a row that shows whether anything can be stored. */
export const up: Migration = (schema, engine) => [
  schema
    .createTable('document')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'bigint', (c) => c.references('game.id').onDelete('cascade'))
    .addColumn('pdf', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull()),
  schema.createIndex('document_of_game').on('document').column('game_id'),
  schema.createIndex('document_of_time').on('document').column('made_at'),
  schema
    .createTable('probe')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull()),
  ...(engine === 'sqlite'
    ? [
        schema.alterTable('job').addColumn('set_aside_at', 'bigint'),
        // The next of another network is found without reading what one network has waiting.
        schema
          .createIndex('job_waiting_network')
          .on('job')
          .columns(['kind', 'id', 'network'])
          .where(sql.ref('state'), '=', sql.lit('waiting')),
      ]
    : []),
]
