import { closeSync, openSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../../process/config.ts'
import { pauseBackup } from '../clock-guard.ts'

/** Maximum copies that are made again because games were deleted meanwhile */
const tries = 10

/** Nothing old is removed from a restored backup for a day. */
const pause = (file: string): void => {
  const copy = new Sqlite(file, { fileMustExist: true })
  try {
    copy.exec(pauseBackup)
  } finally {
    copy.close()
  }
}

/** Takes a consistent copy of a SQLite file in use, again if a game is deleted meanwhile, else throws ConfigError. `onCopy`: written, not yet checked. */
export const backupSqlite = (from: string, to: string, onCopy = () => {}): void => {
  const db = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    for (let left = tries; left > 0; left -= 1) {
      // Whoever can read the copy can open every report, so it is private whatever the umask.
      closeSync(openSync(to, 'wx', 0o600))
      db.prepare('vacuum into ?').run(to)
      onCopy()
      db.prepare('attach ? as copy').run(to)
      const isStale = db.prepare('select 1 from copy.game where id not in (select id from main.game) limit 1').get() !== undefined
      db.exec('detach copy')
      if (!isStale) {
        pause(to)
        return
      }
      rmSync(to)
    }
  } finally {
    db.close()
  }
  throw new ConfigError('Games keep being deleted: take the backup again when that is done')
}
