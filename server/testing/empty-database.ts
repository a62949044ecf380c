import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../store/sqlite/open-sqlite.ts'

let migrated: Promise<Buffer> | undefined
/** The bytes of an empty SQLite database that is migrated once. */
const migratedFile = (): Promise<Buffer> => {
  migrated ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gamalyze-migrated-'))
    const file = join(folder, 'gamalyze.sqlite')
    await (await openSqlite(file)).engine.close()
    const bytes = readFileSync(file)
    rmSync(folder, { recursive: true })
    return bytes
  })()
  return migrated
}

/** Makes a file of a migrated, empty SQLite database, and returns its path: the migrations take most of what it is to open a new one. */
export const newSqliteFile = async (file: string): Promise<string> => {
  writeFileSync(file, await migratedFile(), { mode: 0o600 })
  return file
}

/**
 * Puts a migrated, empty database into a data folder that is empty, or made for it: each server and command begins with a copy, as the migrations
 * take most of a start. A folder that cannot be had is left to what is tested.
 */
export const putEmptyDatabase = async (dataDir: string): Promise<void> => {
  try {
    mkdirSync(dataDir, { mode: 0o700 })
  } catch {}
  if (isEmpty(dataDir)) await newSqliteFile(join(dataDir, 'gamalyze.sqlite'))
}

const isEmpty = (folder: string): boolean => {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return false
  }
}
