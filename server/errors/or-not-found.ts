import { ProblemError } from './problem.ts'

/** Returns the value. @throws ProblemError `not_found` if it is undefined */
export const orNotFound = async <T>(found: Promise<T | undefined>): Promise<T> => {
  const value = await found
  if (value === undefined) throw new ProblemError('not_found')
  return value
}
