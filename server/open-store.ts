import { accessSync, constants, mkdirSync } from 'node:fs'
import { type Config, ConfigError, databaseFile } from './config.ts'
import type { Store } from './store/store.ts'

/** The only place that names a store engine: PostgreSQL with DATABASE_URL, else the SQLite file. Migrates before it returns. */
export async function openStore(config: Config): Promise<Store> {
  try {
    return await openEngine(config)
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error)) throw error
    const reason = 'code' in error ? String(error.code) : error.message
    throw new ConfigError(`The database cannot be opened (${reason}): check ${config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}`)
  }
}

async function openEngine(config: Config): Promise<Store> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./store/postgres/open-postgres.ts')
    return openPostgres({ url: config.databaseUrl, pool: config.databasePool })
  }
  prepareFolder(config.dataDir)
  const { openSqlite } = await import('./store/sqlite/open-sqlite.ts')
  return openSqlite(databaseFile(config))
}

/** Makes the data folder; throws ConfigError when it cannot be written. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigError(`Bad setting: DATA_DIR must be a folder that can be written (${folder})`)
  }
}
