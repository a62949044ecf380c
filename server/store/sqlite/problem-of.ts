import { type Again, DatabaseProblem, ProblemError } from '../../errors/problem.ts'

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Another process holds the lock that is needed. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

/** The file contains something that SQLite did not write. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))
const todoOfDamage = "stop the server, try sqlite3 gamalyze.sqlite 'pragma integrity_check', and restore a backup unless it says ok"

/** Result codes (sqlite.org/rescode.html) that mean an error in our own statement or its values */
const ourFault = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE|TOOBIG|SCHEMA)/
const ofDatabase = /^SQLITE_(BUSY|LOCKED|PROTOCOL|NOMEM|INTERRUPT)/

/** What SQLite threw, as an outage unless a fault of ours: nothing was stored, so a retry is safe. `not_found`: added to what has been removed. */
export const problemOf = (error: unknown, again?: Again): unknown => {
  const code = codeOf(error)
  // Its parent row was removed in the meantime.
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new ProblemError('not_found')
  if (!code.startsWith('SQLITE_') || ourFault.test(code)) return error
  return new DatabaseProblem(ofDatabase.test(code) ? 'database' : 'disk', code, { again, todo: isDamage(error) ? todoOfDamage : undefined })
}
