import { ProblemError } from './problem.ts'

/** What was looked for. @throws ProblemError `not_found` where there is none */
export const orNotFound = async <T>(found: Promise<T | undefined>): Promise<T> => {
  const value = await found
  if (value === undefined) throw new ProblemError('not_found')
  return value
}
