import type { Generated } from 'kysely'

/** Types of SQL; a flag is `boolean` on PostgreSQL and 0 or 1 on SQLite, whose engine converts it both ways. */
type SqlType = 'text' | 'integer' | 'bigint' | 'double precision' | 'flag' | 'bytes'

/** A column. `Value` is what the code sees, `IsGenerated` whether an insert may leave it out. */
export type Column<Value = unknown, IsGenerated = boolean> = {
  type: SqlType
  /** What it holds: a line of the data map */
  holds: string
  isNullable: boolean
  isGenerated: IsGenerated
  /** Never set: carries the type. */
  value?: Value
}

/** Whom a table speaks of: players (what they did, under a random number), people who work at partners, partners, or nobody. */
export type About = 'players' | 'members' | 'partners' | 'nobody'

/** A table: what the data map says of it, its columns, and its primary key. */
export type Table = {
  about: About
  purpose: string
  /** For how long; `RETENTION_DAYS` stands for what the setting says. */
  kept: string
  /** Who can read it besides the provider's own staff */
  readBy: string
  key: readonly string[]
  columns: Record<string, Column>
  /** Of one database alone: it is not copied to another. */
  isOwn?: true
  /** On PostgreSQL pg-boss has tables of its own. */
  isOfSqlite?: true
}

/** Tables about the same people. Where nothing else is said, the key is `id`, and nobody besides the provider's staff reads it. */
export type Description = Record<string, Omit<Table, 'about' | 'readBy' | 'key'> & Partial<Pick<Table, 'readBy' | 'key'>>>

/** What Kysely knows of described tables. */
export type TablesOf<D extends Description> = {
  [T in keyof D]: { [C in keyof D[T]['columns']]: TypeOf<D[T]['columns'][C]> }
}
type TypeOf<C> = C extends Column<infer Value, infer IsGenerated> ? (IsGenerated extends true ? Generated<Value> : Value) : never

/** JSON is stored as text, so that its bytes do not change. */
export type Json<T> = string & { readonly json?: T }
export const toJson = <T>(value: T): Json<T> => JSON.stringify(value)
export const parseJson = <T>(text: Json<T>): T => JSON.parse(text)

const column =
  <Any>(type: SqlType) =>
  <Value extends Any = Any>(holds: string): Column<Value, false> => ({ type, holds, isNullable: false, isGenerated: false })

export const text = column<string>('text')
export const integer = column<number>('integer')
export const bigint = column<number>('bigint')
/** ms since 1970 */
export const time = column<number>('bigint')
export const real = column<number>('double precision')
export const flag = column<boolean>('flag')
export const bytes = column<Uint8Array>('bytes')
export const json = <T>(holds: string): Column<Json<T>, false> => text<Json<T>>(holds)

export const optional = <Value>(column: Column<Value, false>): Column<Value | null, false> => ({ ...column, isNullable: true })
/** The database gives it a value where an insert has none. */
export const generated = <Value>(column: Column<Value, false>): Column<Value, true> => ({ ...column, isGenerated: true })

export const rowNumber = generated(bigint('row number'))
export const ofGame = bigint('the game')
export const ofOperator = text('the label')
export const isTest = flag('live or test')
