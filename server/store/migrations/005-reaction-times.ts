import type { Migration } from '../migrate.ts'

/** Games before this one timed reactions from the decks becoming selectable; later ones from the last card's value being readable. */
export const up: Migration = (schema) => [
  schema.alterTable('game').addColumn('reaction_time_version', 'integer', (c) => c.notNull().defaultTo(1)),
]
