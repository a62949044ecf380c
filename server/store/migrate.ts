import { readdir } from 'node:fs/promises'
import { ConfigError } from '../process/config.ts'
import { loadModule } from '../process/load-module.ts'

export type EngineName = 'sqlite' | 'postgres'
/** A migration file's `up`: the statements that lead to the next version, in order. Never changed once released. */
export type Migration = (engine: EngineName) => string[]

export type LoadedMigration = { name: string; statements: string[] }

const folder = new URL('./migrations/', import.meta.url)

/** All migrations in order: add one as a new file with the next number. */
export const loadMigrations = async (engine: EngineName): Promise<LoadedMigration[]> => {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-.*\.ts$/.test(name)).sort()
  return Promise.all(
    files.map(async (file) => {
      const { up } = (await loadModule(new URL(file, folder))) as { up: Migration }
      return { name: file.slice(0, -3), statements: up(engine) }
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
