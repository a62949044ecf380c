import { afterAll, beforeAll } from 'vitest'
import { jobsContract } from '../../testing/jobs-contract.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts'
import { createStore } from '../create-store.ts'
import { openPostgres } from './open-postgres.ts'

let postgres: TestPostgres
let url: string
beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.newDatabase()
})
afterAll(() => postgres.close())

storeContract('PostgreSQL store', async () => createStore(await openPostgres({ url, pool: 4 })))

jobsContract('PostgreSQL line of jobs', async () => openPostgres({ url: await postgres.newDatabase(), pool: 4 }))
