import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import Sqlite, { type Database } from 'better-sqlite3'
import type { RewriteOutcome } from './rewrite-file.ts'

/** ms from a deletion, or from a try that another process blocked, until the log is emptied */
const pause = 1000
/** Largest file that is written anew while the server runs, bytes: 29 MB took 0.6 s on a busy machine, once an hour at most. */
const largestRewrite = 32 * 1024 * 1024

/** Moves the log's pages to the database file and empties it; false while another process, such as a backup, reads an older state. */
export const truncateLog = (db: Database): boolean => {
  const [result] = db.pragma('wal_checkpoint(truncate)') as { busy: number }[]
  return result?.busy === 0
}

/** Writes the file anew in a thread of its own, while which writes wait and everything else goes on. */
const rewriteAside = async (file: string): Promise<RewriteOutcome> => {
  const thread = new Worker(new URL('./rewrite-file.ts', import.meta.url), { workerData: file, execArgv: [] })
  const [outcome] = await once(thread, 'message').catch(() => ['busy'])
  return outcome
}

/**
 * Deletions overwrite their content (`secure_delete`), but the log still holds the pages as they were. And where SQLite has moved rows
 * between pages their old place is not overwritten: of 12,071 deleted ids four were still in the file. So the log is emptied after
 * deletions, and a file of usual size written anew within the hour; `user_version` says that it is due.
 */
export const createEraser = (db: Database, problemOf: (error: unknown) => unknown) => {
  let timer: NodeJS.Timeout | undefined
  let rewrite: Promise<RewriteOutcome> | undefined
  const erase = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      try {
        db.pragma('user_version = 1')
        if (truncateLog(db)) return
      } catch {
        // Another process is writing.
      }
      erase()
    }, pause).unref()
  }
  const pragma = (name: string) => Number(db.pragma(name, { simple: true }))
  return {
    erase,
    async scrub(): Promise<void> {
      if (pragma('user_version') === 0 || pragma('page_count') * pragma('page_size') > largestRewrite) return
      // A deletion in the meantime makes it due again.
      db.pragma('user_version = 0')
      rewrite = rewriteAside(db.name)
      const outcome = await rewrite
      if (outcome === 'damaged') throw problemOf(new Sqlite.SqliteError('the file is damaged', 'SQLITE_CORRUPT'))
      if (outcome === 'done') truncateLog(db)
      else db.pragma('user_version = 1')
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await rewrite
    },
  }
}
