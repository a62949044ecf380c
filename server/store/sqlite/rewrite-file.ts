import { workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/** Rewrites the SQLite file named by the data of this thread, whose exit code is 0 if that was done. */
const db = new Sqlite(workerData as string, { fileMustExist: true, timeout: 1000 })
db.pragma('secure_delete = on')
db.exec('vacuum')
db.close()
