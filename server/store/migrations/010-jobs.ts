import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Work that is still to be done, on SQLite; on PostgreSQL an existing queue has tables of its own. */
export const up: Migration = (schema, engine) =>
  engine === 'postgres'
    ? []
    : [
        schema
          .createTable('job')
          .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('key', 'text', (c) => c.notNull())
          .addColumn('network', 'text', (c) => c.notNull())
          .addColumn('data', 'text', (c) => c.notNull())
          .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
          .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
          .addColumn('start_after', 'bigint', (c) => c.notNull())
          .addColumn('reason', 'text'),
        // One job for a key, however often it is asked for.
        schema.createIndex('job_of_key').unique().on('job').columns(['kind', 'key']),
        schema.createIndex('job_waiting').on('job').columns(['kind', 'id']).where(sql.ref('state'), '=', sql.lit('waiting')),
      ]
