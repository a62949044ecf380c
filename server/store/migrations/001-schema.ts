import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql } from 'kysely'
import { type Migration, statement } from '../migrate.ts'

const required = (c: ColumnDefinitionBuilder) => c.notNull()
const zero = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(0)
const logIsFinal = 'the log of changes can be neither changed nor removed'

/** All tables, described in `tables.ts`. */
export const up: Migration = (schema, engine) => {
  const isSqlite = engine === 'sqlite'
  const bytes = isSqlite ? 'blob' : 'bytea'
  const table = (name: string) => schema.createTable(name)
  const numbered = (name: string) =>
    isSqlite
      ? table(name).addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      : table(name).addColumn('id', 'bigserial', (c) => c.primaryKey())
  const belongsTo = (target: string) => (c: ColumnDefinitionBuilder) => c.notNull().references(`${target}.id`).onDelete('cascade')
  const ofGame = (name: string) => table(name).addColumn('game_id', 'bigint', belongsTo('game'))
  const oneOfGame = (name: string) => table(name).addColumn('game_id', 'bigint', (c) => belongsTo('game')(c).primaryKey())
  const index = (name: string, on: string, ...columns: string[]) => schema.createIndex(name).on(on).columns(columns)
  const indexOfSet = (name: string, on: string, ...columns: string[]) =>
    index(name, on, ...columns).where(sql.ref(columns.at(-1) ?? ''), 'is not', null)
  /** Rows that are only read in the order of their key. */
  const keyOnly = <T extends string>(t: CreateTableBuilder<T, string>) => (isSqlite ? t.modifyEnd(sql`without rowid`) : t)

  const secrets = [
    numbered('server_key')
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('operator', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('test', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('revoked_at', 'bigint')
      .addColumn('last_used', 'text')
      .addColumn('made_by', 'text')
      .addColumn('retires_at', 'bigint'),
    numbered('secret')
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('operator', 'text', required)
      .addColumn('test', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('revoked_at', 'bigint')
      .addColumn('paused_at', 'bigint')
      .addColumn('last_used', 'text')
      .addColumn('key_id', 'bigint', (c) => c.references('server_key.id'))
      .addColumn('session_id', 'text')
      .addColumn('external_hash', 'text')
      .addColumn('language', 'text')
      .addColumn('opens_until', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('games', 'integer', zero)
      .addColumn('name', 'text')
      .addColumn('made_by', 'text')
      .addColumn('retires_at', 'bigint'),
    index('secret_of_page', 'secret', 'operator').where(sql.ref('session_id'), 'is', null),
    indexOfSet('secret_of_key', 'secret', 'key_id'),
    indexOfSet('secret_of_end', 'secret', 'ends_at'),
    indexOfSet('secret_of_external', 'secret', 'external_hash'),
    table('operator_pause')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .addColumn('paused_at', 'bigint', required),
    table('operator_user_ids')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .addColumn('mode', 'text', required)
      .addColumn('set_at', 'bigint', required),
  ]

  const games = [
    numbered('game')
      .addColumn('uid', 'text', (c) => c.notNull().unique())
      .addColumn('secret_id', 'bigint', (c) => c.notNull().references('secret.id'))
      .addColumn('operator', 'text', required)
      .addColumn('external_hash', 'text')
      .addColumn('user_ids_open', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('mails', 'integer', zero)
      .addColumn('calls', 'integer', zero)
      .addColumn('reference', 'text', (c) => c.notNull().unique())
      .addColumn('first_draw_at', 'bigint')
      .addColumn('completed_at', 'bigint')
      .addColumn('events', 'integer', zero)
      .addColumn('study', 'text'),
    index('game_of_external', 'game', 'operator', 'external_hash').where(sql.ref('external_hash'), 'is not', null),
    index('game_of_time', 'game', 'created_at'),
    index('game_of_secret', 'game', 'secret_id'),
    ofGame('draw')
      .addColumn('selection_id', 'integer', required)
      .addColumn('time', 'bigint', required)
      .addColumn('reaction_time', 'double precision', required)
      .addColumn('stack_type', 'text', required)
      .addColumn('card_placement', 'integer', required)
      .addColumn('reward_structure_id', 'integer', required)
      .addColumn('card_color', 'text', required)
      .addColumn('card_value', 'integer', required)
      .addPrimaryKeyConstraint('draw_pk', ['game_id', 'selection_id'])
      .$call(keyOnly),
    ofGame('popup_answer')
      .addColumn('popup_message', 'text', required)
      .addColumn('time', 'bigint', required)
      .addColumn('popup_answer', 'text', required)
      .addColumn('cards_turned', 'integer', required)
      .addPrimaryKeyConstraint('popup_answer_pk', ['game_id', 'popup_message', 'time'])
      .$call(keyOnly),
    oneOfGame('analysis')
      .addColumn('model_version', 'text', required)
      .addColumn('firm', 'integer', required)
      .addColumn('analysis', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('comparable', 'integer', required),
    index('analysis_of_time', 'analysis', 'firm', 'created_at', 'game_id'),
    oneOfGame('guess')
      .addColumn('risk_guess', 'integer', required)
      .addColumn('risk_score', 'integer', required)
      .addColumn('time', 'bigint', required)
      .addColumn('guess_accuracy', 'text', required),
    oneOfGame('advice').addColumn('advice', 'text', required),
    numbered('consent')
      .addColumn('game_id', 'bigint', belongsTo('game'))
      .addColumn('open', 'integer', required)
      .addColumn('share', 'integer', required)
      .addColumn('text_version', 'text', required)
      .addColumn('what', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('open_by', 'text', required)
      .addColumn('share_by', 'text', required)
      .addColumn('shared_text', 'text')
      .addColumn('shared_at', 'bigint'),
    index('consent_of_game', 'consent', 'game_id', 'id'),
    numbered('consent_use')
      .addColumn('game_id', 'bigint', belongsTo('game'))
      .addColumn('kind', 'text', required)
      .addColumn('number', 'integer', required)
      .addColumn('secret_id', 'bigint')
      .addColumn('created_at', 'bigint', required),
    index('consent_use_of_game', 'consent_use', 'game_id', 'kind', 'number').unique(),
    ofGame('view_id')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('secret_id', 'bigint', belongsTo('secret'))
      .addColumn('created_at', 'bigint', required),
    index('view_id_of_game', 'view_id', 'game_id', 'created_at'),
    index('view_id_of_time', 'view_id', 'created_at'),
    table('idempotency_key')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('game_id', 'bigint', (c) => c.references('game.id').onDelete('cascade'))
      .addColumn('request', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('made', 'text')
      .addColumn('answer', 'text'),
    index('idempotency_key_of_game', 'idempotency_key', 'game_id'),
    index('idempotency_key_of_time', 'idempotency_key', 'created_at'),
    table('document')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('game_id', 'bigint', (c) => c.references('game.id').onDelete('cascade'))
      .addColumn('pdf', bytes, required)
      .addColumn('made_at', 'bigint', required),
    index('document_of_game', 'document', 'game_id'),
    index('document_of_time', 'document', 'made_at'),
    table('removed_games')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .addColumn('started', 'integer', required)
      .addColumn('completed', 'integer', required)
      .addColumn('analysed', 'integer', required),
  ]

  const comparison = [
    table('reference_group')
      .addColumn('version', 'text', (c) => c.primaryKey())
      .addColumn('n', 'integer', required)
      .addColumn('reference_group', 'text', required)
      .addColumn('built_at', 'bigint'),
    numbered('norms_activation')
      .addColumn('version', 'text', (c) => c.notNull().references('reference_group.version'))
      .addColumn('activated_at', 'bigint', required)
      .addColumn('ended_at', 'bigint'),
  ]

  // On PostgreSQL pg-boss has tables of its own.
  const jobs = isSqlite
    ? [
        numbered('job')
          .addColumn('kind', 'text', required)
          .addColumn('key', 'text', required)
          .addColumn('network', 'text', required)
          .addColumn('data', 'text', required)
          .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
          .addColumn('attempts', 'integer', zero)
          .addColumn('start_after', 'bigint', required)
          .addColumn('reason', 'text')
          .addColumn('set_aside_at', 'bigint'),
        // One job for a key, however often it is asked for.
        index('job_of_key', 'job', 'kind', 'key').unique(),
        index('job_waiting', 'job', 'kind', 'id').where(sql.ref('state'), '=', sql.lit('waiting')),
        // The next of another network is found without reading what one network has waiting.
        index('job_waiting_network', 'job', 'kind', 'id', 'network').where(sql.ref('state'), '=', sql.lit('waiting')),
      ]
    : []

  const webhooks = [
    numbered('webhook_endpoint')
      .addColumn('operator', 'text', required)
      .addColumn('test', 'integer', required)
      .addColumn('url', 'text', required)
      .addColumn('events', 'text')
      .addColumn('secret', 'text', required)
      .addColumn('old_secret', 'text')
      .addColumn('old_until', 'bigint')
      .addColumn('older_secrets', 'text')
      .addColumn('created_at', 'bigint', required)
      .addColumn('disabled_at', 'bigint')
      .addColumn('disabled_because', 'text')
      .addColumn('mailed_at', 'bigint'),
    index('webhook_endpoint_of_operator', 'webhook_endpoint', 'operator'),
    table('event_stream')
      .addColumn('operator', 'text', required)
      .addColumn('test', 'integer', required)
      .addColumn('last', 'bigint', required)
      .addPrimaryKeyConstraint('event_stream_key', ['operator', 'test']),
    numbered('webhook_event')
      .addColumn('place', 'bigint')
      .addColumn('operator', 'text', required)
      .addColumn('type', 'text', required)
      .addColumn('reference', 'text', required)
      .addColumn('session_id', 'text')
      .addColumn('sequence', 'integer', required)
      .addColumn('test', 'integer', required)
      .addColumn('created_at', 'bigint', required),
    index('webhook_event_of_reference', 'webhook_event', 'reference'),
    index('webhook_event_of_time', 'webhook_event', 'operator', 'created_at'),
    indexOfSet('webhook_event_of_place', 'webhook_event', 'operator', 'test', 'place').unique(),
    index('webhook_event_unpublished', 'webhook_event', 'operator', 'test', 'id').where(sql.ref('place'), 'is', null),
    numbered('webhook_delivery')
      .addColumn('event_id', 'bigint', belongsTo('webhook_event'))
      .addColumn('endpoint_id', 'bigint', belongsTo('webhook_endpoint'))
      .addColumn('state', 'text', required)
      .addColumn('attempts', 'integer', zero)
      .addColumn('tried', 'integer', zero)
      .addColumn('next_at', 'bigint')
      .addColumn('last_at', 'bigint')
      .addColumn('last_status', 'integer')
      .addColumn('last_error', 'text')
      .addUniqueConstraint('webhook_delivery_once', ['event_id', 'endpoint_id']),
    index('webhook_delivery_of_endpoint', 'webhook_delivery', 'endpoint_id', 'id'),
    index('webhook_delivery_due', 'webhook_delivery', 'endpoint_id', 'next_at').where(sql.ref('next_at'), 'is not', null),
    numbered('webhook_try')
      .addColumn('delivery_id', 'bigint', belongsTo('webhook_delivery'))
      .addColumn('at', 'bigint', required)
      .addColumn('status', 'integer')
      .addColumn('error', 'text'),
    index('webhook_try_of_delivery', 'webhook_try', 'delivery_id'),
  ]

  const members = [
    numbered('console_member')
      .addColumn('email', 'text', required)
      .addColumn('operator', 'text', required)
      .addColumn('role', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('last_seen', 'bigint')
      .addColumn('language', 'text')
      .addUniqueConstraint('console_member_once', ['email', 'operator']),
    index('console_member_of_operator', 'console_member', 'operator'),
    table('console_link')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', required)
      .addColumn('mailed', 'integer', required)
      .addColumn('browser', 'text')
      .addColumn('asked_at', 'bigint')
      .addColumn('asked_in', 'text')
      .addColumn('expires_at', 'bigint', required)
      .addColumn('used_at', 'bigint'),
    table('console_browser')
      .addColumn('hash', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('signed_in_at', 'bigint', required)
      .addPrimaryKeyConstraint('console_browser_key', ['hash', 'email']),
    index('console_browser_of_email', 'console_browser', 'email'),
    table('console_session')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .addColumn('email', 'text', required)
      .addColumn('browser', 'text', required)
      .addColumn('started_at', 'bigint', required)
      .addColumn('last_seen', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .addColumn('acting_for', 'text'),
    index('console_session_of_email', 'console_session', 'email'),
    numbered('audit')
      .addColumn('at', 'bigint', required)
      .addColumn('actor', 'text', required)
      .addColumn('action', 'text', required)
      .addColumn('operator', 'text')
      .addColumn('subject', 'text', required),
    index('audit_of_operator', 'audit', 'operator', 'id'),
    numbered('owner_notice')
      .addColumn('email', 'text', required)
      .addColumn('audit_id', 'bigint', (c) => c.notNull().references('audit.id'))
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', required),
    ...(isSqlite
      ? ['update', 'delete'].map((change) =>
          statement(`create trigger audit_no_${change} before ${change} on audit begin select raise(abort, '${logIsFinal}'); end`),
        )
      : [
          statement(`create function audit_stays() returns trigger language plpgsql as $$ begin raise exception '${logIsFinal}'; end $$`),
          statement(
            'create trigger audit_no_change before update or delete or truncate on audit for each statement execute function audit_stays()',
          ),
        ]),
  ]

  const labels = [
    table('look_blob')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('bytes', bytes, required)
      .addColumn('kept_at', 'bigint', required),
    table('look_version')
      .addColumn('operator', 'text', required)
      .addColumn('number', 'integer', required)
      .addColumn('files', 'text', required)
      .addColumn('published_at', 'bigint', required)
      .addColumn('published_by', 'text', required)
      .addColumn('note', 'text', required)
      .addColumn('rolled_back_to', 'integer')
      .addPrimaryKeyConstraint('look_version_pk', ['operator', 'number']),
    numbered('look_draft')
      .addColumn('operator', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('revision', 'integer', required)
      .addColumn('based_on', 'integer', required)
      .addColumn('files', 'text', required)
      .addColumn('updated_at', 'bigint', required)
      .addColumn('updated_by', 'text', required),
    index('look_draft_of_operator', 'look_draft', 'operator'),
    table('look_file')
      .addColumn('operator', 'text', required)
      .addColumn('path', 'text', required)
      .addColumn('hash', 'text', required)
      .addPrimaryKeyConstraint('look_file_pk', ['operator', 'path', 'hash']),
  ]

  const figures = [
    table('event_count')
      .addColumn('operator', 'text', required)
      .addColumn('week', 'text', required)
      .addColumn('event', 'text', required)
      .addColumn('claim', 'text', required)
      .addColumn('test', 'integer', required)
      .addColumn('count', 'bigint', required)
      .addPrimaryKeyConstraint('event_count_pk', ['operator', 'week', 'event', 'claim', 'test']),
    table('day_tally')
      .addColumn('operator', 'text', required)
      .addColumn('day', 'integer', required)
      .addColumn('event', 'text', required)
      .addColumn('deleted', 'integer', required)
      .addColumn('count', 'bigint', required)
      .addPrimaryKeyConstraint('day_tally_pk', ['operator', 'day', 'event', 'deleted']),
    table('week_figure')
      .addColumn('operator', 'text', required)
      .addColumn('week', 'text', required)
      .addColumn('test', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('count', 'bigint', required)
      .addPrimaryKeyConstraint('week_figure_pk', ['operator', 'week', 'test', 'kind', 'key']),
    table('week_counted')
      .addColumn('week', 'text', (c) => c.primaryKey())
      .addColumn('counted_at', 'bigint', required),
    table('page_hello')
      .addColumn('operator', 'text', required)
      .addColumn('step', 'text', required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('page_hello_pk', ['operator', 'step']),
    table('page_sighting')
      .addColumn('operator', 'text', required)
      .addColumn('what', 'text', required)
      .addColumn('origin', 'text', required)
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('page_sighting_pk', ['operator', 'what']),
  ]

  const limits = [
    numbered('client_use').addColumn('client', 'text', required).addColumn('ends_at', 'bigint', required),
    index('client_use_of_client', 'client_use', 'client', 'ends_at'),
    index('client_use_of_end', 'client_use', 'ends_at'),
    table('id_key_check')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('hash', 'text', required),
    table('day_use')
      .addColumn('subject', 'text', required)
      .addColumn('day', 'integer', required)
      .addColumn('uses', 'integer', required)
      .addPrimaryKeyConstraint('day_use_pk', ['subject', 'day']),
    table('clock_seen').addColumn('at', 'bigint', required),
    table('probe')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', required),
  ]

  return [...secrets, ...games, ...comparison, ...jobs, ...webhooks, ...members, ...labels, ...figures, ...limits]
}
