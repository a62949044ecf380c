import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import { DatabaseProblem } from '../../errors/problem.ts'
import { jobsContract } from '../../testing/jobs-contract.ts'
import { newDatabase } from '../../testing/new-database.ts'
import { addGame, at, sampleDraws } from '../../testing/sample-draws.ts'
import { type Plan, wholeOf } from '../../testing/store-contract/plans.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { createStore } from '../store.ts'
import { openPool } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { jobRemovals, lookUps } from './postgres-jobs.ts'
import { problemOf } from './problem-of.ts'

const url = await newDatabase()

storeContract('PostgreSQL store', () => openPostgres({ url, pool: 4 }))

jobsContract('PostgreSQL job queue', () => openPostgres({ url, pool: 4 }))

test('draws that come at once are written together; a bad one, and one of a game that is being deleted, harm no other', async () => {
  const store = createStore(await openPostgres({ url, pool: 4 }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const operator = 'together'
  const uids = Array.from({ length: 12 }, () => randomUUID())
  for (const uid of uids) {
    await addGame(store, { uid, operator })
    await store.addDraw(sampleDraws(uid, 1)[0] as CardSelection, at)
  }
  const nth = (card: number) => uids.map((uid) => sampleDraws(uid, card)[card - 1] as CardSelection)
  const statuses = async (draws: CardSelection[]) =>
    (await Promise.allSettled(draws.map((draw) => store.addDraw(draw, at)))).map(({ status }) => status)
  for (let card = 2; card <= 11; card += 1) expect(new Set(await statuses(nth(card)))).toEqual(new Set(['fulfilled']))
  // Numbers of transactions are the whole server's: those that wrote these rows are counted, not what other databases took meanwhile.
  const { rows } = await client.query(
    `select count(distinct draw.xmin::text)::int as transactions from draw join game on id = "gameId" where operator = $1 and selection_id > 1`,
    [operator],
  )
  expect(rows[0].transactions).toBeLessThan(60)
  expect((await store.tallies.weeks(operator, 0, 1e6, false)).find(({ key }) => key === '11')).toMatchObject({ count: 12 })

  const others = Array(10).fill('fulfilled')
  await client.query('begin')
  await client.query('select id from game where uid = $1 for update', [uids[1]])
  // No text of PostgreSQL has this character.
  expect(await statuses(nth(12).map((draw, index) => (index === 11 ? { ...draw, card_color: '\0' } : draw)))).toEqual([
    others[0],
    'rejected',
    ...others.slice(1),
    'rejected',
  ])
  await client.query('rollback')
  expect(await statuses(nth(12))).toEqual(Array(12).fill('fulfilled'))
  await client.end()
  await store.close()
})

test('nothing looked up or removed in the queue reads the finished jobs, which are kept for an hour', async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into pgboss.job (name, state, policy, singleton_key, data, started_on, completed_on)
    select 'analysis', 'completed', 'exclusive', n, json_build_object('key', n), now(), now() - n * interval '1 s' from generate_series(1, 5000) as n`)
  await client.query('analyze pgboss.job_common')
  for (const sql of [...lookUps, jobRemovals.jobsOf.sql, jobRemovals.setAsideBefore.sql]) {
    const values = [sql.includes('to_timestamp') ? '0' : 'analysis', 'key'].filter((_, at) => sql.includes(`$${at + 1}`))
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, values)
    expect(
      rows.flatMap(({ 'QUERY PLAN': [{ Plan }] }) => wholeOf(Plan)),
      sql,
    ).toEqual([])
  }
  await client.end()
})

/** An error as pg rejects with: PostgreSQL's have a SQLSTATE, Node's and OpenSSL's a name. */
const errorOf = (code: string) => Object.assign(new Error('permission denied for table game'), { code })
const partOf = (error: Error): string | undefined => {
  const problem = problemOf(error)
  return problem instanceof DatabaseProblem ? `${problem.part} ${problem.cause}` : undefined
}

const ofDatabase =
  '08006 0A000 25006 25P02 25P03 26000 28000 28P01 3D000 40001 40P01 42501 42P05 53200 53300 55000 55P03 57014 57P01 57P02 57P03 XX000 ' +
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN EADDRNOTAVAIL ENOTFOUND EAI_AGAIN EMFILE EPROTO ' +
  'ERR_TLS_CERT_ALTNAME_INVALID CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE'
const ofDisk = '53100 58030 58P01 XX001 XX002'
const ours = '21000 22003 22P02 23505 23503 42601 42703 42P01'
test.each([
  ...ofDatabase.split(' ').map((code) => [code, `database ${code}`]),
  ...ofDisk.split(' ').map((code) => [code, `disk ${code}`]),
  ...ours.split(' ').map((code) => [code, undefined]),
])('%s is an outage of the %s, or undefined: a fault of ours', (code, part) => {
  expect(partOf(errorOf(`${code}`))).toBe(part)
})

test.each([
  [new Error('Connection terminated unexpectedly'), 'database LOST'],
  [new Error('timeout exceeded when trying to connect'), 'database LOST'],
  [new Error('The server does not support SSL connections'), 'database TLS'],
  [new Error('SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing'), 'database PROTOCOL'],
  [new TypeError('x is not a function'), undefined],
])('"%s", which has no code, is an outage of the %s', (error, part) => {
  expect(partOf(error)).toBe(part)
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
