import type { EngineName, Migration } from '../migrate.ts'

/** SQL: the Monday of an ISO week, `2026-W47`, as the number of its day since 1970. */
const mondayOf: Record<EngineName, string> = {
  sqlite: `((cast(julianday(substr(week, 1, 4) || '-01-04') - 2440587.5 as integer) + 3) / 7 * 7 - 3
    + 7 * (cast(substr(week, 7) as integer) - 1))`,
  postgres: `(to_date(week, 'IYYY"-W"IW') - date '1970-01-01')`,
}
const categoryOf: Record<EngineName, string> = {
  sqlite: `json_extract(analysis.analysis, '$.results.category')`,
  postgres: `analysis.analysis::json #>> '{results,category}'`,
}

/** One table of days for all counts: those of whole weeks stand on their Mondays, and games of weeks that were not counted yet are counted. */
export const up: Migration = (engine) => {
  const monday = mondayOf[engine]
  const cards = `(${['11', '21', '31', '41', '51', '61', '71'].map((card) => `select '${card}' as card`).join(' union all ')}) as step`
  const add = (rows: string) => `insert into tally (operator, day, test, event, key, count) ${rows}`
  /** Of the games of weeks that were not counted yet */
  const addGames = (event: string, key: string, joined: string) =>
    add(`select game.operator, game."createdAt" / 86400000, secret.test, '${event}', ${key}, count(*) from game
      join secret on secret.id = game."secretId" ${joined}
      where (game."createdAt" / 86400000 + 3) / 7 * 7 - 3 not in (select ${monday} from week_counted) group by 1, 2, 3, 5`)
  return [
    `create table tally (operator text not null, day integer not null, test ${engine === 'sqlite' ? 'integer' : 'boolean'} not null,
      event text not null, key text not null, count bigint not null, constraint tally_pk primary key (operator, day, test, event, key))`,
    'create index tally_of_event on tally (event, day)',
    // Live calls for help were counted by day as well, without a claim.
    add(`select operator, ${monday}, test = 1, event, claim, count from event_count where event <> 'help' or test = 1`),
    add(`select operator, day, false, case deleted when 1 then 'deleted' else event end, case deleted when 1 then event else '' end, count
      from day_tally`),
    // Of these no day is known.
    add(`select operator, 1, false, 'deleted', 'registered', started from removed_games where started > 0`),
    add(`select operator, 1, false, 'deleted', 'analysed', analysed from removed_games where analysed > 0`),
    add(`select operator, ${monday}, test = 1, 'language', key, count from week_figure where kind = 'language'`),
    add(`select operator, ${monday}, test = 1, 'guessed', '', count from week_figure where kind = 'games' and key = 'guessed'`),
    add(`select operator, ${monday}, test = 1, 'reached', case key when 'started' then '0' else '80' end, count
      from week_figure where kind = 'games' and key in ('started', 'completed')`),
    add(`select operator, ${monday}, test = 1, 'reached', step.card, sum(count) from week_figure
      join ${cards} on (kind = 'left' and key >= step.card) or (kind = 'games' and key = 'completed') group by 1, 2, 3, 5`),
    add(`select operator, ${monday}, test = 1, 'analysed', key, count from week_figure where kind = 'category'`),
    add(`select operator, ${monday}, test = 1, 'analysed', '', sum(case kind when 'games' then count else -count end) from week_figure
      where (kind = 'games' and key = 'analysed') or kind = 'category'
      group by 1, 2, 3 having sum(case kind when 'games' then count else -count end) > 0`),
    addGames('reached', `'0'`, ''),
    addGames(
      'reached',
      'step.card',
      `join ${cards.replace(') as', ` union all select '80') as`)} on exists
      (select 1 from draw where draw."gameId" = game.id and draw.selection_id = cast(step.card as integer))`,
    ),
    addGames('analysed', `case when analysis.firm then ${categoryOf[engine]} else '' end`, 'join analysis on analysis."gameId" = game.id'),
    addGames('guessed', `''`, 'join guess on guess."gameId" = game.id'),
    ...['removed_games', 'day_tally', 'week_figure', 'week_counted', 'event_count'].map((table) => `drop table ${table}`),
  ]
}
