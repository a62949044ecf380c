import { parentPort, workerData } from 'node:worker_threads'
import { backupSqlite } from './backup-sqlite.ts'

/** Takes a backup as the data of this thread says; a failure ends it. */
const { from, to } = workerData as { from: string; to: string }
backupSqlite(from, to)
parentPort?.postMessage('done')
