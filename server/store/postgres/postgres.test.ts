import { afterAll, beforeAll } from 'vitest'
import { storeContract } from '../store-contract.ts'
import { openPostgres } from './open-postgres.ts'
import { startTestPostgres, type TestPostgres } from './test-postgres.ts'

let postgres: TestPostgres
let url: string
beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.newDatabase()
})
afterAll(() => postgres.close())

storeContract('PostgreSQL store', () => openPostgres({ url, pool: 4 }))
