import type { Migration } from '../migrate.ts'

/** What the provider decides of a label: whether it has ended, not only paused, and that its study may leave the coaching popups out. */
export const up: Migration = (schema) => [
  schema.alterTable('operator_pause').addColumn('state', 'text', (c) => c.notNull().defaultTo('paused')),
  schema
    .createTable('operator_study')
    .addColumn('operator', 'text', (c) => c.primaryKey())
    .addColumn('study', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('allowed_at', 'bigint', (c) => c.notNull()),
]
