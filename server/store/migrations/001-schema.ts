import { type CreateTableBuilder, sql } from 'kysely'
import { addColumns, type Migration, statement } from '../migrate.ts'

const logIsFinal = 'the log of changes can be neither changed nor removed'

export const up: Migration = (schema, engine) => {
  const isSqlite = engine === 'sqlite'
  const columns = addColumns(engine)
  const table = (name: string, ...lists: string[]) => schema.createTable(name).$call(columns(...lists))
  const numbered = (name: string, ...lists: string[]) =>
    schema
      .createTable(name)
      .addColumn('id', isSqlite ? 'integer' : 'bigserial', (c) => (isSqlite ? c.primaryKey().autoIncrement() : c.primaryKey()))
      .$call(columns(...lists))
  const index = (name: string, on: string, ...columns: string[]) => schema.createIndex(name).on(on).columns(columns)
  const indexOfSet = (name: string, on: string, ...columns: string[]) =>
    index(name, on, ...columns).where(sql.ref(columns.at(-1) ?? ''), 'is not', null)
  /** Rows that are only read in the order of their key. */
  const keyOnly = <T extends string>(t: CreateTableBuilder<T, string>) => (isSqlite ? t.modifyEnd(sql`without rowid`) : t)

  const secrets = [
    numbered(
      'server_key',
      'hash text! unique, operator text!, name text!, test integer!, created_at bigint!, revoked_at bigint, last_used text, made_by text',
      'retires_at bigint',
    ),
    numbered(
      'secret',
      'hash text! unique, operator text!, test integer!, created_at bigint!, revoked_at bigint, paused_at bigint, last_used text',
      'key_id bigint > server_key, session_id text, external_hash text, language text, opens_until bigint, ends_at bigint',
      'games integer=0, name text, made_by text, retires_at bigint',
    ),
    index('secret_of_page', 'secret', 'operator').where(sql.ref('session_id'), 'is', null),
    indexOfSet('secret_of_key', 'secret', 'key_id'),
    indexOfSet('secret_of_end', 'secret', 'ends_at'),
    indexOfSet('secret_of_external', 'secret', 'external_hash'),
    table('operator_pause', 'operator text key, paused_at bigint!'),
    table('operator_user_ids', 'operator text key, mode text!, set_at bigint!'),
  ]
  const games = [
    numbered(
      'game',
      'uid text! unique, secret_id bigint! > secret, operator text!, external_hash text, user_ids_open integer!, created_at bigint!',
      'mails integer=0, calls integer=0, reference text! unique, first_draw_at bigint, completed_at bigint, events integer=0, study text',
    ),
    index('game_of_external', 'game', 'operator', 'external_hash').where(sql.ref('external_hash'), 'is not', null),
    index('game_of_time', 'game', 'created_at'),
    index('game_of_secret', 'game', 'secret_id'),
    table(
      'draw',
      'game_id bigint! >> game, selection_id integer!, time bigint!, reaction_time real!, stack_type text!, card_placement integer!',
      'reward_structure_id integer!, card_color text!, card_value integer!',
    )
      .addPrimaryKeyConstraint('draw_pk', ['game_id', 'selection_id'])
      .$call(keyOnly),
    table('popup_answer', 'game_id bigint! >> game, popup_message text!, time bigint!, popup_answer text!, cards_turned integer!')
      .addPrimaryKeyConstraint('popup_answer_pk', ['game_id', 'popup_message', 'time'])
      .$call(keyOnly),
    table(
      'analysis',
      'game_id bigint! key >> game, model_version text!, firm integer!, analysis text!, created_at bigint!, comparable integer!',
    ),
    index('analysis_of_time', 'analysis', 'firm', 'created_at', 'game_id'),
    table('guess', 'game_id bigint! key >> game, risk_guess integer!, risk_score integer!, time bigint!, guess_accuracy text!'),
    table('advice', 'game_id bigint! key >> game, advice text!'),
    numbered(
      'consent',
      'game_id bigint! >> game, open integer!, share integer!, text_version text!, what text!, created_at bigint!, open_by text!',
      'share_by text!, shared_text text, shared_at bigint',
    ),
    index('consent_of_game', 'consent', 'game_id', 'id'),
    numbered('consent_use', 'game_id bigint! >> game, kind text!, number integer!, secret_id bigint, created_at bigint!'),
    index('consent_use_of_game', 'consent_use', 'game_id', 'kind', 'number').unique(),
    table('view_id', 'game_id bigint! >> game, hash text key, secret_id bigint! >> secret, created_at bigint!'),
    index('view_id_of_game', 'view_id', 'game_id', 'created_at'),
    index('view_id_of_time', 'view_id', 'created_at'),
    table('idempotency_key', 'hash text key, game_id bigint >> game, request text!, created_at bigint!, made text, answer text'),
    index('idempotency_key_of_game', 'idempotency_key', 'game_id'),
    index('idempotency_key_of_time', 'idempotency_key', 'created_at'),
    table('document', 'key text key, game_id bigint >> game, pdf bytes!, made_at bigint!'),
    index('document_of_game', 'document', 'game_id'),
    index('document_of_time', 'document', 'made_at'),
    table('removed_games', 'operator text key, started integer!, completed integer!, analysed integer!'),
  ]
  const comparison = [
    table('reference_group', 'version text key, n integer!, reference_group text!, built_at bigint'),
    numbered('norms_activation')
      .addColumn('version', 'text', (c) => c.notNull().references('reference_group.version'))
      .$call(columns('activated_at bigint!, ended_at bigint')),
  ]
  // On PostgreSQL pg-boss has tables of its own.
  const jobs = isSqlite
    ? [
        numbered('job', 'kind text!, key text!, network text!, data text!')
          .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
          .$call(columns('attempts integer=0, start_after bigint!, reason text, set_aside_at bigint')),
        // One job for a key, however often it is asked for.
        index('job_of_key', 'job', 'kind', 'key').unique(),
        index('job_waiting', 'job', 'kind', 'id').where(sql.ref('state'), '=', sql.lit('waiting')),
        // The next of another network is found without reading what one network has waiting.
        index('job_waiting_network', 'job', 'kind', 'id', 'network').where(sql.ref('state'), '=', sql.lit('waiting')),
      ]
    : []
  const webhooks = [
    numbered(
      'webhook_endpoint',
      'operator text!, test integer!, url text!, events text, secret text!, old_secret text, old_until bigint, older_secrets text',
      'created_at bigint!, disabled_at bigint, disabled_because text, mailed_at bigint',
    ),
    index('webhook_endpoint_of_operator', 'webhook_endpoint', 'operator'),
    table('event_stream', 'operator text!, test integer!, last bigint!').addPrimaryKeyConstraint('event_stream_key', ['operator', 'test']),
    numbered(
      'webhook_event',
      'place bigint, operator text!, type text!, reference text!, session_id text, sequence integer!, test integer!, created_at bigint!',
    ),
    index('webhook_event_of_reference', 'webhook_event', 'reference'),
    index('webhook_event_of_time', 'webhook_event', 'operator', 'created_at'),
    indexOfSet('webhook_event_of_place', 'webhook_event', 'operator', 'test', 'place').unique(),
    index('webhook_event_unpublished', 'webhook_event', 'operator', 'test', 'id').where(sql.ref('place'), 'is', null),
    numbered(
      'webhook_delivery',
      'event_id bigint! >> webhook_event, endpoint_id bigint! >> webhook_endpoint, state text!, attempts integer=0, tried integer=0',
      'next_at bigint, last_at bigint, last_status integer, last_error text',
    ).addUniqueConstraint('webhook_delivery_once', ['event_id', 'endpoint_id']),
    index('webhook_delivery_of_endpoint', 'webhook_delivery', 'endpoint_id', 'id'),
    index('webhook_delivery_due', 'webhook_delivery', 'endpoint_id', 'next_at').where(sql.ref('next_at'), 'is not', null),
    numbered('webhook_try', 'delivery_id bigint! >> webhook_delivery, at bigint!, status integer, error text'),
    index('webhook_try_of_delivery', 'webhook_try', 'delivery_id'),
  ]
  const members = [
    numbered(
      'console_member',
      'email text!, operator text!, role text!, created_at bigint!, last_seen bigint, language text',
    ).addUniqueConstraint('console_member_once', ['email', 'operator']),
    index('console_member_of_operator', 'console_member', 'operator'),
    table(
      'console_link',
      'hash text key, email text!, mailed integer!, browser text, asked_at bigint, asked_in text, expires_at bigint!, used_at bigint',
    ),
    table('console_browser', 'hash text!, email text!, signed_in_at bigint!').addPrimaryKeyConstraint('console_browser_key', [
      'hash',
      'email',
    ]),
    index('console_browser_of_email', 'console_browser', 'email'),
    table(
      'console_session',
      'hash text key, id text! unique, email text!, browser text!, started_at bigint!, last_seen bigint!, expires_at bigint!, acting_for text',
    ),
    index('console_session_of_email', 'console_session', 'email'),
    numbered('audit', 'at bigint!, actor text!, action text!, operator text, subject text!'),
    index('audit_of_operator', 'audit', 'operator', 'id'),
    numbered('owner_notice', 'email text!, audit_id bigint! > audit, attempts integer=0, next_at bigint!'),
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
    table('look_blob', 'hash text key, bytes bytes!, kept_at bigint!'),
    table(
      'look_version',
      'operator text!, number integer!, files text!, published_at bigint!, published_by text!, note text!, rolled_back_to integer',
    ).addPrimaryKeyConstraint('look_version_pk', ['operator', 'number']),
    numbered(
      'look_draft',
      'operator text!, name text!, revision integer!, based_on integer!, files text!, updated_at bigint!, updated_by text!',
    ),
    index('look_draft_of_operator', 'look_draft', 'operator'),
    table('look_file', 'operator text!, path text!, hash text!').addPrimaryKeyConstraint('look_file_pk', ['operator', 'path', 'hash']),
  ]
  const keyed = (name: string, list: string, ...key: string[]) => table(name, list).addPrimaryKeyConstraint(`${name}_pk`, key as never)
  const figures = [
    keyed(
      'event_count',
      'operator text!, week text!, event text!, claim text!, test integer!, count bigint!',
      ...['operator', 'week', 'event', 'claim', 'test'],
    ),
    keyed('day_tally', 'operator text!, day integer!, event text!, deleted integer!, count bigint!', 'operator', 'day', 'event', 'deleted'),
    keyed(
      'week_figure',
      'operator text!, week text!, test integer!, kind text!, key text!, count bigint!',
      ...['operator', 'week', 'test', 'kind', 'key'],
    ),
    table('week_counted', 'week text key, counted_at bigint!'),
    keyed('page_hello', 'operator text!, step text!, at bigint!', 'operator', 'step'),
    keyed('page_sighting', 'operator text!, what text!, origin text!, width integer!, height integer!, at bigint!', 'operator', 'what'),
  ]
  const limits = [
    numbered('client_use', 'client text!, ends_at bigint!'),
    index('client_use_of_client', 'client_use', 'client', 'ends_at'),
    index('client_use_of_end', 'client_use', 'ends_at'),
    table('id_key_check', 'id integer key, hash text!'),
    keyed('day_use', 'subject text!, day integer!, uses integer!', 'subject', 'day'),
    table('clock_seen', 'at bigint!'),
    table('probe', 'id integer key, at bigint!'),
  ]
  return [...secrets, ...games, ...comparison, ...jobs, ...webhooks, ...members, ...labels, ...figures, ...limits]
}
