import type { Database } from 'better-sqlite3'
import { ProblemError } from '../../problem.ts'

interface Job {
  run(): unknown
  /** Called after the commit, or with the reason why it did not happen. */
  done(outcome: { value: unknown } | { error: unknown }): void
}

/**
 * Durable group commit: the jobs that arrive in one turn of the event loop share one transaction, so one fsync, and each is
 * acknowledged after it. A savepoint a job keeps a bad one from taking its neighbours along. `onRollback` is called when anything
 * that ran was undone.
 */
export function groupCommit(db: Database, onRollback: () => void) {
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const rollback = db.prepare('rollback')
  const save = db.prepare('savepoint job')
  const release = db.prepare('release job')
  const undo = db.prepare('rollback to job')
  let waiting: Job[] = []

  function runSaved(job: Job): { value: unknown } | { error: unknown } {
    save.run()
    try {
      const value = job.run()
      release.run()
      return { value }
    } catch (error) {
      undo.run()
      release.run()
      onRollback()
      return { error }
    }
  }

  /** Outcomes of all jobs, or the one reason why none of them was kept. */
  function runTogether(jobs: Job[]): ({ value: unknown } | { error: unknown })[] {
    try {
      begin.run()
      const outcomes = jobs.map(runSaved)
      commit.run()
      return outcomes
    } catch (error) {
      if (db.inTransaction) rollback.run()
      onRollback()
      return jobs.map(() => ({ error: toProblem(error) }))
    }
  }

  function flush(): void {
    const jobs = waiting
    waiting = []
    const outcomes = runTogether(jobs)
    for (const [index, outcome] of outcomes.entries()) jobs[index]?.done(outcome)
  }

  return {
    /** Runs the job in the next transaction; settles when that is on disk. */
    add<T>(run: () => T): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({
          run,
          done: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as T)),
        })
      })
    },
    /** Commits what still waits. */
    flush(): void {
      if (waiting.length > 0) flush()
    },
  }
}

/** Disk full, lock held too long or the file gone: nothing was stored, trying again may help. */
function toProblem(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^SQLITE_(BUSY|FULL|IOERR|LOCKED|READONLY|CANTOPEN)/.test(code)
    ? new ProblemError('unavailable', 'the database cannot store now', 2)
    : error
}
