// A nation's year, rehearsed on this machine: on PostgreSQL, then on SQLite; report.md says what was found. In an hour or two, alone on the machine.
// REHEARSAL_DIR keeps what was filled for the next run, REHEARSAL_SCALE is the share of a million games, REHEARSAL_MINUTES how long the load lasts,
// REHEARSAL_RATE games a second instead of the highest.
// node lab/rehearsal/rehearse.ts [fill] [postgres] [sqlite]
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fillPostgres, rehearsePostgres } from './postgres.ts'
import { fillSqlite, rehearseSqlite } from './sqlite.ts'

const { REHEARSAL_DIR, REHEARSAL_SCALE = '1', REHEARSAL_MINUTES = '20' } = process.env
const [scale, minutes] = [Number(REHEARSAL_SCALE), Number(REHEARSAL_MINUTES)]
const folder = REHEARSAL_DIR ?? mkdtempSync(join(tmpdir(), 'gamalyze-rehearsal-'))
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)
const sqlite = join(folder, 'sqlite')
const all = {
  fill: () => fillPostgres(folder, scale).then(() => fillSqlite(sqlite, scale)),
  postgres: () => rehearsePostgres(folder, { scale, minutes }),
  sqlite: () => rehearseSqlite(sqlite, { scale, minutes }),
}
const names = process.argv.slice(2)
const [cpu] = cpus()
console.log(
  `${new Date().toISOString()}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
)
try {
  for (const [name, rehearse] of Object.entries(all)) if (names.length === 0 || names.includes(name)) await rehearse()
} finally {
  if (!REHEARSAL_DIR) rmSync(folder, { recursive: true, force: true })
}
process.exit()
