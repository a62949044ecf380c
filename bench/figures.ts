import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { countedEvents } from '../contract/count-calls.ts'
import { countWeeks } from '../server/console/count-weeks.ts'
import { readFigures } from '../server/console/read-figures.ts'
import { startOfWeek, week } from '../server/console/weeks.ts'
import { isoWeek } from '../server/process/iso-week.ts'
import { type Connection, createStore } from '../server/store/create-store.ts'
import { openPostgres } from '../server/store/postgres/open-postgres.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'
import { startTestPostgres } from '../server/testing/test-postgres.ts'

/**
 * Figures over a million games of one operator in 52 weeks: the time to count them, once and in the background, how long that blocks the event
 * loop, and the time to read a year. Issue 16 requires that figures take at most a second: more is a failure.
 *
 *     node bench/figures.ts [sqlite|postgres]      postgres: a temporary one, or the empty database at DATABASE_URL; GAMES=1000000
 */
const games = Number(process.env.GAMES ?? 1_000_000)
const engine = process.argv[2] ?? 'sqlite'
const weeks = 52
/** ms to read a year */
const allowance = 1000
const now = Date.now()
const begin = startOfWeek(now) - (weeks + 1) * week
/** Padding to the size of a stored analysis, which is read to find the category. */
const padding = 'x'.repeat(Number(process.env.ANALYSIS_BYTES ?? 4000))

const rows = (numbers: string): string[] => [
  "insert into secret (hash, operator, test, created_at) values ('h', 'nfl', 0, 1)",
  `insert into game (id, uid, secret_id, operator, created_at, reference, completed_at)
   select i, 'u' || i, 1, 'nfl', ${begin} + cast(i % ${weeks} as bigint) * ${week} + i % 1000, 'r' || i, case when i % 4 > 0 then ${begin} end from ${numbers}`,
  `insert into analysis (game_id, model_version, firm, analysis, created_at)
   select id, 'm', 1, '{"filling":"${padding}","results":{"category":"' || case id % 3 when 0 then 'risky' else 'low-risk' end || '"}}', 1
   from game where completed_at is not null`,
  `insert into draw (game_id, selection_id, time, reaction_time, stack_type, card_placement, reward_structure_id, card_color, card_value)
   select id, 1 + id % 79, 1, 1, 'a', 0, 4, '#123abc', 1 from game where completed_at is null`,
  ...Array.from({ length: weeks }, (_, index) => isoWeek(begin + index * week)).flatMap((name) =>
    countedEvents.map(
      (event) =>
        `insert into event_count (operator, week, event, claim, count) select 'nfl', '${name}', '${event}', 'claim_' || i, i from ${numbers} where i <= 60`,
    ),
  ),
]

const open = async (): Promise<{ connection: Connection; close(): Promise<void> }> => {
  if (engine === 'postgres') {
    const own = process.env.DATABASE_URL ? undefined : await startTestPostgres()
    const url = process.env.DATABASE_URL ?? (await own?.newDatabase()) ?? ''
    const connection = await openPostgres({ url, pool: 2 })
    const filler = new pg.Client({ connectionString: url })
    await filler.connect()
    for (const statement of rows(`generate_series(1, ${games}) as n(i)`)) await filler.query(statement)
    await filler.query('analyze')
    await filler.end()
    return { connection, close: async () => own?.close() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'gamalyze-figures-'))
  const file = join(folder, 'bench.sqlite')
  const connection = await openSqlite(file)
  const filler = new Sqlite(file)
  const numbers = `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${games}) select i from n)`
  for (const statement of rows(numbers)) filler.exec(statement)
  filler.close()
  return { connection, close: async () => rmSync(folder, { recursive: true, force: true }) }
}

const timed = async <T>(name: string, work: () => Promise<T>): Promise<{ result: T; took: number }> => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  const result = await work()
  const took = performance.now() - start
  delay.disable()
  console.log(`${name.padEnd(28)} ${took.toFixed(0).padStart(8)} ms, longest pause ${(delay.max / 1e6).toFixed(0)} ms`)
  return { result, took }
}

const { connection, close } = await open()
const store = createStore(connection)
const deps = { store, clock: () => now }
const { result: counted } = await timed(`${games} games counted, once`, () => countWeeks(deps))
const { result: figures, took } = await timed('figures of a year', () => readFigures(deps, 'nfl', {}))
await timed('the same again', () => readFigures(deps, 'nfl', {}))
console.log(`${engine}: ${counted} weeks, ${figures.totals.started} started, ${figures.totals.completed} completed`)
await store.close()
await close()
// The PostgreSQL package exits with 0 unless told otherwise.
process.exit(counted >= weeks && took <= allowance ? 0 : 1)
