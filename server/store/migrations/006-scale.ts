import type { Migration } from '../migrate.ts'

/** Tables that gain and lose rows all the time, the more the larger they are. */
const growing = 'game draw popupAnswer analysis guess advice consent secret webhookEvent webhookDelivery webhookTry'.split(' ')
/** A fiftieth instead of a fifth of a table waits for a vacuum, and a new page is frozen by its first one: none is left for later. */
const often = ['vacuum_scale_factor = 0.02', 'vacuum_insert_scale_factor = 0.02', 'analyze_scale_factor = 0.02', 'freeze_min_age = 0']

/** What is looked for every minute or hour is found by an index, and a session without games by its end. */
export const up: Migration = (engine) => [
  'alter table secret add column "idleEnd" bigint',
  `update secret set "idleEnd" = "endsAt"
    where "sessionId" is not null and not exists (select 1 from game where "secretId" = secret.id)`,
  'drop index secret_of_end',
  'create index secret_idle on secret ("idleEnd") where "idleEnd" is not null',
  'create index secret_retiring on secret ("retiresAt") where "retiresAt" is not null and "revokedAt" is null',
  'create index secret_of_test on secret (operator) where test = true',
  'create index view_id_of_secret on "viewId" ("secretId")',
  'create index day_use_of_day on "dayUse" (day)',
  'drop index webhook_event_of_time',
  'create index webhook_event_of_time on "webhookEvent" ("createdAt")',
  'alter table "clockGuard" add column "nextSweep" bigint default 0 not null',
  ...(engine === 'sqlite'
    ? []
    : growing.map((table) => `alter table "${table}" set (${often.map((setting) => `autovacuum_${setting}`).join(', ')})`)),
]
