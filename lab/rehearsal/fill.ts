import { schema, type Tables } from '../../server/store/schema/schema.ts'

/** Rows to make, of games that are spread evenly over two years, and of `old` ones over the month before. */
export type Amounts = {
  /** Games with draws, analysis, guess and advice, copies of those that were played */
  played: number
  /** The first of these, beyond RETENTION_DAYS */
  old: number
  /** Games without draws */
  bare: number
  /** Session secrets, one of each game from the oldest on */
  sessions: number
  /** Webhook events of the played games, of the last month */
  events: number
}

/** Ids of what is made are higher. */
export const base = 1_000_000
/** Rows that one statement makes; for draws, games that are played at the same time, so that theirs lie mixed with one another */
const [chunk, together] = [10_000, 1000]
const dayMs = 86_400_000

/**
 * Fills a migrated database in which at least one game was played to its end. `random` is SQL, of the engine, for a text that no other row has.
 */
export const fill = async (
  run: (sql: string) => unknown,
  { played, old, bare, sessions, events }: Amounts,
  random: string,
): Promise<void> => {
  const [now, started] = [Date.now(), performance.now()]
  /** Copies rows of `source` for the numbers up to `last`, with these values instead of the copied ones. */
  const add = async (table: keyof Tables, last: number, values: Record<string, string>, source: string, size = chunk, first = 1) => {
    const columns = Object.keys(schema[table].columns)
    const row = columns.map((column) => values[column] ?? `copied."${column}"`)
    for (let from = first; from <= last; from += size)
      await run(`insert into "${table}" (${columns.map((column) => `"${column}"`)})
        with recursive numbers (n) as (select cast(${from} as bigint) union all select n + 1 from numbers where n < ${Math.min(from + size - 1, last)})
        select ${row} from numbers ${source}`)
    console.log(`${Math.round((performance.now() - started) / 1000)} s: ${last} of ${table}`)
  }
  const spread = (from: number, days: number, rows: number) =>
    `${now - from * dayMs} + n * 7919 % ${rows} * ${Math.floor((days * dayMs) / rows)}`
  const createdAt = `case when n <= ${old} then ${spread(760, 29, old)} else ${spread(729, 728, bare)} end`
  const ended = `${now - 729 * dayMs}`
  await run('create table played as select "gameId", row_number() over (order by "gameId") - 1 as slot from analysis')
  await run('create unique index played_slot on played (slot)')
  const ofPlayed = (table: string, id: string) =>
    `join played on slot = n % (select count(*) from played) join "${table}" as copied on copied."${id}" = played."gameId"`
  const session = { hash: random, sessionId: random, language: "'eng'", createdAt, opensUntil: ended, endsAt: ended, games: '1' }
  await add('secret', sessions, { ...session, id: `${base} + n` }, 'cross join (select * from secret order by id limit 1) as copied')
  const secretId = `case when n <= ${sessions} then ${base} + n else copied."secretId" end`
  const game = { uid: random, reference: `'r' || n`, secretId, createdAt, firstDrawAt: createdAt, completedAt: createdAt, events: '5' }
  await add('game', played + bare, { ...game, id: `${base} + n` }, ofPlayed('game', 'id'))
  const ofGame = { gameId: `${base} + n` }
  await add('draw', played, ofGame, `${ofPlayed('draw', 'gameId')} order by copied.selection_id`, together)
  for (const table of ['analysis', 'guess', 'advice'] as const) await add(table, played, ofGame, ofPlayed(table, 'gameId'))
  await run('drop table played')
  const event = { type: "'game.completed'", reference: `'r' || (1 + n % ${played})`, sessionId: 'null', sequence: `n / ${played}` }
  const nfl = { operator: "'nfl'", test: 'false' }
  const numbered = { id: `${base} + n`, number: `${base} + n`, createdAt: spread(30, 29, events) }
  await add('webhookEvent', events, { ...nfl, ...event, ...numbered }, '')
  await run(`insert into "eventStream" (operator, test, last) values ('nfl', false, ${base + events})
    on conflict (operator, test) do update set last = excluded.last`)
  const today = Math.floor(now / dayMs)
  for (const key of ['0', '11', '21', '31', '41', '51', '61', '71', '80']) {
    const row = { ...nfl, day: 'n', event: "'reached'", key: `'${key}'`, count: '1000 + n % 900' }
    await add('tally', today - 1, row, 'where true on conflict do nothing', chunk, today - 730)
  }
}
