import { parentPort, workerData } from 'node:worker_threads'
import Sqlite, { type Database } from 'better-sqlite3'
import { type FileOutcome, type FileTask, truncateLog } from './eraser.ts'
import { isDamage } from './problem-of.ts'

const tasks: Record<FileTask['task'], (db: Database) => FileOutcome> = {
  rewrite(db) {
    db.pragma('secure_delete = on')
    db.exec('vacuum')
    return 'done'
  },
  empty(db) {
    // Most is moved while others write; only the rest keeps them waiting.
    db.pragma('wal_checkpoint(passive)')
    db.pragma('busy_timeout = 50')
    return truncateLog(db) ? 'done' : 'busy'
  },
  check: (db) => (db.pragma('quick_check(1)', { simple: true }) === 'ok' ? 'done' : 'damaged'),
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
