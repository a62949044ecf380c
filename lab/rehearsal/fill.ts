import { schema, type Tables } from '../../server/store/schema/schema.ts'

/** What is filled. Times spread evenly over two years, those of `old` games over the month before. */
export type Amounts = {
  /** Games with 80 draws, analysis, guess and advice, copies of games that were played */
  played: number
  /** Of these beyond RETENTION_DAYS */
  old: number
  /** Games without draws */
  bare: number
  /** Session secrets, each of one of the played games, the oldest first */
  sessions: number
  /** Webhook events of the played games, in the last month */
  events: number
}

type Run = (sql: string) => Promise<unknown> | unknown

/** Ids of what is made are higher. */
export const base = 1_000_000
const chunk = 10_000
/** Games that are played at the same time, so that their draws lie mixed with one another */
const together = 1000
const dayMs = 86_400_000
/** Copied with each played game */
const parts = ['draw', 'analysis', 'guess', 'advice'] as const
const operators = ['nfl', 'hc', 'ts', 'us', 'pl', 'dk', 'se', 'no', 'fi', 'it', 'es', 'pt']
const keys: Record<string, string[]> = {
  language: ['eng', 'ger', 'spa'],
  reached: ['0', '11', '21', '31', '41', '51', '61', '71', '80'],
  analysed: ['low', 'moderate', 'high', ''],
  guessed: [''],
  started: [''],
  completed: [''],
}

const columnsOf = (table: keyof Tables): string[] => Object.keys(schema[table].columns)
/** Inserts rows copied from `source`, with these values instead of its own. */
const copy = (table: keyof Tables, values: Record<string, string>, source: string): string => {
  const columns = columnsOf(table)
  const made = columns.map((column) => values[column] ?? `copied."${column}"`)
  return `insert into "${table}" (${columns.map((column) => `"${column}"`)}) ${source.replace('*', made.join(', '))}`
}

/**
 * Fills a migrated database in which at least one game was played to its end, by copies of these. `random` is SQL for a text that no other row
 * has, by the engine.
 */
export const fill = async (
  run: Run,
  { played, old, bare, sessions, events }: Amounts,
  random: string,
): Promise<void> => {
  const [now, started] = [Date.now(), performance.now()]
  const done = (what: string) => console.log(`${Math.round((performance.now() - started) / 1000)} s: ${what}`)
  /** In chunks, from one number up to another. */
  const each = async (from: number, to: number, sql: (numbers: string) => string, size = chunk): Promise<void> => {
    for (let first = from; first <= to; first += size) {
      const last = Math.min(first + size - 1, to)
      await run(sql(`with recursive numbers (n) as (select cast(${first} as bigint) union all select n + 1 from numbers where n < ${last})`))
    }
  }
  await run('create table played as select "gameId", row_number() over (order by "gameId") - 1 as slot from analysis')
  await run('create unique index played_slot on played (slot)')
  const slot = 'n % (select count(*) from played)'
  const startOfOld = now - 760 * dayMs
  const startOfYoung = now - 729 * dayMs
  const createdAt = `case when n <= ${old} then ${startOfOld} + n * ${Math.floor((29 * dayMs) / Math.max(1, old))}
    else ${startOfYoung} + n * 7919 % ${Math.max(1, bare)} * ${Math.floor((728 * dayMs) / Math.max(1, bare))} end`
  await each(1, sessions, (numbers) =>
    copy(
      'secret',
      {
        id: `${base} + n`,
        hash: random,
        sessionId: random,
        language: "'eng'",
        createdAt,
        opensUntil: `${startOfYoung}`,
        endsAt: `${startOfYoung}`,
        games: '1',
      },
      `${numbers} select * from numbers, (select * from secret order by id limit 1) as copied`,
    ),
  )
  done(`${sessions} session secrets`)
  await each(1, played + bare, (numbers) =>
    copy(
      'game',
      {
        id: `${base} + n`,
        uid: random,
        reference: `'r' || n`,
        secretId: `case when n <= ${sessions} then ${base} + n else copied."secretId" end`,
        createdAt,
        firstDrawAt: createdAt,
        completedAt: createdAt,
        events: '5',
      },
      `${numbers} select * from numbers join played on slot = ${slot} join game as copied on copied.id = played."gameId"`,
    ),
  )
  done(`${played + bare} games`)
  for (const table of parts) {
    const isDraw = table === 'draw'
    await each(
      1,
      played,
      (numbers) =>
        copy(
          table,
          { gameId: `${base} + n` },
          `${numbers} select * from numbers join played on slot = ${slot} join "${table}" as copied on copied."gameId" = played."gameId"
            ${isDraw ? 'order by copied.selection_id' : ''}`,
        ),
      isDraw ? together : chunk,
    )
    done(`${table} of ${played} games`)
  }
  const made = `${now - 30 * dayMs} + n * ${Math.floor((29 * dayMs) / Math.max(1, events))}`
  await each(1, events, (numbers) =>
    copy(
      'webhookEvent',
      {
        id: `${base} + n`,
        number: `${base} + n`,
        operator: "'nfl'",
        type: "'game.completed'",
        reference: `'r' || (1 + n % ${played})`,
        sessionId: 'null',
        sequence: `n / ${played}`,
        test: 'false',
        createdAt: made,
      },
      `${numbers} select * from numbers`,
    ),
  )
  await run(`insert into "eventStream" (operator, test, last) values ('nfl', false, ${base + events})
    on conflict (operator, test) do update set last = excluded.last`)
  done(`${events} events`)
  const today = Math.floor(now / dayMs)
  for (const operator of operators)
    for (const [event, names] of Object.entries(keys))
      for (const key of names)
        await each(today - 730, today - 1, (numbers) =>
          copy(
            'tally',
            { operator: `'${operator}'`, day: 'n', test: 'false', event: `'${event}'`, key: `'${key}'`, count: '100 + n % 900' },
            `${numbers} select * from numbers where true on conflict do nothing`,
          ),
        )
  await run('drop table played')
  done('counts of two years')
}
