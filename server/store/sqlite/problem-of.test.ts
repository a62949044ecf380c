import { expect, test } from 'vitest'
import { DatabaseProblem } from '../../errors/problem.ts'
import { problemOf } from './problem-of.ts'

test.each([
  ['SQLITE_BUSY', 'database'],
  ['SQLITE_FULL', 'disk'],
  ['SQLITE_IOERR_WRITE', 'disk'],
  ['SQLITE_READONLY_DBMOVED', 'disk'],
  ['SQLITE_CANTOPEN', 'disk'],
  ['SQLITE_CORRUPT', 'disk'],
  ['SQLITE_NOTADB', 'disk'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['SQLITE_ERROR', undefined],
  ['ERR_INVALID_ARG_TYPE', undefined],
])('%s is an outage of %s', (code, part) => {
  const problem = problemOf(Object.assign(new Error('x'), { code }))
  expect(problem instanceof DatabaseProblem ? problem.part : undefined).toBe(part)
})
