import { expect, test } from 'vitest'
import { DatabaseProblem } from '../../errors/problem.ts'
import { openPool } from './database.ts'
import { problemOf } from './problem-of.ts'

/** An error as pg rejects with: PostgreSQL's have a SQLSTATE, Node's and OpenSSL's a name. */
const errorOf = (code: string) => Object.assign(new Error('permission denied for table game'), { code })
const partOf = (error: Error): string | undefined => {
  const problem = problemOf(error)
  return problem instanceof DatabaseProblem ? `${problem.part} ${problem.cause}` : undefined
}

const database =
  '08006 0A000 25006 25P02 25P03 26000 28000 28P01 3D000 40001 40P01 42501 42P05 53200 53300 55000 55P03 57014 57P01 57P02 57P03 XX000 ' +
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN EADDRNOTAVAIL ENOTFOUND EAI_AGAIN EMFILE EPROTO ' +
  'ERR_TLS_CERT_ALTNAME_INVALID CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE'
test.each(database.split(' '))('%s is an outage of the database', (code) => {
  expect(partOf(errorOf(code))).toBe(`database ${code}`)
})

test.each(['53100', '58030', '58P01', 'XX001', 'XX002'])('%s is an outage of its disk', (code) => {
  expect(partOf(errorOf(code))).toBe(`disk ${code}`)
})

test.each(['21000', '22003', '22P02', '23505', '23503', '42601', '42703', '42P01'])('%s is a fault of ours', (code) => {
  expect(partOf(errorOf(code))).toBeUndefined()
})

test.each([
  ['Connection terminated unexpectedly', 'LOST'],
  ['timeout exceeded when trying to connect', 'LOST'],
  ['The server does not support SSL connections', 'TLS'],
  ['SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing', 'PROTOCOL'],
])('"%s", which has no code, is an outage %s', (text, cause) => {
  expect(partOf(new Error(text))).toBe(`database ${cause}`)
})

test('an error of the language is a fault of ours', () => {
  expect(partOf(new TypeError('x is not a function'))).toBeUndefined()
})

test('a missing right is named in the words of PostgreSQL', () => {
  expect(problemOf(errorOf('42501'))).toMatchObject({ missing: 'permission denied for table game' })
})

test.each([
  ['a name that is not in DNS', 'postgres://nobody:x@no-such-host.invalid/none', /^(ENOTFOUND|EAI_AGAIN)$/],
  ['a port where nothing listens', 'postgres://nobody:x@127.0.0.1:9/none', /^ECONNREFUSED$/],
])('%s is an outage of the database', async (_what, url, cause) => {
  const pool = openPool(url, 1)
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'unavailable', cause: expect.stringMatching(cause) })
  await pool.end()
})
