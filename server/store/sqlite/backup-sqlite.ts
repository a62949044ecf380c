import { closeSync, openSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** Takes a consistent copy of a SQLite file while a server keeps writing. It is written anew, so it holds nothing that was deleted before. */
export const backupSqlite = (from: string, to: string): void => {
  // Whoever can read the copy can open every report, so it is private whatever the umask.
  closeSync(openSync(to, 'wx', 0o600))
  const db = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    db.prepare('vacuum into ?').run(to)
  } finally {
    db.close()
  }
}
