import type { Migration } from '../migrate.ts'

/** Tables of 1.0.0 and their columns of several words, which get the names that the code has. Columns named as calls name them stay. */
const columnsOf = {
  secret: 'created_at revoked_at paused_at last_used key_id session_id external_hash opens_until ends_at made_by retires_at',
  server_key: 'created_at revoked_at last_used made_by retires_at',
  game: 'secret_id external_hash user_ids_open created_at first_draw_at completed_at',
  draw: 'game_id',
  popup_answer: 'game_id',
  analysis: 'game_id model_version created_at',
  guess: 'game_id',
  advice: 'game_id',
  consent: 'game_id text_version created_at open_by share_by shared_text shared_at',
  consent_use: 'game_id secret_id created_at',
  view_id: 'game_id secret_id created_at',
  idempotency_key: 'game_id created_at',
  document: 'game_id made_at',
  reference_group: 'reference_group built_at',
  norms_activation: 'activated_at ended_at',
  job: 'start_after set_aside_at',
  webhook_endpoint: 'created_at disabled_at disabled_because mailed_at',
  event_stream: '',
  webhook_event: 'session_id created_at place',
  webhook_delivery: 'event_id endpoint_id next_at last_at last_status last_error',
  webhook_try: 'delivery_id',
  console_member: 'created_at last_seen',
  console_link: 'asked_at asked_in expires_at used_at',
  console_browser: 'signed_in_at',
  console_session: 'started_at last_seen expires_at acting_for',
  owner_notice: 'audit_id next_at',
  look_blob: 'kept_at',
  look_version: 'published_at published_by rolled_back_to',
  look_draft: 'based_on updated_at updated_by',
  look_file: '',
  page_hello: '',
  page_sighting: '',
  client_use: 'ends_at',
  day_use: '',
  id_key_check: '',
}
const betterNames: Record<string, string> = { page_sighting: 'pageReport', start_after: 'nextAt', place: 'number' }

/** Columns of 0 and 1, by table, which are boolean on PostgreSQL. */
const flags = {
  secret: ['test'],
  serverKey: ['test'],
  game: ['userIdsOpen'],
  analysis: ['firm', 'comparable'],
  consent: ['open', 'share'],
  webhookEndpoint: ['test'],
  eventStream: ['test'],
  webhookEvent: ['test'],
  webhookDelivery: ['tried'],
  consoleLink: ['mailed'],
}

const nameOf = (name: string): string => betterNames[name] ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Names as the code has them; the provider's decisions of a label in one table, and the secrets of an endpoint in one column. Beside the time last
 * seen the pause of removals: a database with games begins with one, as 1.0.0 kept its own in memory and wrote a wrong time down at once, and
 * what it copied or backed up has none.
 */
export const up: Migration = (engine) => [
  ...Object.entries(columnsOf).flatMap(([table, columns]) => {
    if (table === 'job' && engine !== 'sqlite') return []
    const renamed = columns.split(' ').filter(Boolean)
    return [
      ...renamed.map((column) => `alter table ${table} rename column ${column} to "${nameOf(column)}"`),
      ...(nameOf(table) === table ? [] : [`alter table ${table} rename to "${nameOf(table)}"`]),
    ]
  }),

  ...(engine === 'sqlite'
    ? // Jobs are leased; those that were running when the process ended wait.
      [`update job set state = 'waiting', "nextAt" = 0 where state = 'active'`]
    : [
        'alter table "webhookDelivery" alter column tried drop default',
        ...Object.entries(flags).flatMap(([table, columns]) =>
          columns.map((column) => `alter table "${table}" alter column "${column}" type boolean using "${column}" = 1`),
        ),
        'alter table "webhookDelivery" alter column tried set default false',
      ]),

  `alter table "webhookEndpoint" add column "oldSecrets" text default '[]' not null`,
  `update "webhookEndpoint" set "oldSecrets" = '[{"secret":"' || old_secret || '","until":' || coalesce(old_until, 0) || '}' ||
    case when coalesce(older_secrets, '[]') = '[]' then ']' else ',' || substr(older_secrets, 2) end
    where old_secret is not null`,
  ...['old_secret', 'old_until', 'older_secrets'].map((column) => `alter table "webhookEndpoint" drop column ${column}`),

  `create table "operatorSetting" (operator text primary key, state text, "stateAt" bigint, "userIds" text, "userIdsAt" bigint,
    study text, "studyUntil" text, "studyAt" bigint)`,
  `insert into "operatorSetting" (operator, state, "stateAt", "userIds", "userIdsAt")
    select known.operator, case when paused_at is not null then 'paused' end, paused_at, mode, set_at
    from (select operator from operator_pause union select operator from operator_user_ids) as known
    left join operator_pause on operator_pause.operator = known.operator
    left join operator_user_ids on operator_user_ids.operator = known.operator`,

  'create table "clockGuard" (id integer primary key, "seenAt" bigint, "pauseLeft" bigint not null, database text)',
  `insert into "clockGuard" (id, "seenAt", "pauseLeft")
    select 1, max(at), case when exists (select 1 from game) then 86400000 else 0 end from clock_seen`,

  ...['operator_pause', 'operator_user_ids', 'clock_seen'].map((table) => `drop table ${table}`),
]
