import type { EngineName, Migration } from '../migrate.ts'
import { up as first } from './001-schema.ts'

/** Columns of 1.0.0 that calls name so, and what goes away. */
const staying = new Set(
  `selection_id reaction_time stack_type card_placement reward_structure_id card_color card_value popup_message popup_answer.popup_answer
  cards_turned risk_guess risk_score guess_accuracy old_secret old_until older_secrets`.split(/\s+/),
)
const going = new Set('operator_pause operator_user_ids clock_seen removed_games event_count day_tally week_figure week_counted'.split(' '))
const betterNames: Record<string, string> = { page_sighting: 'pageReport', start_after: 'nextAt', place: 'number' }
const nameOf = (name: string): string => betterNames[name] ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Gives the tables of 1.0.0 and their columns of several words the names that the code has. */
const rename = (engine: EngineName): string[] =>
  first(engine).flatMap((statement) => {
    const [, table = '', definition = ''] = /^create table (\w+) \((.*)\)/.exec(statement) ?? []
    if (going.has(table)) return []
    const columns = [...definition.matchAll(/(?:^|, )(\w+) /g)].map(([, column = '']) => column)
    const renamed = columns.filter((column) => nameOf(column) !== column && !staying.has(column) && !staying.has(`${table}.${column}`))
    return [
      ...renamed.map((column) => `alter table ${table} rename column ${column} to "${nameOf(column)}"`),
      ...(nameOf(table) === table ? [] : [`alter table ${table} rename to "${nameOf(table)}"`]),
    ]
  })

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

/**
 * Names as the code has them; the provider's decisions of a label in one table, and the secrets of an endpoint in one column. Beside the time last
 * seen the pause of removals: a database with games begins with one, as 1.0.0 kept its own in memory and wrote a wrong time down at once, and
 * what it copied or backed up has none.
 */
export const up: Migration = (engine) => [
  ...rename(engine),

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
