import { createHash, type Hash } from 'node:crypto'
import { sql } from 'kysely'
import { ProblemError } from '../errors/problem.ts'
import { pauseCopy } from './clock-guard.ts'
import { type Args, compileQuery } from './query.ts'
import { schema, type Tables } from './schema/schema.ts'
import type { Connection } from './store.ts'
import { all, change, first, type Work } from './work.ts'

type Row = Record<string, unknown>
type Range = { low: number; high: number }

/** In an order that satisfies foreign keys */
const tables = (Object.keys(schema) as (keyof Tables)[]).filter((table) => !schema[table].isOwn)

/** Games read and written per batch */
const page = 200

/**
 * Copies all into an empty database and reads it back. The copy removes nothing old for a day.
 * @throws ProblemError unless checksums agree: the copy must not be used at all
 */
export const copyDatabase = async (
  source: Connection,
  target: Connection,
  onTable: (copied: { table: keyof Tables; rows: number; checksum: string }) => void,
): Promise<void> => {
  for (const table of tables) {
    const { done } = await rowsOf(target, table).next()
    if (!done) throw new ProblemError('conflict', `the target is not empty: table ${table} has rows`)
  }
  await pauseCopy(source, target)
  for (const table of tables) {
    const sourceChecksum = createChecksum()
    for await (const rows of rowsOf(source, table)) {
      for (const row of rows) sourceChecksum.add(row)
      await insertRows(target, table, rows)
    }
    const arrived = createChecksum()
    for await (const rows of rowsOf(target, table)) for (const row of rows) arrived.add(row)
    const checksum = sourceChecksum.value()
    if (arrived.value() !== checksum) throw new ProblemError('internal', `table ${table} differs after copying`)
    onTable({ table, rows: sourceChecksum.rows(), checksum })
  }
  await continueNumbers(target)
}

/** SHA-256 over all rows in order, the same on both sides. */
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
  const { key: order, columns } = schema[table]
  const [number = ''] = order
  const inOrder = sql.join(order.map((column) => sql.ref(column)))
  if (columns[number]?.type !== 'bigint') {
    const everything = compileQuery(() => db.selectFrom(table).selectAll().orderBy(inOrder))
    const rows = await engine.read(() => all(everything, {}))
    if (rows.length > 0) yield rows
    return
  }
  const key = ref<string>(number)
  const range = compileQuery((args: Args<Range>) =>
    db.selectFrom(table).selectAll().where(key, '>', args.low).where(key, '<=', args.high).orderBy(inOrder),
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
  for (const table of tables) {
    if (!schema[table].columns.id?.isGenerated) continue
    const text = `select setval(pg_get_serial_sequence('"${table}"', 'id'), coalesce((select max(id) from "${table}"), 1))`
    await engine.write(() => all({ sql: text, names: [] }, {}))
  }
}
