import { createHash, type Hash } from 'node:crypto'
import { sql } from 'kysely'
import { pauseCopy } from './clock-guard.ts'
import { type Args, compileQuery } from './query.ts'
import type { Connection } from './store.ts'
import type { Tables } from './tables.ts'
import { all, change, first, type Work } from './work.ts'

type Row = Record<string, unknown>
type Range = { low: number; high: number }

/** Tables with a numeric primary key, in a valid insertion order, after those with text keys. */
const numbered = [
  { table: 'server_key', key: 'id', order: ['id'] },
  { table: 'secret', key: 'id', order: ['id'] },
  { table: 'game', key: 'id', order: ['id'] },
  { table: 'draw', key: 'game_id', order: ['game_id', 'selection_id'] },
  { table: 'popup_answer', key: 'game_id', order: ['game_id', 'popup_message', 'time'] },
  { table: 'analysis', key: 'game_id', order: ['game_id'] },
  { table: 'guess', key: 'game_id', order: ['game_id'] },
  { table: 'advice', key: 'game_id', order: ['game_id'] },
  { table: 'consent', key: 'id', order: ['id'] },
  { table: 'consent_use', key: 'id', order: ['id'] },
  { table: 'webhook_endpoint', key: 'id', order: ['id'] },
  { table: 'webhook_event', key: 'id', order: ['id'] },
  { table: 'webhook_delivery', key: 'id', order: ['id'] },
  { table: 'webhook_try', key: 'id', order: ['id'] },
  { table: 'audit', key: 'id', order: ['id'] },
  { table: 'owner_notice', key: 'id', order: ['id'] },
  { table: 'console_member', key: 'id', order: ['id'] },
  { table: 'look_draft', key: 'id', order: ['id'] },
  { table: 'norms_activation', key: 'id', order: ['id'] },
  { table: 'tally', key: 'day', order: ['day', 'operator', 'test', 'event', 'key'] },
] as const
const named = [
  { table: 'reference_group', order: ['version'] },
  { table: 'operator_pause', order: ['operator'] },
  { table: 'operator_study', order: ['operator'] },
  { table: 'console_browser', order: ['hash', 'email'] },
  { table: 'operator_user_ids', order: ['operator'] },
  { table: 'event_stream', order: ['operator', 'test'] },
  { table: 'look_blob', order: ['hash'] },
  { table: 'look_version', order: ['operator', 'number'] },
  { table: 'look_file', order: ['operator', 'path', 'hash'] },
] as const

/** Games read and written per batch */
const page = 200

export type CopiedTable = {
  table: keyof Tables
  rows: number
  /** SHA-256 over all rows in order, the same on both sides */
  checksum: string
}

/** Copying failed: the copy must not be used at all. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
  readonly code = 'COPY_FAILED'
}

/**
 * Copies everything into an empty database and reads it back; throws CopyError unless every table has the same checksum. Nothing old is removed
 * from the copy for a day.
 */
export const copyDatabase = async (source: Connection, target: Connection, told: (copied: CopiedTable) => void): Promise<void> => {
  const tables = [...named.map(({ table }) => table), ...numbered.map(({ table }) => table)]
  for (const table of tables) {
    const { done } = await rowsOf(target, table).next()
    if (!done) throw new CopyError(`the target is not empty: table ${table} has rows`)
  }
  await pauseCopy(source, target)
  for (const table of tables) {
    const sent = createChecksum()
    for await (const rows of rowsOf(source, table)) {
      for (const row of rows) sent.add(row)
      await insertRows(target, table, rows)
    }
    const arrived = createChecksum()
    for await (const rows of rowsOf(target, table)) for (const row of rows) arrived.add(row)
    const checksum = sent.value()
    if (arrived.value() !== checksum) throw new CopyError(`table ${table} differs after copying`)
    told({ table, rows: sent.rows(), checksum })
  }
  await continueNumbers(target)
}

const createChecksum = () => {
  const hash: Hash = createHash('sha256')
  let rows = 0
  return {
    add(row: Row): void {
      rows += 1
      hash.update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
    },
    rows: () => rows,
    value: () => hash.digest('hex'),
  }
}

/** All rows of a table in key order, read in batches. */
async function* rowsOf({ engine, db }: Connection, table: keyof Tables): AsyncGenerator<Row[]> {
  const { ref } = db.dynamic
  const byNumber = numbered.find((each) => each.table === table)
  if (!byNumber) {
    const order = named.find((each) => each.table === table)?.order ?? []
    const everything = compileQuery(() =>
      db
        .selectFrom(table)
        .selectAll()
        .orderBy(sql.raw(order.join(', '))),
    )
    const rows = await engine.read(() => all(everything, {}))
    if (rows.length > 0) yield rows
    return
  }
  const key = ref<string>(byNumber.key)
  const range = compileQuery((args: Args<Range>) =>
    db
      .selectFrom(table)
      .selectAll()
      .where(key, '>', args.low)
      .where(key, '<=', args.high)
      .orderBy(sql.raw(byNumber.order.join(', '))),
  )
  const last = compileQuery(() => db.selectFrom(table).select((e) => e.fn.max<number | null>(key).as('last')))
  const end = (await engine.read(() => first(last, {})))?.last ?? 0
  for (let low = 0; low < end; low += page) {
    const rows = await engine.read(() => all(range, { low, high: low + page }))
    if (rows.length > 0) yield rows
  }
}

const insertRows = async ({ engine, db }: Connection, table: keyof Tables, rows: Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {})
  const valuesOf = (args: Args<Row>) => Object.fromEntries(columns.map((column) => [column, args[column]]))
  const insert = compileQuery((args: Args<Row>) => db.insertInto(table).values(valuesOf(args) as never))
  await engine.transact(function* (): Work<void> {
    for (const row of rows) yield* change(insert, row)
  })
}

/** Copied rows do not advance PostgreSQL's sequences. */
const continueNumbers = async ({ engine }: Connection): Promise<void> => {
  if (engine.exclusive) return
  for (const { table, key } of numbered) {
    if (key !== 'id') continue
    const text = `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`
    await engine.write(() => all({ sql: text, names: [] }, {}))
  }
}
