import { afterAll, beforeAll } from 'vitest'
import { createStore } from '../create-store.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { openPostgres } from './open-postgres.ts'
import { startTestPostgres, type TestPostgres } from '../../testing/test-postgres.ts'

let postgres: TestPostgres
let url: string
beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.newDatabase()
})
afterAll(() => postgres.close())

storeContract('PostgreSQL store', async () => createStore(await openPostgres({ url, pool: 4 })))
