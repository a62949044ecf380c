import { type Migration, statement } from '../migrate.ts'

/** The queue of SQLite leases its jobs as deliveries and notices are leased; those that were running when the process ended wait. */
export const up: Migration = (schema, engine) =>
  engine === 'sqlite'
    ? [
        schema.alterTable('job').renameColumn('startAfter', 'nextAt'),
        statement(`update job set state = 'waiting', "nextAt" = 0 where state = 'active'`),
      ]
    : []
