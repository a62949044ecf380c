import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { type Config, databaseFile } from '../process/config.ts'

/** Direct access to a server's database, bypassing its store: for tests to inspect and break it. */
export type RawDatabase = {
  isSqlite: boolean
  run(sql: string): Promise<void>
  rows(sql: string): Promise<unknown[]>
  close(): Promise<void>
}

/** Opens the database of a server beside its store. */
export const openRawDatabase = async ({ deps: { config } }: { deps: { config: Config } }): Promise<RawDatabase> => {
  if (config.databaseUrl === undefined) {
    const db = new Sqlite(databaseFile(config))
    return {
      isSqlite: true,
      run: async (sql) => void db.exec(sql),
      rows: async (sql) => db.prepare(sql).all(),
      close: async () => void db.close(),
    }
  }
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  return {
    isSqlite: false,
    run: async (sql) => void (await client.query(sql)),
    rows: async (sql) => (await client.query(sql)).rows,
    close: () => client.end(),
  }
}
