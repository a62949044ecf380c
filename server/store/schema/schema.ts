import type { Insertable, Selectable } from 'kysely'
import type { About, Description, Table, TablesOf } from './columns.ts'
import { members } from './members.ts'
import { partners } from './partners.ts'
import { players } from './players.ts'
import { upkeep } from './upkeep.ts'

/** The tables, the same in both engines. */
export type Tables = TablesOf<typeof partners & typeof players & typeof members & typeof upkeep>
/** A row as it is read, and as it is added. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>
export type NewRow<T extends keyof Tables> = OrLeftOut<Insertable<Tables[T]>>
type OrLeftOut<T> = { [Name in keyof T]: Record<never, never> extends Pick<T, Name> ? T[Name] | undefined : T[Name] }

const complete = <D extends Description>(about: About, tables: D) =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, { about, readBy: 'nobody', key: ['id'], ...table }])) as Record<
    keyof D,
    Table
  >

/** Each table and column, as named in the database, each table behind those it refers to. Types, data map, copies and checks are made from it. */
export const schema: Readonly<Record<keyof Tables, Table>> = {
  ...complete('partners', partners),
  ...complete('players', players),
  ...complete('members', members),
  ...complete('nobody', upkeep),
}
