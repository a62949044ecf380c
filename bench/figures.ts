import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { countWeeks } from '../server/console/count-weeks.ts'
import { readFigures } from '../server/console/read-figures.ts'
import { startOfWeek, week } from '../server/console/weeks.ts'
import { createStore } from '../server/store/create-store.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'

/**
 * Figures over a million games of one operator in 52 weeks, SQLite: how long it takes to count them, once and in the background, and to
 * read a year. Issue 16 asks that figures take at most a second.
 */
const games = Number(process.env.GAMES ?? 1_000_000)
const weeks = 52
const folder = mkdtempSync(join(tmpdir(), 'gamalyze-figures-'))
const file = join(folder, 'bench.sqlite')
const connection = await openSqlite(file)
const store = createStore(connection)
const now = Date.now()
const begin = startOfWeek(now) - (weeks + 1) * week

const filler = new Sqlite(file)
filler.exec("insert into secret (hash, operator, test, created_at) values ('h', 'nfl', 0, 1)")
const count = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${games})`
filler.exec(
  `${count} insert into game (id, uid, secret_id, operator, created_at, reference, completed_at)
   select i, 'u' || i, 1, 'nfl', ${begin} + (i % ${weeks}) * ${week} + i % 1000, 'r' || i, case when i % 4 > 0 then ${begin} end from n`,
)
filler.exec(
  `insert into analysis (game_id, model_version, firm, analysis, created_at)
   select id, 'm', 1, '{"results":{"category":"' || case id % 3 when 0 then 'risky' else 'low-risk' end || '"}}', 1 from game where completed_at is not null`,
)
filler.exec(
  `insert into draw (game_id, selection_id, time, reaction_time, stack_type, card_placement, reward_structure_id, card_color, card_value)
   select id, 1 + id % 79, 1, 1, 'a', 0, 4, '#123abc', 1 from game where completed_at is null`,
)
filler.close()

const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  const result = await work()
  console.log(`${name.padEnd(28)} ${(performance.now() - start).toFixed(0).padStart(8)} ms`)
  return result
}
const deps = { store, clock: () => now }
const counted = await timed(`${games} games counted, once`, () => countWeeks(deps))
const figures = await timed('figures of a year', () => readFigures(deps, 'nfl', {}))
await timed('the same again', () => readFigures(deps, 'nfl', {}))
console.log(`${counted} weeks, ${figures.totals.started} started, ${figures.totals.completed} completed`)
await store.close()
rmSync(folder, { recursive: true, force: true })
