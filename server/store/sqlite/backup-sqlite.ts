import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { refuseBeforeFirstRelease } from '../migrate.ts'

/** Takes a consistent copy of a SQLite file while a server keeps writing. */
export const backupSqlite = async (from: string, to: string): Promise<void> => {
  const db = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    refuseBeforeFirstRelease(new Set(db.prepare('select name from migration').pluck().all()))
    // Whoever can read the copy can open every report, so it is private whatever the umask.
    closeSync(openSync(to, 'wx', 0o600))
    await db.backup(to)
  } finally {
    db.close()
  }
}
