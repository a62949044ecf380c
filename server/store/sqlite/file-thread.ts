import { parentPort, workerData } from 'node:worker_threads'
import Sqlite, { type Database } from 'better-sqlite3'
import { type FileOutcome, type FileTask, truncateLog } from './eraser.ts'
import { isDamage } from './problem-of.ts'

/** Pages in the log, and how many of them are in the file */
type Progress = { log: number; checkpointed: number }
/** The log is moved while others write, in passes that grow shorter; only the last pages of it keep them waiting. */
const [mostPasses, fewPages] = [20, 500]

const tasks: Record<FileTask['task'], (db: Database) => FileOutcome> = {
  rewrite(db) {
    db.pragma('secure_delete = on')
    db.exec('vacuum')
    return 'done'
  },
  empty(db) {
    db.pragma('busy_timeout = 50')
    for (let passes = 0, moved = 0; passes < mostPasses; passes += 1) {
      const [{ log, checkpointed }] = db.pragma('wal_checkpoint(passive)') as [Progress]
      // Somebody reads an older state: to try more would only keep others waiting.
      if (checkpointed < log) return 'busy'
      if (log - moved < fewPages) return truncateLog(db) ? 'done' : 'busy'
      moved = log
    }
    return 'busy'
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
