import type { Migration } from '../migrate.ts'

/** Failed authentications of a minute, shared by all processes. */
export const up: Migration = (schema) => [
  schema
    .createTable('failure')
    .addColumn('client', 'text', (c) => c.notNull())
    .addColumn('minute', 'integer', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('failure_pk', ['client', 'minute']),
]
