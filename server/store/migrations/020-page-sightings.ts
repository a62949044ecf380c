import type { Migration } from '../migrate.ts'

/** What pages in test mode last told of the test they show, for "Look at my page": a row for each thing that can be told of an operator. */
export const up: Migration = (schema) => [
  schema
    .createTable('page_sighting')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_sighting_pk', ['operator', 'what']),
]
