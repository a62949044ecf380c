import { type Compilable, sql } from 'kysely'

/** Stands in a statement where a named argument goes. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement compiled once: SQL with places, and the names that fill them. `Args` and `Row` are what it takes and gives. */
export type Query<Args, Row> = {
  readonly sql: string
  readonly names: readonly (string & keyof Args)[]
  /** Never set: carries the row's type. */
  readonly row?: Row
}

type SqlType = 'text' | 'integer' | 'bigint' | 'double precision'

/** The place of a named argument. */
export const argument = <T>(name: string) => sql<T>`${new Parameter(name)}`

/** The place of an argument in a select list, where the engine cannot guess its type. */
export const given = <T, const Name extends string>(name: Name, type: SqlType) =>
  sql<T>`cast(${new Parameter(name)} as ${sql.raw(type)})`.as(name)

/** Compiles a statement whose only values are arguments. */
export const compileQuery = <Args, Row = unknown>(statement: Compilable<unknown>): Query<Args, Row> => {
  const { sql: text, parameters } = statement.compile()
  const names = parameters.map((value) => {
    if (!(value instanceof Parameter)) throw new Error(`a value stands in the statement: ${text}`)
    return value.name as string & keyof Args
  })
  return { sql: text, names }
}
