import { parentPort, workerData } from 'node:worker_threads'
import Sqlite, { type Database } from 'better-sqlite3'
import { isDamage } from './problem-of.ts'

/** `rewrite` the file, `empty` its log, or `check` whether it is whole. */
export type FileTask = { file: string; task: keyof typeof tasks }
/** `busy`: another process wrote, or reads an older state. */
export type FileOutcome = 'done' | 'busy' | 'damaged'

/** Moves the log's pages to the database file and empties it; false while another process, such as a backup, reads an older state. */
export const truncateLog = (db: Database): boolean => {
  const [result] = db.pragma('wal_checkpoint(truncate)') as { busy: number }[]
  return result?.busy === 0
}

const tasks = {
  rewrite(db: Database): FileOutcome {
    db.pragma('secure_delete = on')
    db.exec('vacuum')
    return 'done'
  },
  empty(db: Database): FileOutcome {
    // Most is moved while others write; only the rest keeps them waiting.
    db.pragma('wal_checkpoint(passive)')
    db.pragma('busy_timeout = 50')
    return truncateLog(db) ? 'done' : 'busy'
  },
  check: (db: Database): FileOutcome => (db.pragma('quick_check(1)', { simple: true }) === 'ok' ? 'done' : 'damaged'),
}

const run = ({ file, task }: FileTask): FileOutcome => {
  try {
    const db = new Sqlite(file, { fileMustExist: true, timeout: 1000 })
    try {
      return tasks[task](db)
    } finally {
      db.close()
    }
  } catch (error) {
    return isDamage(error) ? 'damaged' : 'busy'
  }
}

/** Does what the data of this thread say. */
parentPort?.postMessage(run(workerData as FileTask))
