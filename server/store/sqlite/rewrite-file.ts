import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { isDamage } from './problem-of.ts'

/** `busy`: another process wrote. */
export type RewriteOutcome = 'done' | 'busy' | 'damaged'

const rewrite = (file: string): RewriteOutcome => {
  try {
    const db = new Sqlite(file, { fileMustExist: true, timeout: 1000 })
    db.pragma('secure_delete = on')
    db.exec('vacuum')
    db.close()
    return 'done'
  } catch (error) {
    return isDamage(error) ? 'damaged' : 'busy'
  }
}

/** Rewrites the SQLite file named by the data of this thread. */
parentPort?.postMessage(rewrite(workerData as string))
