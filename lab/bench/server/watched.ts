// The real server, whose every wait for SQLite is timed: SIGUSR2 prints those since the last one, the longest statement and transaction, ms.
import Sqlite, { type Statement } from 'better-sqlite3'

type Longest = { ms: number; sql: string }
const nothing: Longest = { ms: 0, sql: '' }
const noWaits = () => ({ statements: 0, over10: 0, over50: 0, statement: nothing, transaction: nothing })
let waits = noWaits()
let [began, largest] = [0, nothing]

const timed = <Args extends unknown[], Result>(sql: string, run: (...args: Args) => Result) =>
  function (this: unknown, ...args: Args): Result {
    const started = performance.now()
    try {
      return run.apply(this, args)
    } finally {
      const now = performance.now()
      const one = { ms: now - started, sql }
      waits.statements += 1
      if (one.ms > 10) waits.over10 += 1
      if (one.ms > 50) waits.over50 += 1
      if (one.ms > waits.statement.ms) waits.statement = one
      if (one.ms > largest.ms) largest = one
      if (sql === 'begin immediate') [began, largest] = [started, one]
      if (sql === 'commit' && now - began > waits.transaction.ms) waits.transaction = { ms: now - began, sql: `most of it: ${largest.sql}` }
    }
  }

const { prepare, pragma } = Sqlite.prototype
Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
  const statement = prepare.call(this, sql) as Statement
  for (const name of ['run', 'get', 'all'] as const) Object.assign(statement, { [name]: timed(sql, statement[name]) })
  return statement
} as typeof prepare
Sqlite.prototype.pragma = function (this: Sqlite.Database, sql: string, options) {
  return timed(`pragma ${sql}`, () => pragma.call(this, sql, options))()
} as typeof pragma

process.on('SIGUSR2', () => {
  console.log(JSON.stringify(waits))
  waits = noWaits()
})
await import('./product.ts')
