import type { Migration } from '../migrate.ts'

const logIsFinal = 'the log of changes can be neither changed nor removed'

/** Short for: not null, 0 where an insert has none, goes with a row of another table, refers to one. */
const marks: [mark: RegExp, words: string][] = [
  [/!/g, ' not null'],
  [/=0/g, ' default 0 not null'],
  [/ >> (\w+)/g, ' references $1 (id) on delete cascade'],
  [/ > (\w+)/g, ' references $1 (id)'],
]

export const up: Migration = (engine) => {
  const isSqlite = engine === 'sqlite'
  const bytes = isSqlite ? 'blob' : 'bytea'
  const inSql = (columns: string) => marks.reduce((text, [mark, words]) => text.replace(mark, words), columns)
  const table = (name: string, ...parts: string[]) => `create table ${name} (${parts.map(inSql).join(', ')})`
  const numbered = (name: string, ...parts: string[]) =>
    table(name, isSqlite ? 'id integer primary key autoincrement' : 'id bigserial primary key', ...parts)
  const keyed = (name: string, key: string, ...parts: string[]) => table(name, ...parts, `constraint ${name}_pk primary key (${key})`)
  /** Of rows that are only read in the order of their key. */
  const keyOnly = isSqlite ? ' without rowid' : ''

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
    'create index secret_of_page on secret (operator) where session_id is null',
    'create index secret_of_key on secret (key_id) where key_id is not null',
    'create index secret_of_end on secret (ends_at) where ends_at is not null',
    'create index secret_of_external on secret (external_hash) where external_hash is not null',
    table('operator_pause', 'operator text primary key, paused_at bigint!'),
    table('operator_user_ids', 'operator text primary key, mode text!, set_at bigint!'),
  ]
  const games = [
    numbered(
      'game',
      'uid text! unique, secret_id bigint! > secret, operator text!, external_hash text, user_ids_open integer!, created_at bigint!',
      'mails integer=0, calls integer=0, reference text! unique, first_draw_at bigint, completed_at bigint, events integer=0, study text',
    ),
    'create index game_of_external on game (operator, external_hash) where external_hash is not null',
    'create index game_of_time on game (created_at)',
    'create index game_of_secret on game (secret_id)',
    keyed(
      'draw',
      'game_id, selection_id',
      'game_id bigint! >> game, selection_id integer!, time bigint!, reaction_time double precision!, stack_type text!',
      'card_placement integer!, reward_structure_id integer!, card_color text!, card_value integer!',
    ) + keyOnly,
    keyed(
      'popup_answer',
      'game_id, popup_message, time',
      'game_id bigint! >> game, popup_message text!, time bigint!, popup_answer text!, cards_turned integer!',
    ) + keyOnly,
    table(
      'analysis',
      'game_id bigint! primary key >> game, model_version text!, firm integer!, analysis text!, created_at bigint!, comparable integer!',
    ),
    'create index analysis_of_time on analysis (firm, created_at, game_id)',
    table('guess', 'game_id bigint! primary key >> game, risk_guess integer!, risk_score integer!, time bigint!, guess_accuracy text!'),
    table('advice', 'game_id bigint! primary key >> game, advice text!'),
    numbered(
      'consent',
      'game_id bigint! >> game, open integer!, share integer!, text_version text!, what text!, created_at bigint!, open_by text!',
      'share_by text!, shared_text text, shared_at bigint',
    ),
    'create index consent_of_game on consent (game_id, id)',
    numbered('consent_use', 'game_id bigint! >> game, kind text!, number integer!, secret_id bigint, created_at bigint!'),
    'create unique index consent_use_of_game on consent_use (game_id, kind, number)',
    table('view_id', 'game_id bigint! >> game, hash text primary key, secret_id bigint! >> secret, created_at bigint!'),
    'create index view_id_of_game on view_id (game_id, created_at)',
    'create index view_id_of_time on view_id (created_at)',
    table('idempotency_key', 'hash text primary key, game_id bigint >> game, request text!, created_at bigint!, made text, answer text'),
    'create index idempotency_key_of_game on idempotency_key (game_id)',
    'create index idempotency_key_of_time on idempotency_key (created_at)',
    table('document', `key text primary key, game_id bigint >> game, pdf ${bytes}!, made_at bigint!`),
    'create index document_of_game on document (game_id)',
    'create index document_of_time on document (made_at)',
    table('removed_games', 'operator text primary key, started integer!, completed integer!, analysed integer!'),
  ]
  const comparison = [
    table('reference_group', 'version text primary key, n integer!, reference_group text!, built_at bigint'),
    numbered('norms_activation', 'version text! references reference_group (version), activated_at bigint!, ended_at bigint'),
  ]
  // On PostgreSQL pg-boss has tables of its own.
  const jobs = isSqlite
    ? [
        numbered(
          'job',
          `kind text!, key text!, network text!, data text!, state text default 'waiting' not null, attempts integer=0`,
          'start_after bigint!, reason text, set_aside_at bigint',
        ),
        // One job for a key, however often it is asked for.
        'create unique index job_of_key on job (kind, key)',
        `create index job_waiting on job (kind, id) where state = 'waiting'`,
        // The next of another network is found without reading what one network has waiting.
        `create index job_waiting_network on job (kind, id, network) where state = 'waiting'`,
      ]
    : []
  const webhooks = [
    numbered(
      'webhook_endpoint',
      'operator text!, test integer!, url text!, events text, secret text!, old_secret text, old_until bigint, older_secrets text',
      'created_at bigint!, disabled_at bigint, disabled_because text, mailed_at bigint',
    ),
    'create index webhook_endpoint_of_operator on webhook_endpoint (operator)',
    table('event_stream', 'operator text!, test integer!, last bigint!', 'constraint event_stream_key primary key (operator, test)'),
    numbered(
      'webhook_event',
      'place bigint, operator text!, type text!, reference text!, session_id text, sequence integer!, test integer!, created_at bigint!',
    ),
    'create index webhook_event_of_reference on webhook_event (reference)',
    'create index webhook_event_of_time on webhook_event (operator, created_at)',
    'create unique index webhook_event_of_place on webhook_event (operator, test, place) where place is not null',
    'create index webhook_event_unpublished on webhook_event (operator, test, id) where place is null',
    numbered(
      'webhook_delivery',
      'event_id bigint! >> webhook_event, endpoint_id bigint! >> webhook_endpoint, state text!, attempts integer=0, tried integer=0',
      'next_at bigint, last_at bigint, last_status integer, last_error text',
      'constraint webhook_delivery_once unique (event_id, endpoint_id)',
    ),
    'create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, id)',
    'create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at) where next_at is not null',
    numbered('webhook_try', 'delivery_id bigint! >> webhook_delivery, at bigint!, status integer, error text'),
    'create index webhook_try_of_delivery on webhook_try (delivery_id)',
  ]
  const members = [
    numbered(
      'console_member',
      'email text!, operator text!, role text!, created_at bigint!, last_seen bigint, language text',
      'constraint console_member_once unique (email, operator)',
    ),
    'create index console_member_of_operator on console_member (operator)',
    table(
      'console_link',
      'hash text primary key, email text!, mailed integer!, browser text, asked_at bigint, asked_in text, expires_at bigint!',
      'used_at bigint',
    ),
    table('console_browser', 'hash text!, email text!, signed_in_at bigint!', 'constraint console_browser_key primary key (hash, email)'),
    'create index console_browser_of_email on console_browser (email)',
    table(
      'console_session',
      'hash text primary key, id text! unique, email text!, browser text!, started_at bigint!, last_seen bigint!, expires_at bigint!',
      'acting_for text',
    ),
    'create index console_session_of_email on console_session (email)',
    numbered('audit', 'at bigint!, actor text!, action text!, operator text, subject text!'),
    'create index audit_of_operator on audit (operator, id)',
    numbered('owner_notice', 'email text!, audit_id bigint! > audit, attempts integer=0, next_at bigint!'),
    ...(isSqlite
      ? ['update', 'delete'].map(
          (change) => `create trigger audit_no_${change} before ${change} on audit begin select raise(abort, '${logIsFinal}'); end`,
        )
      : [
          `create function audit_stays() returns trigger language plpgsql as $$ begin raise exception '${logIsFinal}'; end $$`,
          'create trigger audit_no_change before update or delete or truncate on audit for each statement execute function audit_stays()',
        ]),
  ]
  const labels = [
    table('look_blob', `hash text primary key, bytes ${bytes}!, kept_at bigint!`),
    keyed(
      'look_version',
      'operator, number',
      'operator text!, number integer!, files text!, published_at bigint!, published_by text!, note text!, rolled_back_to integer',
    ),
    numbered(
      'look_draft',
      'operator text!, name text!, revision integer!, based_on integer!, files text!, updated_at bigint!, updated_by text!',
    ),
    'create index look_draft_of_operator on look_draft (operator)',
    keyed('look_file', 'operator, path, hash', 'operator text!, path text!, hash text!'),
  ]
  const figures = [
    keyed(
      'event_count',
      'operator, week, event, claim, test',
      'operator text!, week text!, event text!, claim text!, test integer!, count bigint!',
    ),
    keyed('day_tally', 'operator, day, event, deleted', 'operator text!, day integer!, event text!, deleted integer!, count bigint!'),
    keyed(
      'week_figure',
      'operator, week, test, kind, key',
      'operator text!, week text!, test integer!, kind text!, key text!, count bigint!',
    ),
    table('week_counted', 'week text primary key, counted_at bigint!'),
    keyed('page_hello', 'operator, step', 'operator text!, step text!, at bigint!'),
    keyed('page_sighting', 'operator, what', 'operator text!, what text!, origin text!, width integer!, height integer!, at bigint!'),
  ]
  const limits = [
    numbered('client_use', 'client text!, ends_at bigint!'),
    'create index client_use_of_client on client_use (client, ends_at)',
    'create index client_use_of_end on client_use (ends_at)',
    table('id_key_check', 'id integer primary key, hash text!'),
    keyed('day_use', 'subject, day', 'subject text!, day integer!, uses integer!'),
    table('clock_seen', 'at bigint!'),
    table('probe', 'id integer primary key, at bigint!'),
  ]
  return [...secrets, ...games, ...comparison, ...jobs, ...webhooks, ...members, ...labels, ...figures, ...limits]
}
