import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { jobsContract } from '../../testing/jobs-contract.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { createStore } from '../create-store.ts'
import { addJob } from '../work.ts'
import { openSqlite } from './open-sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeContract('SQLite store', async () => createStore(await openSqlite(join(folder, 'test.sqlite'))))

jobsContract('SQLite job queue', () => openSqlite(join(folder, 'jobs.sqlite')))

test('a job that was running when the process ended waits again', async () => {
  const file = join(folder, 'recovered.sqlite')
  const options = { clock: Date.now, report: () => {} }
  const before = await openSqlite(file)
  const lost = await before.openJobs(options)
  await before.engine.transact(() => addJob({ kind: 'analysis', key: 'k', network: '', data: {} }))
  expect(await lost.take('analysis')).toMatchObject({ key: 'k', attempt: 1 })
  await before.engine.close()
  const after = await openSqlite(file)
  const jobs = await after.openJobs(options)
  expect(await jobs.take('analysis')).toMatchObject({ key: 'k', attempt: 2 })
  await after.engine.close()
})
