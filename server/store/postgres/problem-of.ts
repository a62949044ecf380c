import { type Again, DatabaseProblem, ProblemError } from '../../errors/problem.ts'

/** Classes of SQLSTATE (appendix A of PostgreSQL's manual) that mean an error in our own statement or its values */
const ourFault = /^(21|22|23|42)/
/** Exceptions: a missing permission is the installation's error, an existing prepared statement a pooler's. */
const missingRight = '42501'
const duplicateStatement = '42P05'
/** No room, I/O errors, missing files, corrupted pages */
const ofDisk = /^(53100|58|XX00[12])/

/** pg has no codes for what goes wrong on the connection itself. */
const codeOfText = (text: string): string =>
  /\bSSL\b/.test(text) ? 'TLS' : /SASL|^received|invalid response/i.test(text) ? 'PROTOCOL' : 'LOST'

/** What pg rejected with, as an outage unless it is a fault of ours: nothing is known to be stored, so a retry is safe. `again` does it once more. */
export const problemOf = (error: unknown, again?: Again): unknown => {
  if (!(error instanceof Error) || error instanceof ProblemError || error instanceof TypeError || error instanceof RangeError) return error
  const code = 'code' in error && error.code ? String(error.code) : codeOfText(error.message)
  if (ourFault.test(code) && code !== missingRight && code !== duplicateStatement) return error
  return new DatabaseProblem(ofDisk.test(code) ? 'disk' : 'database', code, {
    again,
    // PostgreSQL names what may not be used, and never quotes values here.
    missing: code === missingRight ? error.message : undefined,
  })
}
