import { once } from 'node:events'
import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import Sqlite, { type Database } from 'better-sqlite3'
import { minute } from '../../process/time.ts'
import { beside } from './lock-file.ts'

/** ms from a deletion, or from a try that another process blocked, until the log is emptied */
const pause = 1000
/** Largest file that is written anew while the server runs, bytes: 29 MB took 0.6 s on a busy machine, once an hour at most. */
const largestRewrite = 32 * 1024 * 1024
/** A log that is longer, bytes, was not emptied because somebody reads an older state. */
export const largestLog = 64 * 1024 * 1024
/** A larger file is not read whole, bytes: a second and a half on a slow disk. */
export const largestRead = 512 * 1024 * 1024
/** Share of the time that is spent on reading it */
const checkShare = 1 / 100

/** `rewrite` the file, `empty` its log, or `check` whether it is whole. */
export type FileTask = { file: string; task: 'rewrite' | 'empty' | 'check' }
/** `busy`: another process wrote, or reads an older state. */
export type FileOutcome = 'done' | 'busy' | 'damaged'

/** Moves the log's pages to the database file and empties it; false while another process, such as a backup, reads an older state. */
export const truncateLog = (db: Database): boolean => {
  const [result] = db.pragma('wal_checkpoint(truncate)') as { busy: number }[]
  return result?.busy === 0
}

/** Does it in a thread of its own: while it writes the file anew, writes wait and everything else goes on. */
const aside = async (data: FileTask): Promise<FileOutcome> => {
  const thread = new Worker(new URL('./file-thread.ts', import.meta.url), { workerData: data, execArgv: [] })
  const [outcome] = await once(thread, 'message').catch(() => ['busy'])
  return outcome
}

/** Sizes of a SQLite file and its log, bytes. */
export const sizesOf = (file: string) => ({
  data: statSync(file).size,
  log: statSync(beside(file, '-wal'), { throwIfNoEntry: false })?.size ?? 0,
})

/**
 * Deletions overwrite their content (`secure_delete`), but the log still holds the pages as they were. And where SQLite has moved rows
 * between pages their old place is not overwritten: of 12,071 deleted ids four were still in the file. So the log is emptied after
 * deletions, and a file of usual size written anew within the hour; `user_version` says that it is due.
 */
export const createEraser = (db: Database, problemOf: (error: unknown) => unknown, warn: (line: string) => void) => {
  let timer: NodeJS.Timeout | undefined
  let thread: Promise<FileOutcome> | undefined
  let isReported = false
  let nextCheck = 0
  const run = async (task: FileTask['task']): Promise<FileOutcome> => {
    await thread
    thread = aside({ file: db.name, task })
    const outcome = await thread
    if (outcome === 'damaged') throw problemOf(new Sqlite.SqliteError('the file is damaged', 'SQLITE_CORRUPT'))
    return outcome
  }
  const erase = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      try {
        db.pragma('user_version = 1')
        // A long one is left to the thread: 900 MB kept everybody waiting for 1.2 s.
        if (sizesOf(db.name).log <= largestLog && truncateLog(db)) return
      } catch {
        // Another process is writing.
      }
      erase()
    }, pause).unref()
  }
  /** A long log is moved by a thread, since a commit that did it would keep everybody waiting. */
  const shorten = async (): Promise<void> => {
    const { log } = sizesOf(db.name)
    const isLong = log > largestLog
    db.pragma(`wal_autocheckpoint = ${isLong ? 0 : 1000}`)
    const isBusy = isLong && (await run('empty')) === 'busy'
    if (isBusy && !isReported)
      warn(
        `the database's log has ${Math.round(log / 1e6)} MB and grows until what reads an older state, such as sqlite3 or a backup, has ended`,
      )
    if (!isLong && isReported) warn("the database's log is short again")
    isReported = isBusy || (isReported && isLong)
  }
  const pragma = (name: string) => Number(db.pragma(name, { simple: true }))
  return {
    erase,
    async scrub(): Promise<void> {
      if (pragma('user_version') === 0 || pragma('page_count') * pragma('page_size') > largestRewrite) return
      // A deletion in the meantime makes it due again.
      db.pragma('user_version = 0')
      if ((await run('rewrite')) === 'done') truncateLog(db)
      else db.pragma('user_version = 1')
    },
    async look(): Promise<void> {
      await shorten()
      const startedAt = performance.now()
      if (startedAt < nextCheck || sizesOf(db.name).data > largestRead) return
      // Once it is damaged it stays so.
      nextCheck = Number.POSITIVE_INFINITY
      await run('check')
      const now = performance.now()
      nextCheck = now + Math.max(minute, (now - startedAt) / checkShare)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await thread
    },
  }
}
