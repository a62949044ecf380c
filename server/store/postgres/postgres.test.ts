import pg from 'pg'
import { expect, test } from 'vitest'
import { jobsContract } from '../../testing/jobs-contract.ts'
import { newDatabase } from '../../testing/new-database.ts'
import { type Plan, wholeOf } from '../../testing/store-contract/plans.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { openPostgres } from './open-postgres.ts'
import { jobRemovals, lookUps } from './postgres-jobs.ts'

const url = await newDatabase()

storeContract('PostgreSQL store', () => openPostgres({ url, pool: 4 }))

jobsContract('PostgreSQL job queue', async () => openPostgres({ url: await newDatabase(), pool: 4 }))

test('nothing looked up or removed in the queue reads the finished jobs, which are kept for an hour', async () => {
  const client = new pg.Client({ connectionString: await newDatabase() })
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
