import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** Copies a SQLite file as it stands at one moment, while a server goes on writing. */
export const backupSqlite = async (from: string, to: string): Promise<void> => {
  // Whoever reads it can open every report: nobody else may, whatever the umask says.
  closeSync(openSync(to, 'wx', 0o600))
  const db = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    await db.backup(to)
  } finally {
    db.close()
  }
}
