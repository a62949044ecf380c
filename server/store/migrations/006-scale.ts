import { sql } from 'kysely'
import { type Migration, statement } from '../migrate.ts'

/** Tables that gain and lose rows all the time, the more the larger they are. */
const growing = 'game draw popupAnswer analysis guess advice consent secret webhookEvent webhookDelivery webhookTry'.split(' ')
/** A fiftieth instead of a fifth of a table waits for a vacuum, and a new page is frozen by its first one: none is left for later. */
const often = ['vacuum_scale_factor = 0.02', 'vacuum_insert_scale_factor = 0.02', 'analyze_scale_factor = 0.02', 'freeze_min_age = 0']

/** What is looked for every minute or hour is found by an index, and a session without games by its end. */
export const up: Migration = (schema, engine) => [
  schema.alterTable('secret').addColumn('idleEnd', 'bigint'),
  statement(`update secret set "idleEnd" = "endsAt"
    where "sessionId" is not null and not exists (select 1 from game where "secretId" = secret.id)`),
  schema.dropIndex('secret_of_end'),
  schema.createIndex('secret_idle').on('secret').column('idleEnd').where(sql.ref('idleEnd'), 'is not', null),
  schema
    .createIndex('secret_retiring')
    .on('secret')
    .column('retiresAt')
    .where(sql.ref('retiresAt'), 'is not', null)
    .where(sql.ref('revokedAt'), 'is', null),
  schema.createIndex('secret_of_test').on('secret').column('operator').where(sql.ref('test'), '=', sql.lit(true)),
  schema.createIndex('view_id_of_secret').on('viewId').column('secretId'),
  schema.createIndex('day_use_of_day').on('dayUse').column('day'),
  schema.dropIndex('webhook_event_of_time'),
  schema.createIndex('webhook_event_of_time').on('webhookEvent').column('createdAt'),
  schema.alterTable('clockGuard').addColumn('nextSweep', 'bigint', (c) => c.notNull().defaultTo(0)),
  ...(engine === 'sqlite'
    ? []
    : growing.map((table) => statement(`alter table "${table}" set (${often.map((setting) => `autovacuum_${setting}`).join(', ')})`))),
]
