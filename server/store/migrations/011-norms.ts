import type { Migration } from '../migrate.ts'

/**
 * Which comparison group is in force is a list of activations, of which the last one without an end counts. A group that was made before
 * is not in force until it is activated. `network_place`: the number that an analysed game has among the valid ones of its client network and day.
 */
export const up: Migration = (schema, engine) => [
  schema.alterTable('analysis').addColumn('network_place', 'integer'),
  schema.alterTable('reference_group').addColumn('built_at', 'bigint'),
  (engine === 'sqlite'
    ? schema.createTable('norms_activation').addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : schema.createTable('norms_activation').addColumn('id', 'bigserial', (c) => c.primaryKey())
  )
    .addColumn('version', 'text', (c) => c.notNull().references('reference_group.version'))
    .addColumn('activated_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint'),
]
