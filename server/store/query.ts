import type { Compilable, CompiledQuery, DeleteResult, InsertResult, Kysely, RawBuilder, UpdateResult } from 'kysely'
import { type Expression, sql } from 'kysely'
import { type NewRow, type Row, schema, type Tables } from './schema/schema.ts'

/** Compiles SQL for one engine. */
export type Db = Kysely<Tables>

/** What a compiler connects to: the engines run its statements themselves. */
export const noDatabase = (): Promise<never> => Promise.reject(new Error('this only compiles SQL'))

/** Placeholder of a named argument in a statement. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement compiled once: SQL with placeholders, and the argument names that fill them. `A` types its arguments. */
export type Query<A, Row> = {
  readonly sql: string
  readonly names: readonly string[]
  /** Its arguments are arrays: of one value in a transaction, else of all that come at nearly the same time and differ in this column. */
  readonly groupedBy?: string
  /** Never set: carries the types. */
  readonly types?: (args: A) => Row
}

/** The placeholders of a statement's arguments, by name. */
export type Args<A> = { readonly [Name in keyof A]-?: RawBuilder<A[Name]> }

/** The row of a statement. */
export type RowOf<Statement> = Statement extends Query<never, infer Row> ? Row : never

/** The row of a select that a function builds. */
export type Selected<Build extends (db: Db) => Compilable> = ReturnType<Build> extends Compilable<infer Row> ? Row : never

/** A statement without rows has another type of result. */
type Returned<Output> = Output extends InsertResult | UpdateResult | DeleteResult ? never : Output

const placeholders: unknown = new Proxy({}, { get: (_, name) => sql`${new Parameter(String(name))}` })

/** The placeholders of some arguments, as values of the columns of these names. */
export const pick = <A, Name extends keyof A>(args: Args<A>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, args[name]])) as Pick<Args<A>, Name>

/** Compiles a statement whose only values are arguments. Its row is what Kysely infers from the tables. */
export const compileQuery = <A extends object, Output>(build: (args: Args<A>) => Compilable<Output>): Query<A, Returned<Output>> => {
  const { sql: text, parameters } = build(placeholders as Args<A>).compile()
  const names = parameters.map((value) => {
    if (!(value instanceof Parameter)) throw new Error(`the statement contains a literal value: ${text}`)
    return value.name
  })
  return { sql: text, names }
}

const inserting = <T extends keyof Tables, Name extends keyof NewRow<T>>(
  db: Db,
  table: T,
  args: Args<Pick<NewRow<T>, Name>>,
  names: readonly Name[],
) => db.insertInto(table).values(pick(args, ...names) as never)

/** Adds a row with these columns. */
export const insertInto = <T extends keyof Tables, Name extends keyof NewRow<T>>(db: Db, table: T, ...names: Name[]) =>
  compileQuery((args: Args<Pick<NewRow<T>, Name>>) => inserting(db, table, args, names))

/** The same; nothing where there is a row with its key. */
export const insertNew = <T extends keyof Tables, Name extends keyof NewRow<T>>(db: Db, table: T, ...names: Name[]) =>
  compileQuery((args: Args<Pick<NewRow<T>, Name>>) => inserting(db, table, args, names).onConflict((conflict) => conflict.doNothing()))

/** The same; where there is a row with that key, it gets the other columns. */
export const upsert = <T extends keyof Tables, Name extends keyof NewRow<T>>(db: Db, table: T, key: Name[], ...names: Name[]) =>
  compileQuery((args: Args<Pick<NewRow<T>, Name>>) =>
    inserting(db, table, args, [...key, ...names]).onConflict((conflict) =>
      conflict.columns(key as never).doUpdateSet(pick(args, ...names) as never),
    ),
  )

/** Adds a row with these columns and returns its number. */
export const insertNumbered = <T extends keyof Tables, Name extends keyof NewRow<T>>(db: Db, table: T, ...names: Name[]) =>
  compileQuery((args: Args<Pick<NewRow<T>, Name>>) => inserting(db, table, args, names).returning(sql<number>`id`.as('id')))

/** Adds the rows that a select finds. A column is one of theirs, by its name, or a value, which gets the type of its column. */
export const insertFrom = <T extends keyof Tables>(
  db: Db,
  table: T,
  rows: { select(columns: never): unknown },
  values: { [Name in keyof Tables[T]]?: string | Expression<unknown> },
) => {
  const entries = Object.entries(values as Record<string, string | Expression<unknown>>)
  const selected = entries.map(([name, value]) => {
    const type = schema[table].columns[name]?.type ?? 'flag'
    const typed = typeof value === 'string' ? sql.ref(value) : type === 'flag' ? sql`${value}` : sql`cast(${value} as ${sql.raw(type)})`
    return typed.as(name)
  })
  return db
    .insertInto(table)
    .columns(entries.map(([name]) => name) as never)
    .expression(rows.select(selected as never) as never)
}

/** Gives the rows with this key these columns. */
export const update = <T extends keyof Tables, Key extends keyof Row<T>, Name extends keyof Row<T>>(
  db: Db,
  table: T,
  key: Key[],
  ...names: Name[]
) =>
  compileQuery((args: Args<Pick<Row<T>, Key | Name>>) => {
    const assigned = sql.join(names.map((name) => sql`${sql.ref(String(name))} = ${args[name]}`))
    const condition = sql.join(
      key.map((name) => sql`${sql.ref(String(name))} = ${args[name]}`),
      sql` and `,
    )
    const statement = sql`update ${sql.table(table)} set ${assigned} where ${condition}`
    return { compile: () => statement.compile(db) as CompiledQuery<UpdateResult> }
  })
