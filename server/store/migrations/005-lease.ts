import type { Migration } from '../migrate.ts'

/** The queue of SQLite leases its jobs as deliveries and notices are leased; those that were running when the process ended wait. */
export const up: Migration = (engine) =>
  engine === 'sqlite'
    ? [
        'alter table job rename column "startAfter" to "nextAt"',
        `update job set state = 'waiting', "nextAt" = 0 where state = 'active'`,
      ]
    : []
