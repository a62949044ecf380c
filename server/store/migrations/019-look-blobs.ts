import type { Migration } from '../migrate.ts'

/**
 * When bytes of labels were last given, so that those nobody names any more can be removed while others are being saved; and the secrets of
 * webhooks before the last two, as JSON, for rotations that follow each other.
 */
export const up: Migration = (schema) => [
  schema.alterTable('look_blob').addColumn('kept_at', 'bigint', (c) => c.notNull().defaultTo(0)),
  schema.alterTable('webhook_endpoint').addColumn('older_secrets', 'text'),
]
