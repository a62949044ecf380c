import type { Database } from 'better-sqlite3'
import { isBusy } from './problem-of.ts'

/** ms between tries to get the lock */
const lockPause = 20
/** ms after a transaction of several: who comes meanwhile shares the next one. Who writes alone waits for nothing. */
const interval = 2

type Outcome = { value: unknown } | { error: unknown }

type Job = {
  run(): unknown
  /** Called after the commit, or with the reason it failed. */
  done(outcome: Outcome): void
}

/**
 * Durable group commit: jobs that arrive in one turn of the event loop, under load within `interval`, share one transaction, so one fsync, and
 * each is acknowledged after it. If one fails, all are rolled back and run again, each in its own savepoint, so that a bad one does
 * not fail its neighbours.
 * `problemOf` classifies what SQLite throws. While another process, such as the command line, holds the write lock, jobs wait up to `lockPatience` ms, and reads go on.
 */
export const groupCommit = (db: Database, lockTimeoutMs: number, problemOf: (error: unknown) => unknown) => {
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const rollback = db.prepare('rollback')
  const save = db.prepare('savepoint job')
  const release = db.prepare('release job')
  const undo = db.prepare('rollback to job')
  let waiting: Job[] = []
  /** When the queued jobs give up waiting for the lock, ms */
  let waitUntil: number | undefined
  let nextAt = 0

  /** Runs in a savepoint. If it throws it is rolled back, unless the whole transaction is gone. */
  const saved = <T>(run: () => T): T => {
    save.run()
    try {
      return run()
    } catch (error) {
      if (db.inTransaction) undo.run()
      throw error
    } finally {
      if (db.inTransaction) release.run()
    }
  }

  const outcomeOf = (job: Job): Outcome => {
    try {
      return { value: saved(job.run) }
    } catch (error) {
      if (!db.inTransaction) throw error
      return { error: problemOf(error) }
    }
  }

  const outcomesOf = (jobs: Job[]): Outcome[] => {
    const [only] = jobs
    // It needs no savepoint: if it throws, the transaction is rolled back.
    if (only && jobs.length === 1) return [{ value: only.run() }]
    try {
      return saved(() => jobs.map(({ run }) => ({ value: run() })))
    } catch (error) {
      if (!db.inTransaction) throw error
      return jobs.map(outcomeOf)
    }
  }

  /** Outcomes of all jobs, or the one reason why none was stored; undefined while another process holds the lock. */
  const transact = (jobs: Job[], mayWait: boolean): Outcome[] | undefined => {
    try {
      begin.run()
    } catch (error) {
      if (mayWait && isBusy(error)) return undefined
      return jobs.map(() => ({ error: problemOf(error) }))
    }
    let outcomes: Outcome[] = []
    try {
      outcomes = outcomesOf(jobs)
      commit.run()
      return outcomes
    } catch (error) {
      if (db.inTransaction) rollback.run()
      // A statement that found the file damaged fails the commit too, and only that statement can tell when the file works again.
      return jobs.map((_, index) => (outcomes[index] && 'error' in outcomes[index] ? outcomes[index] : { error: problemOf(error) }))
    }
  }

  const flush = (mayWait: boolean): void => {
    if (waiting.length === 0) return
    waitUntil ??= performance.now() + lockTimeoutMs
    const jobs = waiting
    const outcomes = transact(jobs, mayWait && performance.now() < waitUntil)
    if (!outcomes) return void setTimeout(() => flush(true), lockPause)
    waiting = []
    waitUntil = undefined
    nextAt = jobs.length > 1 ? performance.now() + interval : 0
    for (const [index, outcome] of outcomes.entries()) jobs[index]?.done(outcome)
  }

  return {
    /** Runs the job in the next transaction; settles when that is on disk. It may run twice; only the second run then counts. */
    add<T>(run: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) {
          const pause = nextAt === 0 ? 0 : nextAt - performance.now()
          if (pause > 0) setTimeout(() => flush(true), pause)
          else setImmediate(() => flush(true))
        }
        waiting.push({ run, done: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as T)) })
      })
    },
    flush: () => flush(false),
  }
}
