import { sql } from 'kysely'
import { type Migration, statement } from '../migrate.ts'

/** SQL of a new reference: `rf_` and 33 hex digits. */
const newReference = {
  sqlite: "'rf_' || substr(lower(hex(randomblob(17))), 1, 33)",
  postgres: "'rf_' || substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 33)",
}

/**
 * Server keys, the session secrets they make, references of games, pauses, the audit log, and counts by day. A version that knows no
 * references may go on registering games: the database gives those one.
 */
export const up: Migration = (schema, engine) => {
  const numbered = (name: string) =>
    engine === 'sqlite'
      ? schema.createTable(name).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : schema.createTable(name).addColumn('id', 'bigserial', (c) => c.primaryKey())
  const alter = (table: string) => schema.alterTable(table)
  const reference = newReference[engine]
  return [
    numbered('server_key')
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('operator', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('test', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('revoked_at', 'bigint')
      .addColumn('last_used', 'text'),
    alter('secret').addColumn('paused_at', 'bigint'),
    alter('secret').addColumn('last_used', 'text'),
    alter('secret').addColumn('key_id', 'bigint', (c) => c.references('server_key.id')),
    alter('secret').addColumn('session_id', 'text'),
    alter('secret').addColumn('external_hash', 'text'),
    alter('secret').addColumn('language', 'text'),
    alter('secret').addColumn('opens_until', 'bigint'),
    alter('secret').addColumn('ends_at', 'bigint'),
    alter('secret').addColumn('games', 'integer', (c) => c.notNull().defaultTo(0)),
    schema.createIndex('secret_of_key').on('secret').column('key_id').where(sql.ref('key_id'), 'is not', null),
    schema.createIndex('secret_of_end').on('secret').column('ends_at').where(sql.ref('ends_at'), 'is not', null),
    schema.createIndex('game_of_secret').on('game').column('secret_id'),
    alter('game').addColumn('reference', 'text'),
    alter('game').addColumn('completed_at', 'bigint'),
    alter('game').addColumn('events', 'integer', (c) => c.notNull().defaultTo(0)),
    statement(`update game set reference = ${reference}`),
    statement(
      `update game set completed_at = (select coalesce(analysis.created_at, draw.time) from draw left join analysis on analysis.game_id = draw.game_id where draw.game_id = game.id and draw.selection_id = 80)`,
    ),
    schema.createIndex('game_of_reference').unique().on('game').column('reference'),
    ...(engine === 'sqlite'
      ? [
          statement(
            `create trigger game_reference after insert on game when new.reference is null begin update game set reference = ${reference} where id = new.id; end`,
          ),
        ]
      : [
          statement(
            `create function game_reference() returns trigger language plpgsql as $$ begin if new.reference is null then new.reference := ${reference}; end if; return new; end $$`,
          ),
          statement('create trigger game_reference before insert on game for each row execute function game_reference()'),
        ]),
    schema
      .createTable('operator_pause')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .addColumn('paused_at', 'bigint', (c) => c.notNull()),
    numbered('audit')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('operator', 'text')
      .addColumn('subject', 'text', (c) => c.notNull()),
    schema.createIndex('audit_of_operator').on('audit').columns(['operator', 'id']),
    schema
      .createTable('day_use')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('uses', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('day_use_pk', ['subject', 'day']),
    schema.createTable('clock_seen').addColumn('at', 'bigint', (c) => c.notNull()),
  ]
}
