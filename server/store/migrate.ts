import { readdir } from 'node:fs/promises'
import { type Compilable, CompiledQuery, type CreateTableBuilder, type Kysely, type SchemaModule } from 'kysely'
import { ConfigError } from '../process/config.ts'
import { loadModule } from '../process/load-module.ts'
import type { Tables } from './schema/schema.ts'

export type EngineName = 'sqlite' | 'postgres'
/** A migration file's `up`: the statements that lead to the next version, in order. Never changed once released. */
export type Migration = (schema: SchemaModule, engine: EngineName) => Compilable[]

/** A raw statement that the schema builder cannot express. */
export const statement = (text: string): Compilable => ({ compile: () => CompiledQuery.raw(text) })

/**
 * Columns of a new table by name and type, as `hash text! unique, game_id bigint! >> game`: `!` not null, `=0` that and 0 where an insert has none,
 * `key` the primary key, `> table` refers to its id, `>> table` goes with it.
 */
export const addColumns = (engine: EngineName) => {
  const types = {
    text: 'text',
    integer: 'integer',
    bigint: 'bigint',
    real: 'double precision',
    bytes: engine === 'sqlite' ? 'blob' : 'bytea',
  } as const
  return (...lists: string[]) =>
    <T extends string>(start: CreateTableBuilder<T, string>) =>
      lists
        .flatMap((list) => list.split(', '))
        .reduce((table, column) => {
          const [, name = '', type = '', mark = '', word = '', arrow = '', target = ''] =
            /^(\w+) (\w+)(!|=0)?(?: (unique|key))?(?: (>>?) (\w+))?$/.exec(column) ?? []
          return table.addColumn(name, types[type as keyof typeof types], (definition) => {
            const nullable = mark === '' ? definition : definition.notNull()
            const initial = mark === '=0' ? nullable.defaultTo(0) : nullable
            const referring = arrow === '' ? initial : initial.references(`${target}.id`)
            const owned = arrow === '>>' ? referring.onDelete('cascade') : referring
            return word === 'key' ? owned.primaryKey() : word === 'unique' ? owned.unique() : owned
          })
        }, start)
}

export type LoadedMigration = { name: string; statements: string[] }

const folder = new URL('./migrations/', import.meta.url)

/** All migrations in order, compiled for one engine: add one as a new file with the next number. */
export const loadMigrations = async (db: Kysely<Tables>, engine: EngineName): Promise<LoadedMigration[]> => {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-.*\.ts$/.test(name)).sort()
  return Promise.all(
    files.map(async (file) => {
      const { up } = (await loadModule(new URL(file, folder))) as { up: Migration }
      return { name: file.slice(0, -3), statements: up(db.schema, engine).map((statement) => statement.compile().sql) }
    }),
  )
}

/** How long a process waits for one that migrates, ms, and what it says then. */
export const migrationPatienceMs = 120_000
export const waitsForMigration = 'Another process is changing the tables of the database: waiting for it'

export const migrationTable = 'create table if not exists migration (name text primary key, applied_at bigint not null)'

/** First migration of the versions before 1.0.0 */
const beforeFirstRelease = '001-games'

/** Throws ConfigError for a database that was made before 1.0.0. */
export const refuseBeforeFirstRelease = (applied: ReadonlySet<unknown>): void => {
  if (applied.has(beforeFirstRelease))
    throw new ConfigError('The database was created by a version before 1.0.0 and cannot be opened: use an empty one')
}

/** Migrations that only a newer release has. */
export const newerIn = <Name>(applied: readonly Name[], migrations: readonly { name: string }[]): Name[] =>
  applied.filter((name) => !migrations.some((each) => each.name === name))

/** @throws ConfigError for a backup that is not of this release or an earlier one; `applied`: its migrations */
export const refuseStrangeBackup = (name: string, applied: readonly unknown[], migrations: readonly LoadedMigration[]): void => {
  refuseBeforeFirstRelease(new Set(applied))
  if (!applied.includes(migrations[0]?.name)) throw new ConfigError(`${name} holds no backup of Gamalyze: restore one, or check the name`)
  const newer = newerIn(applied, migrations)
  if (newer.length > 0) throw new ConfigError(`${name} is of a newer release (${newer.join(', ')}): restore it with that one`)
}

/** A database that a newer release has used stays open to the one before; a line says so. */
export const warnOfNewer = (applied: ReadonlySet<unknown>, knownMigrations: LoadedMigration[], warn: (line: string) => void): void => {
  const newer = newerIn([...applied], knownMigrations)
  if (newer.length > 0) warn(`A newer release has changed the database (${newer.join(', ')}): bring this one up to date`)
}
