import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql } from 'kysely'
import { type Migration, statement } from '../migrate.ts'

const required = (c: ColumnDefinitionBuilder) => c.notNull()
const logIsFinal = 'the log of changes can be neither changed nor removed'

export const up: Migration = (schema, engine) => {
  const isSqlite = engine === 'sqlite'
  const types = {
    text: 'text',
    integer: 'integer',
    bigint: 'bigint',
    real: 'double precision',
    bytes: isSqlite ? 'blob' : 'bytea',
  } as const
  /** Columns by name and type; `!`: not null, `=0`: that, and 0 where an insert has none. */
  const columns =
    (list: string) =>
    <T extends string>(start: CreateTableBuilder<T, string>) =>
      list.split(', ').reduce((made, column) => {
        const [name = '', type = '', mark] = column.split(/ |(?=[!=])/)
        return made.addColumn(name, types[type as keyof typeof types], (c) =>
          mark === undefined ? c : mark === '!' ? c.notNull() : c.notNull().defaultTo(0),
        )
      }, start)
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
      .$call(columns('operator text!, name text!, test integer!, created_at bigint!, revoked_at bigint, last_used text, made_by text'))
      .$call(columns('retires_at bigint')),
    numbered('secret')
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .$call(columns('operator text!, test integer!, created_at bigint!, revoked_at bigint, paused_at bigint, last_used text'))
      .addColumn('key_id', 'bigint', (c) => c.references('server_key.id'))
      .$call(columns('session_id text, external_hash text, language text, opens_until bigint, ends_at bigint, games integer=0, name text'))
      .$call(columns('made_by text, retires_at bigint')),
    index('secret_of_page', 'secret', 'operator').where(sql.ref('session_id'), 'is', null),
    indexOfSet('secret_of_key', 'secret', 'key_id'),
    indexOfSet('secret_of_end', 'secret', 'ends_at'),
    indexOfSet('secret_of_external', 'secret', 'external_hash'),
    table('operator_pause')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .addColumn('paused_at', 'bigint', required),
    table('operator_user_ids')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .$call(columns('mode text!, set_at bigint!')),
  ]

  const games = [
    numbered('game')
      .addColumn('uid', 'text', (c) => c.notNull().unique())
      .addColumn('secret_id', 'bigint', (c) => c.notNull().references('secret.id'))
      .$call(columns('operator text!, external_hash text, user_ids_open integer!, created_at bigint!, mails integer=0, calls integer=0'))
      .addColumn('reference', 'text', (c) => c.notNull().unique())
      .$call(columns('first_draw_at bigint, completed_at bigint, events integer=0, study text')),
    index('game_of_external', 'game', 'operator', 'external_hash').where(sql.ref('external_hash'), 'is not', null),
    index('game_of_time', 'game', 'created_at'),
    index('game_of_secret', 'game', 'secret_id'),
    ofGame('draw')
      .$call(columns('selection_id integer!, time bigint!, reaction_time real!, stack_type text!, card_placement integer!'))
      .$call(columns('reward_structure_id integer!, card_color text!, card_value integer!'))
      .addPrimaryKeyConstraint('draw_pk', ['game_id', 'selection_id'])
      .$call(keyOnly),
    ofGame('popup_answer')
      .$call(columns('popup_message text!, time bigint!, popup_answer text!, cards_turned integer!'))
      .addPrimaryKeyConstraint('popup_answer_pk', ['game_id', 'popup_message', 'time'])
      .$call(keyOnly),
    oneOfGame('analysis').$call(columns('model_version text!, firm integer!, analysis text!, created_at bigint!, comparable integer!')),
    index('analysis_of_time', 'analysis', 'firm', 'created_at', 'game_id'),
    oneOfGame('guess').$call(columns('risk_guess integer!, risk_score integer!, time bigint!, guess_accuracy text!')),
    oneOfGame('advice').addColumn('advice', 'text', required),
    numbered('consent')
      .addColumn('game_id', 'bigint', belongsTo('game'))
      .$call(columns('open integer!, share integer!, text_version text!, what text!, created_at bigint!, open_by text!, share_by text!'))
      .$call(columns('shared_text text, shared_at bigint')),
    index('consent_of_game', 'consent', 'game_id', 'id'),
    numbered('consent_use')
      .addColumn('game_id', 'bigint', belongsTo('game'))
      .$call(columns('kind text!, number integer!, secret_id bigint, created_at bigint!')),
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
      .$call(columns('request text!, created_at bigint!, made text, answer text')),
    index('idempotency_key_of_game', 'idempotency_key', 'game_id'),
    index('idempotency_key_of_time', 'idempotency_key', 'created_at'),
    table('document')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('game_id', 'bigint', (c) => c.references('game.id').onDelete('cascade'))
      .$call(columns('pdf bytes!, made_at bigint!')),
    index('document_of_game', 'document', 'game_id'),
    index('document_of_time', 'document', 'made_at'),
    table('removed_games')
      .addColumn('operator', 'text', (c) => c.primaryKey())
      .$call(columns('started integer!, completed integer!, analysed integer!')),
  ]

  const comparison = [
    table('reference_group')
      .addColumn('version', 'text', (c) => c.primaryKey())
      .$call(columns('n integer!, reference_group text!, built_at bigint')),
    numbered('norms_activation')
      .addColumn('version', 'text', (c) => c.notNull().references('reference_group.version'))
      .$call(columns('activated_at bigint!, ended_at bigint')),
  ]

  // On PostgreSQL pg-boss has tables of its own.
  const jobs = isSqlite
    ? [
        numbered('job')
          .$call(columns('kind text!, key text!, network text!, data text!'))
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
    numbered('webhook_endpoint')
      .$call(columns('operator text!, test integer!, url text!, events text, secret text!, old_secret text, old_until bigint'))
      .$call(columns('older_secrets text, created_at bigint!, disabled_at bigint, disabled_because text, mailed_at bigint')),
    index('webhook_endpoint_of_operator', 'webhook_endpoint', 'operator'),
    table('event_stream')
      .$call(columns('operator text!, test integer!, last bigint!'))
      .addPrimaryKeyConstraint('event_stream_key', ['operator', 'test']),
    numbered('webhook_event')
      .$call(columns('place bigint, operator text!, type text!, reference text!, session_id text, sequence integer!, test integer!'))
      .$call(columns('created_at bigint!')),
    index('webhook_event_of_reference', 'webhook_event', 'reference'),
    index('webhook_event_of_time', 'webhook_event', 'operator', 'created_at'),
    indexOfSet('webhook_event_of_place', 'webhook_event', 'operator', 'test', 'place').unique(),
    index('webhook_event_unpublished', 'webhook_event', 'operator', 'test', 'id').where(sql.ref('place'), 'is', null),
    numbered('webhook_delivery')
      .addColumn('event_id', 'bigint', belongsTo('webhook_event'))
      .addColumn('endpoint_id', 'bigint', belongsTo('webhook_endpoint'))
      .$call(columns('state text!, attempts integer=0, tried integer=0, next_at bigint, last_at bigint, last_status integer'))
      .$call(columns('last_error text'))
      .addUniqueConstraint('webhook_delivery_once', ['event_id', 'endpoint_id']),
    index('webhook_delivery_of_endpoint', 'webhook_delivery', 'endpoint_id', 'id'),
    index('webhook_delivery_due', 'webhook_delivery', 'endpoint_id', 'next_at').where(sql.ref('next_at'), 'is not', null),
    numbered('webhook_try')
      .addColumn('delivery_id', 'bigint', belongsTo('webhook_delivery'))
      .$call(columns('at bigint!, status integer, error text')),
    index('webhook_try_of_delivery', 'webhook_try', 'delivery_id'),
  ]

  const members = [
    numbered('console_member')
      .$call(columns('email text!, operator text!, role text!, created_at bigint!, last_seen bigint, language text'))
      .addUniqueConstraint('console_member_once', ['email', 'operator']),
    index('console_member_of_operator', 'console_member', 'operator'),
    table('console_link')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .$call(columns('email text!, mailed integer!, browser text, asked_at bigint, asked_in text, expires_at bigint!, used_at bigint')),
    table('console_browser')
      .$call(columns('hash text!, email text!, signed_in_at bigint!'))
      .addPrimaryKeyConstraint('console_browser_key', ['hash', 'email']),
    index('console_browser_of_email', 'console_browser', 'email'),
    table('console_session')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull().unique())
      .$call(columns('email text!, browser text!, started_at bigint!, last_seen bigint!, expires_at bigint!, acting_for text')),
    index('console_session_of_email', 'console_session', 'email'),
    numbered('audit').$call(columns('at bigint!, actor text!, action text!, operator text, subject text!')),
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
      .$call(columns('bytes bytes!, kept_at bigint!')),
    table('look_version')
      .$call(columns('operator text!, number integer!, files text!, published_at bigint!, published_by text!, note text!'))
      .$call(columns('rolled_back_to integer'))
      .addPrimaryKeyConstraint('look_version_pk', ['operator', 'number']),
    numbered('look_draft')
      .$call(columns('operator text!, name text!, revision integer!, based_on integer!, files text!, updated_at bigint!'))
      .$call(columns('updated_by text!')),
    index('look_draft_of_operator', 'look_draft', 'operator'),
    table('look_file')
      .$call(columns('operator text!, path text!, hash text!'))
      .addPrimaryKeyConstraint('look_file_pk', ['operator', 'path', 'hash']),
  ]

  const figures = [
    table('event_count')
      .$call(columns('operator text!, week text!, event text!, claim text!, test integer!, count bigint!'))
      .addPrimaryKeyConstraint('event_count_pk', ['operator', 'week', 'event', 'claim', 'test']),
    table('day_tally')
      .$call(columns('operator text!, day integer!, event text!, deleted integer!, count bigint!'))
      .addPrimaryKeyConstraint('day_tally_pk', ['operator', 'day', 'event', 'deleted']),
    table('week_figure')
      .$call(columns('operator text!, week text!, test integer!, kind text!, key text!, count bigint!'))
      .addPrimaryKeyConstraint('week_figure_pk', ['operator', 'week', 'test', 'kind', 'key']),
    table('week_counted')
      .addColumn('week', 'text', (c) => c.primaryKey())
      .addColumn('counted_at', 'bigint', required),
    table('page_hello')
      .$call(columns('operator text!, step text!, at bigint!'))
      .addPrimaryKeyConstraint('page_hello_pk', ['operator', 'step']),
    table('page_sighting')
      .$call(columns('operator text!, what text!, origin text!, width integer!, height integer!, at bigint!'))
      .addPrimaryKeyConstraint('page_sighting_pk', ['operator', 'what']),
  ]

  const limits = [
    numbered('client_use').addColumn('client', 'text', required).addColumn('ends_at', 'bigint', required),
    index('client_use_of_client', 'client_use', 'client', 'ends_at'),
    index('client_use_of_end', 'client_use', 'ends_at'),
    table('id_key_check')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('hash', 'text', required),
    table('day_use').$call(columns('subject text!, day integer!, uses integer!')).addPrimaryKeyConstraint('day_use_pk', ['subject', 'day']),
    table('clock_seen').addColumn('at', 'bigint', required),
    table('probe')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', required),
  ]

  return [...secrets, ...games, ...comparison, ...jobs, ...webhooks, ...members, ...labels, ...figures, ...limits]
}
