import { type Migration, statement } from '../migrate.ts'

/**
 * The pause of removals, beside the time last seen: `clock_seen` held only that, and goes once no process of 1.0.0 is left. A database with games
 * begins with a pause: 1.0.0 kept its own in memory and wrote a wrong time down at once, and what it copied or backed up has none.
 */
export const up: Migration = (schema) => [
  schema
    .createTable('clock_guard')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('seen_at', 'bigint')
    .addColumn('pause_left', 'bigint', (c) => c.notNull())
    .addColumn('database', 'text'),
  statement(`insert into clock_guard (id, seen_at, pause_left)
    select 1, max(at), case when exists (select 1 from game) then 86400000 else 0 end from clock_seen`),
]
