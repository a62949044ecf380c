import type { Migration } from '../migrate.ts'

/** How often something happened at an operator in a week; nothing in it points to a player or a game. */
export const up: Migration = (schema) => [
  schema
    .createTable('event_count')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('claim', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_count_pk', ['operator', 'week', 'event', 'claim']),
]
