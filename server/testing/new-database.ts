import { inject } from 'vitest'
import { databaseFrom } from './fork-postgres.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    /** Answers each call with the URL of a new, empty database. */
    databases: string
  }
}

/** The URL of a new, empty database on the PostgreSQL of this run, for tests of migrations. */
export const emptyDatabase = (): Promise<string> => databaseFrom(inject('databases'))

/** The URL of a new database that is migrated already. */
export const newDatabase = (): Promise<string> => databaseFrom(`${inject('databases')}/migrated`)
