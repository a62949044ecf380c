import type { Migration } from '../migrate.ts'

/**
 * Counts of whole weeks for the console's figures, made once when a week is over and never changed, so that no difference between two looks
 * tells of a game; pages of the test by language, as they are asked for; and when a page last opened a test, for "Look at my page".
 */
export const up: Migration = (schema) => [
  schema
    .createTable('week_figure')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('test', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('week_figure_pk', ['operator', 'week', 'test', 'kind', 'key']),
  schema
    .createTable('week_counted')
    .addColumn('week', 'text', (c) => c.primaryKey())
    .addColumn('counted_at', 'bigint', (c) => c.notNull()),
  schema
    .createTable('page_hello')
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_hello_pk', ['operator', 'step']),
]
