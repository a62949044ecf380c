import { type Compilable, sql } from 'kysely'

/** Placeholder of a named argument in a statement. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement compiled once: SQL with placeholders, and the argument names that fill them. `Args` and `Row` type its input and output. */
export type Query<Args, Row> = {
  readonly sql: string
  readonly names: readonly (string & keyof Args)[]
  /** Never set: carries the row's type. */
  readonly row?: Row
}

type SqlType = 'text' | 'integer' | 'bigint' | 'double precision'

/** The placeholder of a named argument. */
export const argument = <T>(name: string) => sql<T>`${new Parameter(name)}`

/** The placeholder of an argument in a select list, where the engine cannot infer its type. */
export const given = <T, const Name extends string>(name: Name, type: SqlType) =>
  sql<T>`cast(${new Parameter(name)} as ${sql.raw(type)})`.as(name)

/** Compiles a statement whose only values are arguments. */
export const compileQuery = <Args, Row = unknown>(statement: Compilable<unknown>): Query<Args, Row> => {
  const { sql: text, parameters } = statement.compile()
  const names = parameters.map((value) => {
    if (!(value instanceof Parameter)) throw new Error(`the statement contains a literal value: ${text}`)
    return value.name as string & keyof Args
  })
  return { sql: text, names }
}
