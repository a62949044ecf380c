import { expect } from 'vitest'
import { day } from '../../process/time.ts'
import { schema, type Tables } from '../../store/schema/schema.ts'
import { withoutLookingAtValues } from '../../store/sqlite/open-sqlite.ts'
import type { Connection } from '../../store/store.ts'
import { all, type Statement, type Work } from '../../store/work.ts'
import { passTime } from '../pass-time.ts'
import { at } from '../sample-draws.ts'
import type { ContractTest, Stores } from './stores.ts'

/** Rows of each table that grows; `npm run soak -- plans` has a million. */
const rows = Number(process.env.PLAN_ROWS ?? 5000)
/** Rows made by one statement, which has five seconds */
const chunk = 20_000
/** Ids of rows that the contract made are lower. */
const base = 10_000_000

/** Tables that partners, their members and the provider fill by hand, and what waits; every other one grows with the players. */
const small = new Set(
  `serverKey operatorSetting webhookEndpoint lookBlob lookVersion lookDraft lookFile pageHello pageReport consoleMember consoleLink
  consoleBrowser consoleSession ownerNotice eventStream referenceGroup normsActivation idKeyCheck clockGuard probe job`.split(/\s+/),
)
const growing = (Object.keys(schema) as (keyof Tables)[]).filter((table) => !small.has(table))
/** Indexes of page and test secrets, and of what waits and is soon gone: they may be read whole. */
const ofFew = /secret_of_page|secret_of_test|webhook_event_unpublished|webhook_delivery_due/
/** Methods of the store that are called by a command, or a provider's rare decision. */
const byHand = new Set(['countGames', 'completedGames', 'norms.firstPlays', 'webhooks.replay', 'userIds.set'])

/** Values of columns that stand for most rows of a large installation: one label, long ended games, delivered events. */
const values: Record<string, string> = {
  gameId: `${base} + n`,
  secretId: `${base} + n`,
  eventId: `${base} + n`,
  deliveryId: `${base} + n`,
  endpointId: `${base}`,
  operator: `'nfl'`,
  'game.externalHash': `case when n % 100 = 0 then 'x' || n end`,
  'dayUse.day': '30000',
  'game.completedAt': `${at} + n`,
  'secret.sessionId': `'x' || n`,
  'secret.endsAt': `${at} + n`,
  'webhookEvent.number': 'n',
  'webhookDelivery.state': `'delivered'`,
}
const ofType = { text: `'x' || n`, integer: '1 + n % 80', bigint: `${at} + n`, 'double precision': 'n', flag: 'false', bytes: `''` }
const filling = (table: string, column: string, isSqlite: boolean): string => {
  const { type, isNullable } = schema[table as keyof Tables].columns[column] ?? { type: 'text', isNullable: false }
  if (column === 'id') return `${base} + n`
  const value = values[`${table}.${column}`] ?? values[column]
  if (value !== undefined) return value
  if (isNullable) return 'null'
  return type === 'bytes' && isSqlite ? `x''` : ofType[type]
}

const ask = ({ engine }: Connection, sql: string): Promise<Record<string, unknown>[]> =>
  engine.write(() => all({ sql, names: [] }, {}) as Work<Record<string, unknown>[]>)

const fill = async (connection: Connection): Promise<void> => {
  const isSqlite = connection.engine.exclusive
  for (const table of ['webhookEndpoint' as const, ...growing]) {
    const columns = Object.keys(schema[table].columns)
    const made = columns.map((column) => filling(table, column, isSqlite)).join(', ')
    const count = table === 'webhookEndpoint' ? 0 : rows - 1
    // Rows refer to others of the same number: to look each of them up would take most of the time.
    if (!isSqlite) await ask(connection, `alter table "${table}" disable trigger all`)
    for (let from = 0; from <= count; from += chunk)
      await ask(
        connection,
        `insert into "${table}" (${columns.map((column) => `"${column}"`)})
          with recursive numbers (n) as (select ${from} union all select n + 1 from numbers where n < ${Math.min(from + chunk - 1, count)})
          select ${made} from numbers`,
      )
    if (!isSqlite) await ask(connection, `alter table "${table}" enable trigger all`)
    if (!isSqlite) await ask(connection, `analyze "${table}"`)
  }
}

/** Runs what no other part of the contract does and depends on its values. */
const runTheRest = async ({ store }: Stores): Promise<void> => {
  await passTime(store, at)
  await store.keys.retireDue(at)
  await store.forgetUses(at, 9)
  await store.webhooks.forget(at, day, 9)
  await store.keys.forgetSessions(at, day, 9)
  await store.documents.forget(at, day, 9)
  await store.views.forget(at, day, 9)
  await store.idempotencyKeys.forget(at, day, 9)
  await store.removeGames(at, day, 9)
  await store.hasLinkedGames({ operator: 'nfl', test: false })
  await store.pageNotes.testGames('nfl', at)
  await store.eventStreams.unpublished()
  await store.tallies.answers()
}

export type Plan = {
  'Total Cost': number
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** What a plan of PostgreSQL reads whole. */
export const wholeOf = (plan: Plan): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', 'Index Cond': condition, Plans: below = [] } = plan
  const isWhole = type === 'Seq Scan' ? !small.has(table) : /Index.* Scan/.test(type) && condition === undefined && !ofFew.test(index)
  return [...(isWhole ? [`${type} ${table || index}`] : []), ...below.flatMap(wholeOf)]
}

/** The same of SQLite's. Names of its subqueries are told by a line of their own. */
const wholeOfLines = (lines: string[]): string[] => {
  const subqueries = lines.flatMap((line) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(line)?.[1] ?? [])
  return lines.filter((line) => {
    const name = /^SCAN (\S+)/.exec(line)?.[1]
    return name !== undefined && !small.has(name) && !subqueries.includes(name) && name !== 'CONSTANT' && !ofFew.test(line)
  })
}

const readsWhole = async ({ engine }: Connection, { query, values }: Statement): Promise<string[]> => {
  const explain = engine.exclusive ? `explain query plan ${withoutLookingAtValues(query.sql)}` : `explain (format json) ${query.sql}`
  const answer = await engine.read(function* (): Work<Record<string, unknown>[]> {
    const { rows } = yield { query: { sql: explain, names: [] }, values: query.groupedBy ? values.map((value) => [value]) : [...values] }
    return rows as Record<string, unknown>[]
  })
  if (engine.exclusive) return wholeOfLines(answer.map(({ detail }) => `${detail}`))
  const [{ 'QUERY PLAN': plans } = {}] = answer
  return (plans as { Plan: Plan }[]).flatMap(({ Plan }) => [
    ...wholeOf(Plan),
    // An index on what nearly all rows have in common helps as little as none.
    ...(Plan['Total Cost'] > Math.max(1000, rows / 50) ? [`a cost of ${Plan['Total Cost']}`] : []),
  ])
}

/** Columns by which a deletion looks for what refers to a row. */
const referring = {
  sqlite: `select m.name as "table", f."from" as "column" from sqlite_master as m join pragma_foreign_key_list(m.name) as f where m.type = 'table'`,
  postgres: `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and connamespace = 'public'::regnamespace`,
}

const normal = (sql: string): string => sql.replaceAll(/\$\d+/g, '?').replaceAll(/\s+/g, ' ')
const growingName = new RegExp(`["\\s.](${growing.join('|')})\\b`)
/** Statements that only the other engine runs */
const ofOtherEngine = / for (?:update|no key update|key share)|unnest\(/

/** The plans of all that the store asks the database. */
export const plans = (test: ContractTest): void => {
  test('no statement reads a growing table whole, but those of a command or a rare decision by hand', async (stores) => {
    const { connection, record } = stores
    const isSqlite = connection.engine.exclusive
    await runTheRest(stores)
    await fill(connection)
    const faults: Record<string, string[]> = {}
    const check = async (name: string, statement: Statement) => {
      const whole = await readsWhole(connection, statement)
      if (whole.length > 0) faults[name] = whole
    }
    const recorded = [...record.statements].filter(([sql]) => growingName.test(sql) && !(isSqlite && ofOtherEngine.test(sql)))
    const texts = recorded.map(([sql]) => normal(sql))
    for (const [sql, { run, methods }] of recorded) {
      const text = normal(sql)
      const isPart = texts.some((other) => other.length > text.length && other.includes(text))
      if (run ? [...methods].every((method) => byHand.has(method)) : isPart) continue
      // One that never ran gets any value.
      await check(`${[...methods]}: ${text}`, run ?? { query: { sql, names: [] }, values: Array(text.split('?').length - 1).fill('1') })
    }
    for (const { table, column } of await ask(connection, referring[isSqlite ? 'sqlite' : 'postgres'])) {
      const name = `${table}`.replaceAll('"', '')
      const sql = `select 1 from "${name}" where "${column}" = ${isSqlite ? '?' : '$1'}`
      await check(`what refers to ${name}.${column}`, { query: { sql, names: [] }, values: [1] })
    }
    expect(faults).toEqual({})
  }, 600_000)
}
